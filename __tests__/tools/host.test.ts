import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { appendFile, mkdtemp, readFile, rm, truncate, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { importPuzzle } from '@/engine/cipher';
import { complete } from '@/engine/core';
import { nextPuzzle } from '@/tools/host/nextPuzzle';
import { loadSite, NO_BUILD } from '@/tools/host/site';
import { readOptions } from '@/tools/host/options';
import { openFileStore } from '@/tools/host/fileStore';
import { PHONE_DOOR } from '@/engine/nearby';
import { nearbyGames } from '@/engine/nearbyGames';
import { nodeSockets, openTable } from '@/platform/sockets/index.node';

import { openRealTable, seatRealGuest, until } from '../support/realTable';
import { CLASSIC_START, SECRET, tableRecord } from '../support/nearbyTable';

jest.setTimeout(60_000);

const ALICE = 'a'.repeat(32);
const BERT = 'b'.repeat(32);

describe('a table on a computer', () => {
  it('lets two guests play through it, and goes on after it was closed and opened again', async () => {
    const first = await openRealTable();
    const alice = seatRealGuest(first.port, ALICE, first.secret);
    await until('Alice is seated', () => alice.view().seat === 0);
    const bert = seatRealGuest(first.port, BERT, first.code);
    await until('Bert is seated', () => bert.view().seat === 1 && bert.view().length === 1);
    alice.tap(1, { t: 'move', m: 'b2' });
    await until('the move is with Bert', () => bert.view().length === 2);
    bert.tap(1, { t: 'move', m: 'a1' });
    await until('the answer is with Alice', () => alice.view().length === 3);
    expect(alice.answers).toEqual([null]);
    expect(bert.answers).toEqual([null]);

    const { port, data } = first;
    await first.stop();
    alice.tap(2, { t: 'move', m: 'c3' });
    const second = await openRealTable(data, port);
    expect(second.sid).toBe(first.sid);
    await until('the move made meanwhile is with Bert', () => bert.view().length === 4);
    await until('both are online', () => [alice, bert].every((guest) => guest.view().status === 'online'));
    const written = (await readFile(join(data, 'log.jsonl'), 'utf8')).trim().split('\n');
    expect(written).toHaveLength(4);
    expect(JSON.stringify(alice.record().entries)).toBe(`[${written.join(',')}]`);
    expect(JSON.stringify(bert.record().entries)).toBe(`[${written.join(',')}]`);
    alice.leave();
    bert.stop();
    await second.stop();
    await second.remove();
  });

  it('seats a guest again who was killed, with its saved record alone', async () => {
    const table = await openRealTable();
    const alice = seatRealGuest(table.port, ALICE, table.secret);
    await until('Alice is seated', () => alice.view().length === 1);
    alice.stop();
    const again = seatRealGuest(table.port, ALICE, '', alice.record());
    await until('Alice is back', () => again.view().status === 'online' && again.view().seat === 0);
    again.stop();
    await table.stop();
    await table.remove();
  });

  it('drops every socket and listens again on the same port', async () => {
    const table = await openRealTable();
    const alice = seatRealGuest(table.port, ALICE, table.secret);
    await until('Alice is seated', () => alice.view().status === 'online');
    expect(await table.table.relisten()).toEqual({ ok: true, value: table.port });
    await until('Alice noticed', () => alice.view().status !== 'online');
    await until('Alice is back', () => alice.view().status === 'online');
    alice.stop();
    await table.stop();
    await table.remove();
  });
});

describe('a table that listens anew', () => {
  async function occupy(port: number): Promise<Server> {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(port, '127.0.0.1', listening));
    return other;
  }

  it('does so once, however often it is asked at the same time', async () => {
    const table = await openRealTable();
    const { port } = table;
    const both = await Promise.all([table.table.relisten(), table.table.relisten()]);
    expect(both).toEqual([
      { ok: true, value: port },
      { ok: true, value: port },
    ]);
    await table.stop();
    await table.remove();
  });

  it('takes another port where its own is lost, and is found there', async () => {
    const sockets = nodeSockets('127.0.0.1');
    let stolen: Server | null = null;
    const opened = await openTable({
      sockets: {
        // What a phone meets when it wakes: its listener is gone, and its port is somebody else's.
        async listen(port, receive) {
          if (port !== 0) stolen ??= await occupy(port);
          return sockets.listen(port, receive);
        },
      },
      port: 0,
      games: nearbyGames,
      record: tableRecord(),
      entries: [],
      store: { save: () => Promise.resolve() },
      site: () => undefined,
      names: [],
      door: PHONE_DOOR,
      now: () => performance.now(),
    });
    if (!opened.ok) throw new Error(opened.code);
    const table = opened.value;
    const { port } = table;
    const again = await table.relisten();
    expect(again).toEqual({ ok: true, value: table.port });
    expect(table.port).not.toBe(port);
    expect(table.reachedAt()).toBeNull();
    const alice = seatRealGuest(table.port, ALICE, SECRET);
    await until('Alice is seated', () => alice.view().status === 'online');
    expect(table.reachedAt()).toBe('127.0.0.1');
    alice.stop();
    await table.stop();
    (stolen as Server | null)?.close();
  });
});

