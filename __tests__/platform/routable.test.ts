import { extractExpoPathFromURL } from 'expo-router/build/fork/extractPathFromURL';

import { redirectSystemPath } from '@/app/+native-intent';

/** The path that the router makes of a link on a phone. */
const pathOf = (link: string) => extractExpoPathFromURL([], redirectSystemPath({ path: link }));

describe('a link that opens the app', () => {
  it.each([
    ['oxs://puzzle/PC1.M4#k3f9a', 'puzzle/PC1.M4%23k3f9a'],
    ['oxs://puzzle/PC1.M4%23k3f9a', 'puzzle/PC1.M4%23k3f9a'],
    ['https://oxs.example/puzzle/PC1.M4#k3f9a', 'puzzle/PC1.M4%23k3f9a'],
    ['oxs://puzzle/PC1:2x3:2:AABBBA:0:TABABAB', 'puzzle/PC1:2x3:2:AABBBA:0:TABABAB'],
  ])('%s keeps the whole id of its puzzle: the seed was lost behind a bare #', (link, path) => {
    expect(pathOf(link)).toBe(path);
  });

  it('is left alone where it names no puzzle', () => {
    for (const link of ['oxs://daily', 'oxs://import/abc', 'http://192.168.0.7:8080/#join=0f']) {
      expect(redirectSystemPath({ path: link })).toBe(link);
    }
  });
});
