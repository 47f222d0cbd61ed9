import type { Table } from '@/engine';
import { sittersFor } from '@/components/setup';
import { startTable, type EnchantedSetup } from '@/stores';

/** Opens a table from a set-up. X always moves first, so the seats swap after every game. */
export function startEnchanted({ opponent, start, rounds, mark, practice }: EnchantedSetup): Table {
  const holdsX = mark === 'X' ? 0 : 1;
  return startTable({
    game: 'enchanted',
    config: { start },
    sitters: sittersFor('enchanted', opponent),
    rules: { rounds, starter: 'x', marks: 'swap', holdsX, starts: holdsX },
    practice: opponent !== 'phone' && practice,
  });
}
