import type { Site } from '@/engine/nearby';

/** The pages that this device can serve to browsers: a browser can serve none. */
export async function guestSite(): Promise<Site | null> {
  return null;
}
