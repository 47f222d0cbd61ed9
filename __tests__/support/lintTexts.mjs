import { ESLint } from 'eslint';

/** Lints the texts given on standard input ([path, text] pairs) as if they stood at their paths. */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const eslint = new ESLint();
const results = [];
for (const [path, text] of JSON.parse(Buffer.concat(chunks).toString())) {
  const [result] = await eslint.lintText(text, { filePath: path });
  results.push((result?.messages ?? []).map(({ message }) => message));
}
console.log(JSON.stringify(results));
