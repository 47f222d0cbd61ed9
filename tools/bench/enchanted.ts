import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, type Plugin } from 'esbuild';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';

import { searchSpeed, type SearchSpeed } from './enchantedSearch';

const HERMES = 'node_modules/hermes-engine-cli/linux64-bin/hermes';
const NODE_NODES = 3_000_000;
const HERMES_NODES = 300_000;

/** How fast Enchanted's search is, here and in the interpreter that phones run. */
export interface EnchantedBench {
  readonly node: SearchSpeed;
  /** Null where the Hermes program does not run. */
  readonly hermes: SearchSpeed | null;
}

/** Modules as the app's bundler makes them: an imported name is a property looked up at every use. */
const asInTheApp: Plugin = {
  name: 'as-in-the-app',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const { outputText } = transpileModule(readFileSync(path, 'utf8'), {
        compilerOptions: { module: ModuleKind.CommonJS, target: ScriptTarget.ES2015 },
      });
      return { contents: outputText, loader: 'js' };
    });
  },
};

async function inHermes(): Promise<SearchSpeed | null> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const outfile = join(folder, 'bench.js');
  try {
    await build({
      stdin: {
        contents: `import { searchSpeed } from './tools/bench/enchantedSearch'; print(JSON.stringify(searchSpeed(${HERMES_NODES})));`,
        resolveDir: process.cwd(),
      },
      bundle: true,
      format: 'iife',
      target: 'es2015',
      outfile,
      plugins: [asInTheApp],
      logLevel: 'error',
    });
    return JSON.parse(
      execFileSync(HERMES, ['-O', outfile], { encoding: 'utf8', stdio: 'pipe' }),
    ) as SearchSpeed;
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return null;
    throw problem;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Measures both. Wants a quiet core. */
export async function runEnchantedBench(): Promise<EnchantedBench> {
  searchSpeed(NODE_NODES / 10);
  return { node: searchSpeed(NODE_NODES), hermes: await inHermes() };
}

if (require.main === module) {
  void runEnchantedBench().then((bench) => console.log(JSON.stringify(bench, null, 2)));
}
