import { File, Paths } from 'expo-file-system';
import * as Sharing from 'expo-sharing';

const KIND = { mimeType: 'application/json', UTI: 'public.json' } as const;

/** What became of a file: with `offered` a share sheet showed it, which does not tell what was chosen there. */
export type Handed = 'saved' | 'offered' | 'failed';

/** Hands a text to the person as a file, through the system's share sheet. */
export async function saveText(name: string, text: string): Promise<Handed> {
  try {
    // The system empties the cache when it needs the room: nothing has to be tidied up.
    const file = new File(Paths.cache, name);
    file.create({ overwrite: true });
    file.write(text);
    await Sharing.shareAsync(file.uri, KIND);
    return 'offered';
  } catch {
    return 'failed';
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
