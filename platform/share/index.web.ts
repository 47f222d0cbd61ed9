import type { Offered } from './index';

/** The way that also works on a page from a private address, where the Clipboard API is withheld. */
function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  document.body.append(holder);
  holder.select();
  const copied = document.execCommand('copy');
  holder.remove();
  return copied;
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Browsers on computers seldom have a share sheet: there, sharing is copying. */
export async function offerText(text: string): Promise<Offered> {
  if (typeof navigator.share !== 'function') return (await copyText(text)) ? 'copied' : 'failed';
  try {
    await navigator.share({ text });
    return 'shared';
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'AbortError' ? 'dismissed' : 'failed';
  }
}
