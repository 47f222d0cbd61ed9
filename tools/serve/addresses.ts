import { networkInterfaces } from 'node:os';

/** This computer's addresses that a phone on the same Wi-Fi could reach. */
export function lanAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter((entry) => entry.family === 'IPv4' && !entry.internal)
    .map((entry) => entry.address);
}
