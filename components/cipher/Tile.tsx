import { useId, type RefObject } from 'react';
import { StyleSheet, View, type AccessibilityActionEvent, type AccessibilityActionInfo } from 'react-native';

import { Icon, Press, Words } from '@/components/controls';
import { Settle, useReducedMotion } from '@/components/motion';
import { radius, useStyles, type Palette } from '@/components/theme';

import type { Arrival } from './arrivals';
import { SymbolMark } from './SymbolMark';
import type { TileView } from './tiles';

interface TileProps {
  readonly tile: TileView;
  readonly index: number;
  readonly side: number;
  readonly arrival: Arrival | undefined;
  readonly move: number;
  /** The share of its way that an arriving tile has left to go. */
  readonly left: RefObject<number>;
  readonly focusable: boolean;
  readonly onPress: (index: number) => void;
  readonly onFocus: (index: number) => void;
  readonly actions: readonly AccessibilityActionInfo[];
  readonly onAction: (index: number, event: AccessibilityActionEvent) => void;
}

/** A tile: a face that slides and turns, under a button that stays a button. */
export function Tile(props: TileProps) {
  const { tile, index, side, arrival, move, left, focusable, onPress, onFocus, actions, onAction } = props;
  const styles = useStyles(makeStyles);
  const still = useReducedMotion();
  const noteId = useId();
  const { note } = tile;
  return (
    <View style={styles.place}>
      <Settle
        move={arrival ? move : 0}
        x={(arrival?.columns ?? 0) * side}
        y={(arrival?.rows ?? 0) * side}
        turn={arrival?.turned ?? false}
        left={left}
        style={styles.fill}
      >
        <View
          style={[
            styles.face,
            tile.locked && styles.locked,
            still && arrival !== undefined && styles.changed,
            tile.broken && styles.broken,
            tile.hinted && styles.hinted,
            tile.held && styles.held,
          ]}
        >
          <SymbolMark symbol={tile.symbol} size={side * 0.66} />
          {tile.locked ? (
            <View style={styles.lock}>
              <Icon name="lock" tone="muted" size={Math.max(14, side * 0.22)} />
            </View>
          ) : null}
        </View>
      </Settle>
      <Press
        label={tile.label}
        accessibilityHint={note ?? undefined}
        {...(note === null ? {} : { 'aria-describedby': noteId })}
        testID={`cell-${index}`}
        tabIndex={focusable ? 0 : -1}
        onPress={() => onPress(index)}
        onFocus={() => onFocus(index)}
        accessibilityActions={actions}
        onAccessibilityAction={(event) => onAction(index, event)}
        style={styles.button}
      />
      {note === null ? null : (
        <Words nativeID={noteId} style={styles.note}>
          {note}
        </Words>
      )}
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    place: { flex: 1, padding: 3 },
    fill: { flex: 1 },
    face: {
      flex: 1,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: radius.m,
      borderWidth: 2,
      borderColor: colors.line,
      backgroundColor: colors.surface,
    },
    locked: { backgroundColor: colors.sunken, borderColor: colors.sunken },
    changed: { backgroundColor: colors.last },
    broken: { borderColor: colors.danger, borderStyle: 'dashed', borderWidth: 3 },
    hinted: { backgroundColor: colors.last, borderColor: colors.accentText, borderWidth: 4 },
    held: {
      borderColor: colors.accentText,
      borderWidth: 4,
      borderStyle: 'solid',
      transform: [{ scale: 1.06 }],
    },
    lock: { position: 'absolute', right: 3, bottom: 3 },
    // A browser reads it out with the button; phones have the hint.
    note: { display: 'none' },
    button: { position: 'absolute', top: 3, right: 3, bottom: 3, left: 3, borderRadius: radius.m },
  });
