import type { Handed } from './index';

/** Hands a text to the person as a download. */
export async function saveText(name: string, text: string): Promise<Handed> {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of the text by the time the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 0);
  return 'saved';
}

/** The text of a file the person chooses; `undefined` if they choose none, `null` if it cannot be read. */
export function loadText(): Promise<string | null | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json,text/plain';
  return new Promise((chosen) => {
    input.addEventListener('cancel', () => chosen(undefined));
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (!file) return chosen(undefined);
      file.text().then(chosen, () => chosen(null));
    });
    input.click();
  });
}
