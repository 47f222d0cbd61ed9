import { readFileSync } from 'node:fs';

import type { Plugin } from 'esbuild';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';

import type { SearchSpeed } from './enchantedSearch';
import { underHermes, underNode } from './machines';

const PROGRAM = 'enchantedProgram';

/** How fast Enchanted's search is, here and, if asked for, in the interpreter that phones run. */
export interface EnchantedBench {
  readonly node: SearchSpeed;
  readonly hermes?: SearchSpeed;
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

export async function measureEnchanted(withHermes: boolean): Promise<EnchantedBench> {
  const node = await underNode<SearchSpeed>(PROGRAM);
  if (!withHermes) return { node };
  return { node, hermes: await underHermes<SearchSpeed>(PROGRAM, [asInTheApp]) };
}

/** A line for each machine. */
export function enchantedReport({ node, hermes }: EnchantedBench): string {
  const line = (machine: string, { nodesPerSecond }: SearchSpeed) =>
    `Enchanted search, ${machine.padEnd(8)}${nodesPerSecond.toLocaleString('en').padStart(12)} nodes/s`;
  return [line('Node', node), ...(hermes ? [line('Hermes', hermes)] : [])].join('\n');
}
