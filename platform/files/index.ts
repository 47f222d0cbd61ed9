import { File, Paths } from 'expo-file-system';
import * as Sharing from 'expo-sharing';

const KIND = { mimeType: 'application/json', UTI: 'public.json' } as const;

/** Hands a text to the person as a file, through the system's share sheet; false if it could not be offered. */
export async function saveText(name: string, text: string): Promise<boolean> {
  try {
    // The system empties the cache when it needs the room: nothing has to be tidied up.
    const file = new File(Paths.cache, name);
    file.create({ overwrite: true });
    file.write(text);
    await Sharing.shareAsync(file.uri, KIND);
    return true;
  } catch {
    return false;
  }
}

/** The text of a file the person chooses; `undefined` if they choose none, `null` if it cannot be read. */
export async function loadText(): Promise<string | null | undefined> {
  try {
    const picked = await File.pickFileAsync({ mimeTypes: ['application/json', 'text/plain'] });
    return picked.canceled ? undefined : await picked.result.text();
  } catch {
    return null;
  }
}
