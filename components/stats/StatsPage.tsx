import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { dayStreak, GAME_IDS, groupOf, NO_GAMES, type Stats, type Tally, type Where } from '@/engine';
import { Button, Card, Icon, Press, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { DayCalendar, ResultBars } from '@/components/charts';
import { RecordRow } from '@/components/history/RecordRow';
import { boardText } from '@/components/history/recordText';
import { TOUCH, space } from '@/components/theme';
import { today, useHistory, useStats } from '@/stores';

import { AccuracyCard } from './AccuracyCard';
import { byOpponent } from './byOpponent';
import { GroupCard } from './GroupCard';
import { PuzzlesCard } from './PuzzlesCard';
import { WherePicker } from './WherePicker';

const LATEST = 5;

function titleOf({ game, board, opponent, side }: Where): string {
  const parts = [
    game === undefined ? t('records.stats.all') : t(`game.${game}.name`),
    board === undefined ? '' : boardText(board),
    opponent === undefined || opponent === 'solo' ? '' : t(`records.opponent.${opponent}`),
    side ?? '',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** What finished games add up to. */
export function StatsPage() {
  const router = useRouter();
  const records = useHistory((state) => state.records);
  const stats = useStats();
  const [where, setWhere] = useState<Where>({});
  // The list of all games is one tap away: made ready while the figures are read, it opens at once.
  useEffect(() => router.prefetch('/history'), [router]);
  if (records.length === 0) {
    return (
      <Screen title={t('records.stats.title')}>
        <Words>{t('records.stats.none')}</Words>
        <Button kind="main" label={t('learn.try')} onPress={() => router.push('/new/classic')} />
        <Button icon="import" label={t('records.history.import')} onPress={() => router.push('/import')} />
      </Screen>
    );
  }
  const openHistory = () => router.push('/history');
  const group = groupOf(stats, where);
  const opponents = byOpponent(stats, where);
  return (
    <Screen
      title={t('records.stats.title')}
      actions={
        <Press label={t('records.stats.history')} onPress={openHistory} style={styles.action}>
          <Icon name="history" />
        </Press>
      }
    >
      <WherePicker stats={stats} where={where} onChange={setWhere} />
      {group.form.length + group.assisted > 0 ? <GroupCard group={group} title={titleOf(where)} /> : null}
      {opponents.length > 0 && where.opponent === undefined ? (
        <Card>
          <Words as="heading">{t('records.stats.byLevel')}</Words>
          <ResultBars tallies={opponents} />
        </Card>
      ) : null}
      <AccuracyCard stats={stats} where={where} />
      <Days stats={stats} />
      <PuzzlesCard stats={stats} />
      <Shared stats={stats} where={where} />
      <Words as="heading">{t('records.stats.latest')}</Words>
      <View style={styles.list}>
        {records
          .slice(-LATEST)
          .reverse()
          .map((record) => (
            <RecordRow key={record.id} record={record} />
          ))}
      </View>
      <Button label={t('records.stats.showAll')} onPress={openHistory} />
    </Screen>
  );
}

function Days({ stats }: { readonly stats: Stats }) {
  const day = today();
  const { current, longest } = dayStreak(stats.days.keys(), day);
  return (
    <Card>
      <Words as="heading">{t('records.stats.days')}</Words>
      <DayCalendar days={stats.days} today={day} />
      <Words>{t('records.stats.dayStreak', { count: current, longest })}</Words>
    </Card>
  );
}

/** Games that two people shared the phone for: nobody's wins and losses. */
function Shared({ stats, where }: { readonly stats: Stats; readonly where: Where }) {
  const games = where.game === undefined ? GAME_IDS : [where.game];
  const tallies = games.map((game) => stats.shared.get(game) ?? NO_GAMES);
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  if (sum('games') === 0 || where.board !== undefined) return null;
  return (
    <Card>
      <Words as="heading">{t('records.stats.shared')}</Words>
      <Words>{t('records.stats.sharedTally', { x: sum('x'), o: sum('o'), draws: sum('draws') })}</Words>
    </Card>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.s },
  action: { width: TOUCH, height: TOUCH, alignItems: 'center', justifyContent: 'center' },
});
