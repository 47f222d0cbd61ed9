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

/** Offers text through the system's share sheet; false if the person turned away. */
export async function shareText(text: string): Promise<boolean> {
  try {
    const { action } = await Share.share({ message: text });
    return action === Share.sharedAction;
  } catch {
    return false;
  }
}
