import { StyleSheet, View } from 'react-native';

import type { GameRecord, Grade, JudgedMove } from '@/engine';
import { Press, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { TOUCH, radius, space, useStyles, type Palette } from '@/components/theme';

/** A sign for each grade: never colour alone. */
const SIGNS = { best: '!', good: '✓', slip: '~', mistake: '?', blunder: '??' } as const satisfies Record<
  Grade,
  string
>;

interface MoveListProps {
  readonly record: GameRecord;
  readonly marks: readonly string[];
  readonly current: number;
  readonly gradeOf: (ply: number) => JudgedMove | undefined;
  readonly onChoose: (position: number) => void;
}

/** Every move of the game; tap one to see the position after it. */
export function MoveList({ record, marks, current, gradeOf, onChoose }: MoveListProps) {
  const styles = useStyles(makeStyles);
  return (
    <View role="list" aria-label={t('review.moves')} style={styles.list}>
      {record.moves.map((move, ply) => {
        const grade = gradeOf(ply)?.grade;
        const label = t('review.moved', { ply: ply + 1, mark: marks[ply] ?? '', move });
        const spoken = grade ? `${label}, ${t(`review.grade.${grade}`)}` : label;
        return (
          <Press
            key={ply}
            label={spoken}
            aria-current={current === ply + 1}
            onPress={() => onChoose(ply + 1)}
            style={[
              styles.move,
              grade && { borderColor: styles.grades[grade] },
              current === ply + 1 && styles.current,
            ]}
          >
            <Words as="small">{grade ? `${label} ${SIGNS[grade]}` : label}</Words>
          </Press>
        );
      })}
    </View>
  );
}

const makeStyles = (colors: Palette) => ({
  ...StyleSheet.create({
    list: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
    move: {
      minHeight: TOUCH - space.s,
      paddingHorizontal: space.m,
      borderRadius: radius.m,
      borderWidth: 2,
      borderColor: colors.line,
      justifyContent: 'center',
      backgroundColor: colors.surface,
    },
    current: { backgroundColor: colors.last },
  }),
  grades: {
    best: colors.good,
    good: colors.good,
    slip: colors.caution,
    mistake: colors.caution,
    blunder: colors.danger,
  } satisfies Record<Grade, string>,
});
