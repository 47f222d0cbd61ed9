import { RULES, forecast, type EnchantedState, type Player } from '@/engine';
import { t } from '@/components/i18n';

/** What a player's next turn will bring, in a few words: shown, and said, before it happens. */
export function forecastWords(state: EnchantedState, player: Player): string {
  const { overheats, reason, energy } = forecast(state, player);
  if (overheats) return t('enchanted.next.overheats', { low: RULES.overheatTo, energy });
  const gain = energy - state.energies[player];
  if (reason === 'penalty') return t('enchanted.next.penalty');
  if (reason === 'priority') return t('enchanted.next.priority', { gain });
  if (reason === 'plain' && gain === 0) return t('enchanted.next.full');
  return t('enchanted.next.plain', { gain });
}

/** A warning while a full store of energy is heating up. */
export function heatWords({ flags, energies }: EnchantedState, player: Player): string | null {
  const heat = flags.heat[player];
  if (heat === 0 || heat >= RULES.overheatAfter || energies[player] < RULES.maxEnergy) return null;
  return t('enchanted.heat', { heat, limit: RULES.overheatAfter });
}

/** A seat's part of the game in words: points, energy and what comes next. */
export function seatWords(state: EnchantedState, player: Player): string {
  const parts = [
    t('enchanted.points', { count: state.scores[player], most: RULES.winScore }),
    t('enchanted.energy', { energy: state.energies[player], most: RULES.maxEnergy }),
    ...(state.result === null ? [forecastWords(state, player)] : []),
  ];
  const heat = state.result === null ? heatWords(state, player) : null;
  return [...parts, ...(heat === null ? [] : [heat])].join('. ');
}

/** Where the game stands on its clock. */
export function clockWords({ turn, phase }: EnchantedState): string {
  const last = RULES.turnLimit + RULES.suddenDeathTurns;
  if (phase === 'sudden-death') return t('enchanted.suddenDeath', { turn, last });
  return t('enchanted.turn', { turn, last: RULES.turnLimit });
}
