import { WebSocket } from 'ws';

import { openRealTable, until } from '../support/realTable';

jest.setTimeout(30_000);

/*
 * A guest written from the description of the protocol alone: none of our own reading or writing of
 * messages is used here, so that what is described is also what is spoken.
 */
const ANNA = '00112233445566778899aabbccddeeff';
const BERT = 'ffeeddccbbaa99887766554433221100';

type Message = Readonly<Record<string, unknown>>;

interface Entry {
  readonly i: number;
  readonly by: unknown;
  readonly id: number;
  readonly a: Message;
  readonly h: string;
}

let table: Awaited<ReturnType<typeof openRealTable>>;
const sockets: WebSocket[] = [];

beforeEach(async () => {
  table = await openRealTable();
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await table.stop();
  await table.remove();
});

async function connect(path = '/') {
  const socket = new WebSocket(`ws://127.0.0.1:${table.port}${path}`);
  sockets.push(socket);
  const heard: Message[] = [];
  let closed: number | null = null;
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as Message));
  socket.on('close', (code) => (closed = code));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const all = (t: string) => heard.filter((message) => message.t === t);
  return {
    say: (message: Message) => socket.send(JSON.stringify(message)),
    all,
    log: () => all('log').flatMap(({ e }) => e as readonly Entry[]),
    async one(t: string): Promise<Message> {
      await until(`a ${t}`, () => all(t).length > 0);
      return all(t)[0] as Message;
    },
    async code(): Promise<number | null> {
      await until('the end', () => closed !== null);
      return closed;
    },
  };
}

function hello(key: string, more: Message = {}): Message {
  return { t: 'hello', v: 1, caps: ['classic'], key, have: 0, tip: '', ...more };
}

async function join(key: string, more: Message = {}) {
  const line = await connect();
  line.say(hello(key, { code: table.code, ...more }));
  return { ...line, welcome: await line.one('welcome') };
}

const move = (id: number, base: number, m: string) => ({ t: 'act', id, g: 1, base, a: { t: 'move', m } });

describe('the wire, as it is described', () => {
  it.each(['/', '/ws', '/table'])('is reached at %s', async (path) => {
    const line = await connect(path);
    line.say(hello(ANNA, { code: table.secret }));
    expect(await line.one('welcome')).toMatchObject({ v: 1, caps: ['classic'], sid: table.sid, seat: 0 });
  });

  it('seats two guests, plays, refuses and acknowledges', async () => {
    const anna = await join(ANNA);
    const bert = await join(BERT);
    expect(anna.welcome).toMatchObject({ seat: 0, from: 0, n: 1, last: 0 });
    expect(bert.welcome).toMatchObject({ seat: 1 });
    await until('the start', () => anna.log().length === 1);
    expect(anna.log()[0]).toMatchObject({ i: 0, by: 'host', id: 0, a: { t: 'start', game: 'classic' } });
    anna.say({ t: 'have', n: 1 });
    bert.say({ t: 'have', n: 1 });

    anna.say(move(1, 1, 'b2'));
    await until('the move is with both', () => [anna, bert].every((line) => line.log().length === 2));
    expect(bert.log()[1]).toMatchObject({ i: 1, by: 0, id: 1, a: { t: 'move', m: 'b2' } });
    expect(await anna.one('ack')).toEqual({ t: 'ack', id: 1, ok: true });

    bert.say(move(1, 2, 'b2'));
    expect(await bert.one('ack')).toMatchObject({ id: 1, ok: false, why: 'illegal' });
    bert.say(move(2, 1, 'a1'));
    await until('a stale one is refused', () => bert.all('ack').length === 2);
    expect(bert.all('ack')[1]).toMatchObject({ id: 2, ok: false, why: 'stale' });
    bert.say(move(3, 2, 'a1'));
    await until('a good one is not', () => anna.log().some(({ i }) => i === 2));

    anna.say(move(1, 1, 'b2'));
    await until('the same again has the same answer', () => anna.all('ack').length === 2);
    expect(anna.all('ack')[1]).toEqual({ t: 'ack', id: 1, ok: true });
    expect(table.table.view().length).toBe(3);

    anna.say({ t: 'ping' });
    await anna.one('pong');
    anna.say({ t: 'have', n: 0, need: true });
    await until('the whole log once more', () => anna.log().filter(({ i }) => i === 0).length === 2);
    anna.say({ t: 'leave' });
    expect(await anna.code()).toBe(1000);
  });

  it('knows a guest again by its key, goes on at what it has, and cuts its old line', async () => {
    const first = await join(ANNA);
    await until('the start', () => first.log().length === 1);
    const tip = first.log()[0]?.h;
    const second = await connect();
    second.say(hello(ANNA, { sid: table.sid, have: 1, tip }));
    expect(await second.one('welcome')).toMatchObject({ seat: 0, from: 1, n: 1 });
    expect(await first.one('bye')).toMatchObject({ why: 'superseded' });
    expect(await first.code()).toBe(4001);
    const lost = await connect();
    lost.say(hello(ANNA, { sid: table.sid, have: 1, tip: '0'.repeat(16) }));
    expect(await lost.one('welcome')).toMatchObject({ from: 0 });
  });

  it('says why it ends a line, in words and in the close code', async () => {
    const ends = async (message: Message) => {
      const line = await connect();
      line.say(message);
      return [(await line.one('bye')).why, await line.code()];
    };
    const wrong = table.code === '000000' ? '000001' : '000000';
    expect(await ends(hello(ANNA, { v: 2 }))).toEqual(['version', 4426]);
    expect(await ends(hello(ANNA, { code: wrong }))).toEqual(['code', 4401]);
    expect(await ends(hello(ANNA, { sid: 'f'.repeat(16) }))).toEqual(['gone', 4404]);
    expect(await ends(hello('short'))).toEqual(['garbage', 4400]);
    expect(await ends({ t: 'ping' })).toEqual(['garbage', 4400]);
    expect(await ends({ t: 'act', id: 0 })).toEqual(['garbage', 4400]);
    await join(ANNA);
    await join(BERT);
    expect(await ends(hello('0'.repeat(32), { code: table.secret }))).toEqual(['full', 4409]);
  });

  it('ignores kinds and keys it does not know', async () => {
    const anna = await join(ANNA, { mood: 'good' });
    anna.say({ t: 'wave' });
    anna.say({ t: 'ping', loudly: true });
    await anna.one('pong');
  });
});
