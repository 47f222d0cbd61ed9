import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import type { GameRecord } from '@/engine';
import { Icon, Press, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { TOUCH, radius, space, useStyles, type Palette } from '@/components/theme';

import { dateText } from './dateText';
import { gameText, resultText, whoText } from './recordText';
import { ResultBadge } from './ResultBadge';

interface RecordRowProps {
  readonly record: GameRecord;
  /** Opens what else can be done with the game; without it the row only leads to its review. */
  readonly onMore?: (record: GameRecord) => void;
}

/** A finished game in a list: tap to review it. */
export function RecordRow({ record, onMore }: RecordRowProps) {
  const styles = useStyles(makeStyles);
  const router = useRouter();
  const facts = {
    game: gameText(record),
    who: whoText(record),
    result: resultText(record),
    date: dateText(record.at),
    moves: t('records.moves', { count: record.moves.length }),
  };
  const open = () => router.push({ pathname: '/review/[id]', params: { id: record.id } });
  const result = record.assisted ? `${facts.result}, ${t('records.history.assisted')}` : facts.result;
  return (
    <View style={styles.row}>
      <Press label={t('records.history.review', { ...facts, result })} onPress={open} style={styles.main}>
        <ResultBadge record={record} />
        <View style={styles.words}>
          <View style={styles.head}>
            <Words as="label" style={styles.game}>
              {facts.game}
            </Words>
            <Words as="small">{result}</Words>
          </View>
          <Words as="small" tone="muted">
            {t('records.history.facts', {
              who: facts.who,
              moves: unbroken(facts.moves),
              date: unbroken(facts.date),
            })}
          </Words>
        </View>
      </Press>
      {onMore ? (
        <Press
          label={t('records.history.more', { ...facts, result })}
          onPress={() => onMore(record)}
          style={styles.more}
        >
          <Icon name="menu" tone="muted" />
        </Press>
      ) : null}
    </View>
  );
}

/** Kept in one line: half a date is hard to read. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    row: {
      flexDirection: 'row',
      borderRadius: radius.m,
      borderWidth: 1,
      borderColor: colors.sunken,
      backgroundColor: colors.surface,
    },
    main: {
      flex: 1,
      minHeight: TOUCH + space.l,
      flexDirection: 'row',
      alignItems: 'center',
      gap: space.m,
      paddingHorizontal: space.m,
      paddingVertical: space.s,
    },
    words: { flex: 1 },
    head: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s, alignItems: 'baseline' },
    game: { flexGrow: 1 },
    more: { width: TOUCH, alignItems: 'center', justifyContent: 'center' },
  });
