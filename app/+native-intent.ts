import { routable } from '@/platform/links/routable';

/** What Expo Router asks about every link that opens the app. */
export const redirectSystemPath = ({ path }: { readonly path: string }) => routable(path);
