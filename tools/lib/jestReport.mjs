const MESSAGE_LINES = 40;
const COLOURS = /\u001b\[[0-9;]*m/g;

const plain = (text) => text.replace(COLOURS, '');
const shorten = (text) => plain(text).trim().split('\n').slice(0, MESSAGE_LINES).join('\n');
const nameOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ');

/** What Jest's JSON report says: how many tests passed, and each that failed or was skipped by its name. */
export function readReport({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ name: nameOf(test), message: shorten(test.failureMessages.join('\n')) }));
    // A file that cannot be loaded, or whose clean-up throws, fails without a failing test.
    return failed.length === 0 && status === 'failed' ? [{ name, message: shorten(message) }] : failed;
  });
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter((test) => ['pending', 'todo', 'disabled'].includes(test.status)).map(nameOf),
  );
  return { passed: numPassedTests, failures, skipped };
}

/** All failing tests: their names first, then what each says. */
export function failureText(failures) {
  return [
    ...failures.map(({ name }) => `✗ ${name}`),
    ...failures.map(({ name, message }) => `\n● ${name}\n\n${message}`),
  ].join('\n');
}

/** The lines by which tests say why they were skipped, and Jest why a run of passing tests failed. */
export function reasonsIn(output) {
  const lines = plain(output).split('\n');
  return {
    skipped: [
      ...new Set(
        lines.filter((line) => /^Skipped: |: skipped, because /.test(line.trim())).map((line) => line.trim()),
      ),
    ],
    unmet: lines.filter((line) => /coverage threshold/.test(line)),
  };
}
