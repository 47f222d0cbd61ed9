/** This device's address on the local network: a browser is not told. */
export async function ownAddress(): Promise<string | null> {
  return null;
}

/** Tells when the network came back, until the returned function is called. */
export function watchNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  return () => window.removeEventListener('online', onChange);
}
