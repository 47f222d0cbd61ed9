import * as Clipboard from 'expo-clipboard';
import { Share } from 'react-native';

/** Puts text on the clipboard; false if the system does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    return await Clipboard.setStringAsync(text);
  } catch {
    return false;
  }
}

/** What became of a text that was offered: with `dismissed` the person turned away. */
export type Offered = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Offers text through the system's share sheet. */
export async function offerText(text: string): Promise<Offered> {
  try {
    const { action } = await Share.share({ message: text });
    return action === Share.sharedAction ? 'shared' : 'dismissed';
  } catch {
    return 'failed';
  }
}
