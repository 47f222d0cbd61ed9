import { StyleSheet, View } from 'react-native';

import { canRedo, canUndo, type Attempt } from '@/engine/cipher';
import { Icon, Press, Words, type IconName } from '@/components/controls';
import { t, type MessageKey } from '@/components/i18n';
import { TOUCH, radius, space, useStyles, type Palette } from '@/components/theme';
import { redoPuzzle, restartPuzzle, undoPuzzle } from '@/stores';

/** How steps are taken back and forth. */
interface Stepping {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly restart: () => void;
}

function inPuzzle(id: string): Stepping {
  return {
    undo: () => undoPuzzle(id),
    redo: () => redoPuzzle(id),
    restart: () => restartPuzzle(id),
  };
}

interface PuzzleControlsProps {
  readonly attempt: Attempt;
  /** In the attempt at this puzzle, unless it is a run of its own. */
  readonly stepping?: Stepping;
  /** Left out where hints are not allowed. */
  readonly onHint?: () => void;
}

/** Undo, redo, restart and hint, within reach of a thumb. */
export function PuzzleControls({ attempt, stepping, onHint }: PuzzleControlsProps) {
  const styles = useStyles(makeStyles);
  const { undo, redo, restart } = stepping ?? inPuzzle(attempt.puzzle.id);
  const controls: readonly (readonly [MessageKey, IconName, boolean, () => void])[] = [
    ['cipher.controls.undo', 'undo', canUndo(attempt), undo],
    ['cipher.controls.redo', 'redo', canRedo(attempt), redo],
    ['cipher.controls.restart', 'restart', attempt.session.cursor > 0, restart],
    ...(onHint ? [['cipher.controls.hint', 'hint', !attempt.assisted, onHint] as const] : []),
  ];
  return (
    <View style={styles.row}>
      {controls.map(([label, icon, enabled, onPress]) => (
        <Press key={label} label={t(label)} disabled={!enabled} onPress={onPress} style={styles.control}>
          <Icon name={icon} />
          <Words as="small">{t(label)}</Words>
        </Press>
      ))}
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    row: { flexDirection: 'row', justifyContent: 'center', gap: space.s, alignSelf: 'stretch' },
    control: {
      flex: 1,
      maxWidth: 104,
      minHeight: TOUCH + space.s,
      alignItems: 'center',
      justifyContent: 'center',
      gap: 2,
      borderRadius: radius.m,
      borderWidth: 1.5,
      borderColor: colors.line,
      backgroundColor: colors.surface,
    },
  });
