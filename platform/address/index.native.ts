import { addNetworkStateListener, getIpAddressAsync } from 'expo-network';

const NO_ADDRESS = '0.0.0.0';

/** This phone's address on the local network; null if it has none. With a VPN it may be another one's. */
export async function ownAddress(): Promise<string | null> {
  try {
    const address = await getIpAddressAsync();
    return address === NO_ADDRESS ? null : address;
  } catch {
    return null;
  }
}

/** Tells when the network changed, until the returned function is called. */
export function watchNetwork(onChange: () => void): () => void {
  const subscription = addNetworkStateListener(() => onChange());
  return () => subscription.remove();
}
