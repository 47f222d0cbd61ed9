import { useRouter } from 'expo-router';
import { StyleSheet } from 'react-native';

import { wilson, type GameRecord, type Level } from '@/engine';
import { puzzleRecordText } from '@/components/cipher/recordText';
import { Button, Card, Press, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { TOUCH, space } from '@/components/theme';
import { useHistory } from '@/stores';

const SHOWN = 30;

/** The level of the AI in a game against one. */
function levelIn({ people, you }: GameRecord): Level | undefined {
  const opponent = you === null ? undefined : people[you === 'X' ? 'O' : 'X'];
  return opponent?.kind === 'ai' ? opponent.level : undefined;
}

/** Whom a game was against, or which puzzle it was, and how it ended. */
function recordText(record: GameRecord): { readonly who: string; readonly result: string } {
  if (record.puzzle) return puzzleRecordText(record.puzzle, record.assisted);
  const level = levelIn(record);
  const who = level ? t('stats.against', { level: t(`level.${level}`) }) : t('stats.hotseat');
  if (record.result === 'draw') return { who, result: t('stats.drawn') };
  if (record.you === null) return { who, result: record.result };
  return { who, result: t(record.result === record.you ? 'stats.won' : 'stats.lost') };
}

function percent(share: number): number {
  return Math.round(share * 100);
}

function LevelResults({ level, games }: { readonly level: Level; readonly games: readonly GameRecord[] }) {
  const won = games.filter((game) => game.result === game.you).length;
  const drawn = games.filter((game) => game.result === 'draw').length;
  const rate = wilson(won, games.length);
  return (
    <Card>
      <Words as="heading">{t('stats.against', { level: t(`level.${level}`) })}</Words>
      <Words>{t('stats.tally', { won, drawn, lost: games.length - won - drawn })}</Words>
      <Words as="small" tone="muted">
        {t('stats.rate', { share: percent(rate.share), low: percent(rate.low), high: percent(rate.high) })}
      </Words>
    </Card>
  );
}

/** What finished games add up to, and the games themselves. */
export function StatsScreen() {
  const router = useRouter();
  const records = useHistory((state) => state.records);
  const counted = records.filter((record) => !record.assisted);
  const levels = (['easy', 'medium', 'hard', 'expert'] as const)
    .map((level) => ({ level, games: counted.filter((record) => levelIn(record) === level) }))
    .filter(({ games }) => games.length > 0);
  const assisted = records.length - counted.length;
  const recent = records.slice(-SHOWN).reverse();
  return (
    <Screen title={t('stats.title')}>
      {records.length === 0 ? (
        <Words>{t('stats.none')}</Words>
      ) : (
        <Words>{t('stats.games', { count: records.length })}</Words>
      )}
      {levels.map(({ level, games }) => (
        <LevelResults key={level} level={level} games={games} />
      ))}
      {assisted > 0 ? <Words tone="muted">{t('stats.assisted', { count: assisted })}</Words> : null}
      {recent.length > 0 ? <Words as="heading">{t('stats.recent')}</Words> : null}
      {recent.map((record) => {
        const game = t(`game.${record.game}.name`);
        const { who, result } = recordText(record);
        return (
          <Press
            key={record.id}
            label={`${t('stats.review', { game })}, ${who}, ${result}`}
            onPress={() => router.push({ pathname: '/review/[id]', params: { id: record.id } })}
            style={styles.row}
          >
            <Words>{t('stats.line', { game, who, result })}</Words>
          </Press>
        );
      })}
      {records.length === 0 ? (
        <Button kind="main" label={t('learn.try')} onPress={() => router.push('/new/classic')} />
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  row: { minHeight: TOUCH, justifyContent: 'center', paddingHorizontal: space.s },
});
