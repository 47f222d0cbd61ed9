import { tablesIn } from '@/platform/discovery/found';

const ADDRESSES = ['fe80::1', '192.168.1.5'];

describe('The tables among what a network says', () => {
  it.each([
    ['a table', { name: 'Ada', port: 8080, addresses: ADDRESSES }, ['192.168.1.5:8080']],
    ['one not resolved yet', { name: 'Ada' }, []],
    ['one without an address of the fourth kind', { name: 'Ada', port: 8080, addresses: ['fe80::1'] }, []],
    ['one whose addresses are none', { name: 'Ada', port: 8080, addresses: [7, 'a.b.c.d'] }, []],
    ['one whose addresses are no list', { name: 'Ada', port: 8080, addresses: '192.168.1.5' }, []],
    ['one without a name', { port: 8080, addresses: ADDRESSES }, []],
    ['port 0', { name: 'Ada', port: 0, addresses: ADDRESSES }, []],
    ['a port too high', { name: 'Ada', port: 65_536, addresses: ADDRESSES }, []],
    ['half a port', { name: 'Ada', port: 80.5, addresses: ADDRESSES }, []],
    ['a port in letters', { name: 'Ada', port: '8080', addresses: ADDRESSES }, []],
  ])('%s', (_what, service, places) => {
    expect(tablesIn({ one: service }).map(({ place }) => place)).toEqual(places);
  });

  it('are listed by name', () => {
    const of = (name: string) => ({ name, port: 1, addresses: ADDRESSES });
    const names = tablesIn({ 1: of('Cy'), 2: of('Ada'), 3: of('Bo') }).map(({ name }) => name);
    expect(names).toEqual(['Ada', 'Bo', 'Cy']);
  });
});
