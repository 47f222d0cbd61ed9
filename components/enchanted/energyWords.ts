import { RULES, forecast, unreachable, type EnchantedState, type Player, type Upkeep } from '@/engine';
import { t } from '@/components/i18n';

/** Why the coming gain is what it is, each reason in a word or two. */
function reasonsOf(state: EnchantedState, player: Player, { reason, overheats }: Upkeep): readonly string[] {
  switch (reason) {
    case 'penalty':
      return [
        t('enchanted.next.penalty'),
        ...(state.flags.priority[player] ? [t('enchanted.next.priorityWaits')] : []),
      ];
    case 'priority':
    case 'plain':
      return [
        ...(!overheats && state.energies[player] === RULES.maxEnergy ? [t('enchanted.next.full')] : []),
        ...(reason === 'priority' ? [t('enchanted.next.priority')] : []),
      ];
    case 'first-turns':
      return [t('enchanted.next.firstTurns')];
    case 'no-turn':
      return [];
    default:
      return unreachable(reason);
  }
}

/** What a player's next turn will bring, in a few words: shown, and said, before it happens. */
export function forecastWords(state: EnchantedState, player: Player): string {
  const coming = forecast(state, player);
  if (coming.reason === 'no-turn') return t('enchanted.next.noTurn');
  const { overheats, energy } = coming;
  const gain = energy - state.energies[player];
  const overheat = { most: RULES.maxEnergy, low: RULES.overheatTo, energy };
  const headline = overheats
    ? t(player === state.current ? 'enchanted.next.wouldOverheat' : 'enchanted.next.overheats', overheat)
    : gain > 0
      ? t('enchanted.next.gain', { gain })
      : t('enchanted.next.none');
  return [headline, ...reasonsOf(state, player, coming)].join(', ');
}

/** A warning while a full store of energy is heating up; a forecast of the overheat itself says more. */
export function heatWords(state: EnchantedState, player: Player): string | null {
  const heat = state.flags.heat[player];
  if (heat === 0 || forecast(state, player).overheats) return null;
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
