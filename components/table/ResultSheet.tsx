import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { matchOutcome, pairScores, scoreOf, type Table } from '@/engine';
import { Button, Sheet, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { space } from '@/components/theme';
import { recordOfRound, startNextRound, startRematch, useTables } from '@/stores';

import { boardWorthText } from './boardFacts';
import { howText } from './howText';
import { ladderText } from './ladderText';
import { callName } from './names';
import { statusText } from './statusText';

interface ResultSheetProps {
  readonly table: Table;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who won and how, where the match stands, and what can come next. */
export function ResultSheet({ table, open, onClose }: ResultSheetProps) {
  const router = useRouter();
  const climb = useTables((state) => state.climbs[table.id]);
  const match = matchOutcome(table.match);
  const { wins } = scoreOf(table.match);
  const record = recordOfRound(table);

  const how = howText(table);
  const worth = boardWorthText(table.session);

  return (
    <Sheet title={statusText(table)} open={open} onClose={onClose}>
      {how === null ? null : <Words>{how}</Words>}
      <Words as="heading">
        {t('result.score', {
          one: callName(table, 0),
          wins1: wins[0],
          wins2: wins[1],
          two: callName(table, 1),
        })}
      </Words>
      {table.match.rules.marks === 'swap' && table.match.rules.rounds !== 1
        ? pairScores(table.match).map(({ wins: [one, two] }, pair) => (
            <Words key={pair} tone="muted">
              {t('result.pair', { pair: pair + 1, wins1: one, wins2: two })}
            </Words>
          ))
        : null}
      {match.kind === 'won' && table.match.rules.rounds !== 1 ? (
        <Words as="label">
          {t('result.matchWon', {
            name: callName(table, match.by),
            mine: wins[match.by],
            theirs: wins[match.by === 0 ? 1 : 0],
          })}
        </Words>
      ) : null}
      {match.kind === 'drawn' && table.match.rules.rounds !== 1 ? (
        <Words as="label">{t('result.matchDrawn', { mine: wins[0] })}</Words>
      ) : null}
      {worth === null ? null : <Words tone="muted">{worth}</Words>}
      {climb ? <Words>{ladderText(climb)}</Words> : null}
      {table.assisted ? (
        <Words as="small" tone="muted">
          {t('result.assisted')}
        </Words>
      ) : null}
      <View style={styles.buttons}>
        {match.kind === 'playing' ? (
          <Button kind="main" label={t('result.next')} onPress={() => startNextRound(table.id)} />
        ) : (
          <Button kind="main" label={t('result.rematch')} onPress={() => startRematch(table.id)} />
        )}
        {record ? (
          <Button
            label={t('result.review')}
            onPress={() => {
              onClose();
              router.push({ pathname: '/review/[id]', params: { id: record.id } });
            }}
          />
        ) : null}
        <Button label={t('result.look')} onPress={onClose} />
        <Button
          kind="quiet"
          label={t('result.home')}
          onPress={() => {
            onClose();
            router.dismissTo('/');
          }}
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ buttons: { gap: space.s } });
