import type { HttpRequest } from './http';

/** Where a table is reached: its port, and the names it gave out besides its addresses. */
export interface Gate {
  readonly port: number;
  /** `anna.local`; a computer also answers to `localhost`. */
  readonly names: readonly string[];
}

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const IPV6 = /^\[[0-9a-fA-F:.]{2,45}\]$/;
const DEFAULT_PORT = 80;

/**
 * Whether a request was meant for this table. A page of another site can only reach us by a name of
 * its own (DNS rebinding) or with its own `Origin` (cross-site requests); both are shut out here.
 */
export function isMeantForUs({ headers }: HttpRequest, gate: Gate): boolean {
  const { host, origin } = headers;
  if (host === undefined) return false;
  const [, name, port] = /^(.*?)(?::(\d{1,5}))?$/.exec(host) ?? [];
  if (name === undefined || Number(port ?? DEFAULT_PORT) !== gate.port) return false;
  const known = IPV4.test(name) || IPV6.test(name) || gate.names.includes(name.toLowerCase());
  return known && (origin === undefined || origin === `http://${host}`);
}