describe('a table that is closed for good', () => {
  it('tells its guests, who then try no more', async () => {
    const table = await openRealTable();
    const alice = seatRealGuest(table.port, ALICE, table.secret);
    await until('Alice is seated', () => alice.view().status === 'online');
    await table.table.close();
    await until('Alice knows', () => alice.view().status === 'ended');
    expect(alice.view().why).toBe('gone');
    alice.stop();
    await table.stop();
    await table.remove();
  });
});

async function openStore(folder: string) {
  const opened = await openFileStore(folder, { games: nearbyGames });
  if (!opened.ok) throw new Error(opened.code);
  return opened.value;
}

describe('the folder of a table', () => {
  const opening = { sid: '0123456789abcdef', code: '123456', secret: 'c'.repeat(32) };

  it('survives a last line cut short, and goes on from what is sound', async () => {
    const table = await openRealTable();
    const alice = seatRealGuest(table.port, ALICE, table.secret);
    await until('Alice is seated', () => alice.view().length === 1);
    alice.tap(1, { t: 'move', m: 'b2' });
    await until('the move is accepted', () => alice.answers.length === 1);
    alice.stop();
    await table.stop();
    const log = join(table.data, 'log.jsonl');
    await appendFile(log, '{"i":2,"by":1,"id":1,"a":{"t":"mo');
    const torn = await openStore(table.data);
    expect(torn.kept?.entries).toHaveLength(2);
    expect(torn.setAside).toBeNull();
    await torn.close();
    await truncate(log, (await readFile(log)).length - 60);
    const again = await openRealTable(table.data);
    await until('the torn line is gone', () => again.table.view().length >= 1);
    await again.stop();
    const lines = (await readFile(log, 'utf8')).split('\n');
    for (const line of lines.slice(0, -1)) JSON.parse(line);
    await table.remove();
  });

  const folderWith = async (files: Readonly<Record<string, string>>) => {
    const folder = await mkdtemp(join(tmpdir(), 'oxs-table-'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return folder;
  };

  it.each([
    ['no JSON', { 'table.json': '{"sid":' }],
    ['something else', { 'table.json': JSON.stringify({ ...opening, seats: [] }) }],
    ['a log without a table', { 'log.jsonl': '{"i":0}\n' }],
  ])('that holds %s is set aside under a date, and a new table begins', async (_, files) => {
    const folder = await folderWith(files);
    const store = await openStore(folder);
    expect(store.kept).toBeNull();
    expect(store.setAside).toMatchObject({ why: 'unreadable' });
    const [[name, text] = ['', '']] = Object.entries(files);
    expect(store.setAside?.folder).toMatch(/set-aside-\d{4}-\d\d-\d\dT/);
    expect(await readFile(join(store.setAside?.folder ?? '', name), 'utf8')).toBe(text);
    await store.close();
    await rm(folder, { recursive: true });
  });

  it('whose log is damaged in the middle goes on from what is sound, and keeps a copy of the rest', async () => {
    const table = await openRealTable();
    await until('the start is written', () => table.table.view().length === 1);
    await table.stop();
    const log = join(table.data, 'log.jsonl');
    const whole = `${await readFile(log, 'utf8')}noise\n{"i":2}\n`;
    await writeFile(log, whole);
    const store = await openStore(table.data);
    expect(store.kept?.entries).toHaveLength(1);
    expect(store.setAside?.why).toBe('damaged');
    expect(await readFile(join(store.setAside?.folder ?? '', 'log.jsonl'), 'utf8')).toBe(whole);
    await store.close();
    await table.remove();
  });

  it('is one program’s alone, until that program is done with it or dead', async () => {
    const table = await openRealTable();
    expect(await openFileStore(table.data, { games: nearbyGames })).toEqual({
      ok: false,
      code: 'folder-busy',
    });
    await table.stop();
    const lock = join(table.data, 'table.lock');
    // A number that no process has, and this one's own with the birthday of another.
    for (const dead of ['4194999 1', `${process.pid} 1`, '', 'nonsense']) {
      await writeFile(lock, dead);
      const store = await openStore(table.data);
      expect(await readFile(lock, 'utf8')).not.toBe(dead);
      await store.close();
    }
    await expect(readFile(lock)).rejects.toThrow('ENOENT');
    await table.remove();
  });

  it('can be made to begin anew, or to give a seat to someone else', async () => {
    const first = await openRealTable();
    const alice = seatRealGuest(first.port, ALICE, first.secret);
    await until('Alice is seated', () => alice.view().status === 'online');
    const bert = seatRealGuest(first.port, BERT, first.secret);
    await until('Bert is seated', () => bert.view().status === 'online');
    bert.stop();
    await first.stop();

    const full = await openRealTable(first.data, first.port);
    expect(full.remarks).toHaveLength(1);
    expect(full.remarks[0]).toContain('--free-seat all');
    await full.stop();
    const freed = await openRealTable(first.data, first.port, { freeSeats: [1] });
    expect(freed.remarks).toEqual([]);
    expect([freed.sid, freed.code === first.code, freed.secret === first.secret]).toEqual([
      first.sid,
      false,
      false,
    ]);
    const carl = seatRealGuest(freed.port, 'c'.repeat(32), freed.secret);
    await until('Carl has the seat', () => carl.view().seat === 1);
    await until('Alice kept hers', () => alice.view().status === 'online');
    alice.stop();
    carl.stop();
    await freed.stop();

    const anew = await openRealTable(first.data, 0, { fresh: true });
    expect(anew.sid).not.toBe(first.sid);
    expect(anew.remarks[0]).toContain('set-aside-');
    await anew.stop();
    await first.remove();
  });

  it('keeps a record whole and a log line by line', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'oxs-table-'));
    const store = await openStore(folder);
    expect(store.kept).toBeNull();
    const record = {
      ...opening,
      seats: [{ kind: 'free' }, { kind: 'free' }],
      opening: CLASSIC_START,
    } as const;
    await store.save({ slice: 'table', record });
    await store.close();
    const again = await openStore(folder);
    expect(again.kept).toEqual({ record, entries: [] });
    await again.close();
    await rm(folder, { recursive: true });
  });
});

