import { StyleSheet, View, type AccessibilityActionEvent, type AccessibilityActionInfo } from 'react-native';

import type { Player } from '@/engine';
import { Press } from '@/components/controls';
import { Glide } from '@/components/motion';
import { motion, radius, useStyles, type Palette } from '@/components/theme';

import type { CellView, Tint } from './CellView';
import { Mark } from './Mark';

/** How much of a cell's side its mark takes. */
export const MARK_SHARE = 0.86;

export interface CellProps {
  readonly view: CellView;
  readonly index: number;
  readonly side: number;
  readonly focusable: boolean;
  /** Left out, the cell does nothing and is no button. */
  readonly onPress?: ((index: number) => void) | undefined;
  readonly onLongPress?: ((index: number) => void) | undefined;
  readonly onFocus: (index: number) => void;
  readonly actions?: readonly AccessibilityActionInfo[] | undefined;
  readonly onAction?: ((index: number, event: AccessibilityActionEvent) => void) | undefined;
}

/** A real button, however it is drawn: focusable, labelled, pressable by finger, key or switch. Or a picture. */
export function Cell(props: CellProps) {
  const { view, index, side, focusable, onPress, onLongPress, onFocus, actions, onAction } = props;
  const styles = useStyles(makeStyles);
  const style = [styles.cell, { width: side, height: side }];
  const face = <Face view={view} side={side} />;
  if (!onPress) {
    return (
      <View accessible role="img" aria-label={view.label} testID={`cell-${index}`} style={style}>
        {face}
      </View>
    );
  }
  return (
    <Press
      label={view.label}
      testID={`cell-${index}`}
      tabIndex={focusable ? 0 : -1}
      onPress={() => onPress(index)}
      onLongPress={onLongPress && (() => onLongPress(index))}
      onFocus={() => onFocus(index)}
      accessibilityActions={actions}
      onAccessibilityAction={onAction && ((event) => onAction(index, event))}
      style={style}
    >
      {face}
    </Press>
  );
}

/** What is drawn in a cell. */
function Face({ view, side }: Pick<CellProps, 'view' | 'side'>) {
  const styles = useStyles(makeStyles);
  return (
    <View
      style={[
        styles.face,
        view.tint && { backgroundColor: tintColor(styles.tints, view.tint) },
        view.ring && styles[view.ring],
      ]}
    >
      {view.mark && !view.lifted ? (
        <Piece mark={view.mark} from={view.from} fresh={view.fresh ?? false} side={side} />
      ) : null}
      {view.ghost && !view.mark ? (
        <View style={styles.ghost}>
          <Mark player={view.ghost} size={side * MARK_SHARE} />
        </View>
      ) : null}
      {view.extra}
    </View>
  );
}

/** The mark on a cell, drawn where it stands or gliding in from where it stood. */
function Piece({ mark, from, fresh = false, side }: PieceProps) {
  if (!from) return <Mark player={mark} size={side * MARK_SHARE} fresh={fresh} />;
  return (
    <Glide x={from.columns * side} y={from.rows * side} duration={motion.normal}>
      <Mark player={mark} size={side * MARK_SHARE} />
    </Glide>
  );
}

interface PieceProps extends Pick<CellView, 'from' | 'fresh'> {
  readonly mark: Player;
  readonly side: number;
}

function tintColor(tints: Readonly<Record<Tint, string>>, tint: Tint): string {
  return tints[tint];
}

const makeStyles = (colors: Palette) => ({
  ...StyleSheet.create({
    cell: { padding: 3 },
    // Touches land on the cell itself, which outlives whatever is drawn on it.
    face: {
      flex: 1,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: radius.m,
      pointerEvents: 'none',
    },
    ghost: { opacity: 0.35 },
    target: { borderWidth: 1.5, borderStyle: 'dashed', borderColor: colors.accentText },
    chosen: { borderWidth: 3, borderColor: colors.accentText },
  }),
  tints: {
    last: colors.last,
    win: colors.win,
    hint: colors.last,
    target: colors.last,
    best: `${colors.good}40`,
    good: `${colors.good}26`,
    slip: `${colors.caution}33`,
    mistake: `${colors.caution}66`,
    blunder: `${colors.danger}55`,
  } satisfies Record<Tint, string>,
});
