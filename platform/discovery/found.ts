import type { FoundTable } from './discovery';

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** What the network says about a service: anyone can say anything, and not everything is known at once. */
interface Heard {
  readonly name?: unknown;
  readonly port?: unknown;
  readonly addresses?: unknown;
}

function tableOf({ name, port, addresses }: Heard): FoundTable | undefined {
  const address = Array.isArray(addresses)
    ? addresses.find((text): text is string => typeof text === 'string' && IPV4.test(text))
    : undefined;
  if (typeof name !== 'string' || address === undefined) return undefined;
  if (typeof port !== 'number' || !Number.isInteger(port) || port < 1 || port > 65_535) return undefined;
  return { name, place: `${address}:${port}` };
}

/** The tables among the services heard of that can be called, by name. */
export function tablesIn(services: Readonly<Record<string, Heard>>): readonly FoundTable[] {
  return Object.values(services)
    .flatMap((service) => tableOf(service) ?? [])
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