describe('the pages', () => {
  it('are the files of the build, by exact path, packed and tagged', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'oxs-site-'));
    await mkdir(join(folder, '_expo'));
    await writeFile(join(folder, 'index.html'), '<p>page</p>');
    await writeFile(join(folder, 'about.html'), '<p>about</p>');
    await writeFile(join(folder, '_expo', 'app-0123456789abcdef0123456789abcdef.js'), 'x'.repeat(5000));
    const { site, files } = await loadSite(folder);
    expect(files).toBe(3);
    expect(site('/index.html')?.type).toBe('text/html; charset=utf-8');
    expect(site('/')).toBe(site('/index.html'));
    expect(site('/play/classic')).toBe(site('/index.html'));
    expect(site('/about')?.body?.toString()).toContain('about');
    const script = site('/_expo/app-0123456789abcdef0123456789abcdef.js');
    expect(script).toMatchObject({ immutable: true, type: 'text/javascript; charset=utf-8' });
    expect(script!.gzip!.length).toBeLessThan(200);
    expect(site('/index.html')?.immutable).toBe(false);
    for (const path of ['/missing.js', '/../package.json', '/_expo/../../x.js'])
      expect(site(path)).toBeUndefined();
    await rm(folder, { recursive: true });
  });

  it('say what is missing when there is no build', async () => {
    const { site, files } = await loadSite('/nowhere/at/all');
    expect(files).toBe(0);
    expect(Buffer.from(site('/')!.body!).toString()).toContain(NO_BUILD);
  });
});

