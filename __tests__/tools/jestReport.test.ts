import { inNode } from '../support/inNode';

const REPORT = {
  numPassedTests: 5,
  testResults: [
    {
      name: '/oxs/__tests__/one.test.ts',
      status: 'failed',
      message: '● Console dumps and all',
      assertionResults: [
        { ancestorTitles: ['a board'], title: 'has nine cells', status: 'passed', failureMessages: [] },
        {
          ancestorTitles: ['a board'],
          title: 'has a middle',
          status: 'failed',
          failureMessages: ['\u001b[31mError: no middle\u001b[39m\n    at board.ts:1:1'],
        },
        { ancestorTitles: [], title: 'is round', status: 'failed', failureMessages: ['Error: square'] },
        { ancestorTitles: ['a link'], title: 'is bad', status: 'pending', failureMessages: [] },
      ],
    },
    {
      name: '/oxs/__tests__/two.test.ts',
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
  ],
};

const FAILURES = [
  { name: 'a board › has a middle', message: 'Error: no middle\n    at board.ts:1:1' },
  { name: 'is round', message: 'Error: square' },
  { name: '/oxs/__tests__/two.test.ts', message: 'Cannot find module' },
];

describe('the report of a run of tests', () => {
  it('names every test that failed or was skipped, and every file that could not be run', () => {
    expect(inNode('tools/lib/jestReport.mjs', 'readReport', REPORT)).toEqual({
      passed: 5,
      failures: FAILURES,
      skipped: ['a link › is bad'],
    });
  });

  it('lists all names before it goes into what each failure says', () => {
    const text = inNode('tools/lib/jestReport.mjs', 'failureText', FAILURES) as string;
    expect(text.split('\n').slice(0, 3)).toEqual(FAILURES.map(({ name }) => `✗ ${name}`));
    for (const { message } of FAILURES) expect(text).toContain(message);
  });

  it('finds why tests were skipped, and why a run of passing tests failed', () => {
    const output = [
      'PASS proofs',
      'Two namespaces: skipped, because making network namespaces needs root.',
      '      Skipped: hermes does not run on this machine.',
      'Jest: "./engine/" coverage threshold for branches (95%) not met: 94.2%',
      'Tests: 1 skipped, 5 passed, 6 total',
    ].join('\n');
    expect(inNode('tools/lib/jestReport.mjs', 'reasonsIn', output)).toEqual({
      skipped: [
        'Two namespaces: skipped, because making network namespaces needs root.',
        'Skipped: hermes does not run on this machine.',
      ],
      unmet: ['Jest: "./engine/" coverage threshold for branches (95%) not met: 94.2%'],
    });
  });
});
