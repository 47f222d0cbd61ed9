import { openRealTable, rawSocket, until, UPGRADE } from '../support/realTable';

jest.setTimeout(30_000);

type Caller = Awaited<ReturnType<typeof rawSocket>>;

let table: Awaited<ReturnType<typeof openRealTable>>;
const callers: Caller[] = [];

beforeEach(async () => {
  table = await openRealTable();
});

afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy();
  await table.stop();
  await table.remove();
});

/** Calls from one address, several times at once. */
async function call(times: number, from: string, words: string): Promise<readonly Caller[]> {
  const made = await Promise.all(Array.from({ length: times }, () => rawSocket(table.port, false, from)));
  callers.push(...made);
  for (const caller of made) caller.write(words);
  return made;
}

const answered = (made: readonly Caller[]) => made.filter((caller) => caller.heard() !== '').length;
const sentAway = (made: readonly Caller[]) => made.filter((caller) => caller.over()).length;
const upgrade = () => UPGRADE(table.port);
const page = () => `GET / HTTP/1.1\r\nHost: 127.0.0.1:${table.port}\r\n\r\n`;

describe('the door of a table', () => {
  it('lets in six connections of an address and twelve in all; the rest wait in vain and go', async () => {
    const one = await call(7, '127.0.0.2', upgrade());
    await until('six of the first are in', () => answered(one) === 6);
    const two = await call(7, '127.0.0.3', upgrade());
    await until('six of the second are in', () => answered(two) === 6);
    const three = await call(1, '127.0.0.4', upgrade());
    await until('the others were sent away', () => sentAway([...one, ...two, ...three]) === 3);
    expect([answered(one), answered(two), answered(three)]).toEqual([6, 6, 0]);
    expect(table.table.connections()).toBe(12);
  });

  it('serves two browsers behind one address that load their pages at the same time', async () => {
    await call(2, '127.0.0.2', upgrade());
    const pages = await call(12, '127.0.0.2', page());
    await until('every request was answered', () => sentAway(pages) === 12);
    for (const { heard } of pages) expect(heard()).toMatch(/^HTTP\/1.1 200 OK/);
  });

  it('keeps what somebody says who waits, but no more than a head', async () => {
    const seated = await call(6, '127.0.0.2', upgrade());
    await until('six are in', () => answered(seated) === 6);
    const [patient, noisy] = [...(await call(1, '127.0.0.2', page())), ...(await call(1, '127.0.0.2', ''))];
    noisy?.write(Buffer.alloc(9000, 65));
    await until('the noisy one was sent away', () => noisy?.over() === true);
    expect(patient?.over()).toBe(false);
    seated[0]?.destroy();
    await until('the patient one was served', () => /^HTTP\/1.1 200 OK/.test(patient?.heard() ?? ''));
  });

  it('has the silent make room', async () => {
    const silent = await call(6, '127.0.0.2', '');
    const pages = await call(3, '127.0.0.2', page());
    await until('every request was answered', () => answered(pages) === 3);
    expect(sentAway(silent)).toBeGreaterThan(0);
  });
});