describe('the command line', () => {
  it('is read with defaults', () => {
    expect(readOptions([])).toMatchObject({
      ok: true,
      value: { port: 8080, opening: CLASSIC_START, data: null, site: null, fresh: false, freeSeats: [] },
    });
    expect(readOptions(['--port', '0', '--board', '4x4x3', '--bind', '127.0.0.1', '--json'])).toMatchObject({
      ok: true,
      value: { port: 0, json: true, bind: '127.0.0.1', opening: { config: { size: 4, k: 3 } } },
    });
  });

  it.each([
    [['--prot', '1'], 'There is no option --prot.'],
    [['--port'], '--port needs a value.'],
    [['--port', 'x'], 'x is not a port: it must be a whole number from 0 to 65535.'],
    [['--port', '70000'], '70000 is not a port: it must be a whole number from 0 to 65535.'],
    [['--game', 'chess'], 'There is no game chess to host.'],
    [['--board', '9x9x9'], 'There is no board 9x9x9.'],
    [['--free-seat', '2'], '--free-seat takes 0, 1 or all, not 2.'],
  ])('is refused with a sentence: %j', (words, sentence) => {
    expect(readOptions(words)).toEqual({ ok: false, code: sentence });
  });

  function runHost(...words: string[]) {
    const child = spawn(process.execPath, ['tools/host/main.mjs', ...words]);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (err += String(chunk)));
    const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
    return { child, exit, out: () => out, err: () => err };
  }

  it('opens a table, says where in one line, and closes it on a signal; a busy port is one sentence', async () => {
    const data = await mkdtemp(join(tmpdir(), 'oxs-table-'));
    const host = runHost(
      '--port',
      '0',
      '--bind',
      '127.0.0.1',
      '--data',
      data,
      '--site',
      '/nowhere',
      '--json',
    );
    await until('the table is open', () => host.out().includes('\n'), 30_000);
    const told = JSON.parse(host.out()) as Record<string, string | number>;
    expect(Object.keys(told)).toEqual(['url', 'port', 'code', 'secret', 'sid']);
    expect(told.url).toBe(`http://127.0.0.1:${told.port}/#join=${told.secret}`);
    const busy = runHost('--port', String(told.port), '--bind', '127.0.0.1', '--site', '/nowhere');
    expect(await busy.exit).toBe(1);
    expect(busy.err()).toBe(
      `Port ${told.port} is taken by another program: choose another one with --port.\n`,
    );
    const same = runHost('--port', '0', '--data', data, '--site', '/nowhere');
    expect(await same.exit).toBe(1);
    expect(same.err()).toBe(
      `Another host has the table in ${data} open: stop it, or choose another folder with --data.\n`,
    );
    host.child.kill('SIGTERM');
    expect(await host.exit).toBe(0);
    const wrong = runHost('--port', 'x');
    expect(await wrong.exit).toBe(2);
    expect(wrong.err()).toMatch(/^x is not a port: .* Usage: npm run host -- .*\n$/);
    await rm(data, { recursive: true });
  });

  it('opens a new table every time, unless it is told where to keep one', async () => {
    const words = [
      '--port',
      '0',
      '--game',
      'classic',
      '--board',
      '3x3x3',
      '--bind',
      '127.0.0.1',
      '--site',
      '/nowhere',
    ];
    const [one, two] = [runHost(...words, '--json'), runHost(...words, '--json')];
    await until('both are open', () => [one, two].every(({ out }) => out().includes('\n')), 30_000);
    const [first, second] = [one, two].map(({ out }) => JSON.parse(out()) as Record<string, string | number>);
    expect(first?.sid).not.toBe(second?.sid);
    expect(first?.port).not.toBe(second?.port);
    const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('oxs-table-')).length;
    const before = folders();
    for (const { child } of [one, two]) child.kill('SIGTERM');
    expect(await Promise.all([one.exit, two.exit])).toEqual([0, 0]);
    expect(folders()).toBe(before - 2);
  });
});

describe('a race at a computer’s table', () => {
  it('is run over another puzzle each time, named after the first', async () => {
    const second = await nextPuzzle('PC1.M1#friends', 2);
    const made = complete(importPuzzle('PC1.M1#friends-2'));
    expect(made).toMatchObject({ ok: true, value: { config: second } });
    expect(await nextPuzzle('PC1.M1#friends', 3)).not.toEqual(second);
    expect(await nextPuzzle(`PC1.M1#${'x'.repeat(32)}`, 2)).toBeUndefined();
    expect(await nextPuzzle('no puzzle', 2)).toBeUndefined();
  });

  it('has it ready when both want a rematch', async () => {
    const first = complete(importPuzzle('PC1.M1#friends'));
    if (!first.ok) throw new Error(first.code);
    const opening = { t: 'start', game: 'cipher', config: first.value.config, marks: ['X', 'O'] } as const;
    const configOf = (number: number) => nextPuzzle('PC1.M1#friends', number);
    const table = await openRealTable(undefined, 0, { opening, configOf });
    const [alice, bert] = [ALICE, BERT].map((key) => seatRealGuest(table.port, key, table.secret));
    await until('both are seated', () => alice?.view().length === 1 && bert?.view().length === 1);
    await until('the next puzzle is made', () => table.table.view().hasNext);
    alice?.tap(1, { t: 'resign' });
    await until('the race is over', () => bert?.view().length === 2);
    for (const guest of [alice, bert]) guest?.tap(2, { t: 'rematch' });
    await until('the next race began', () => bert?.view().table.number === 2);
    expect(bert?.view().table.game?.start.config).toEqual(await configOf(2));
    for (const guest of [alice, bert]) guest?.stop();
    await table.stop();
    await table.remove();
  });
});
