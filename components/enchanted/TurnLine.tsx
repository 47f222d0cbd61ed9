import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { EnchantedState } from '@/engine';
import { Button, Icon, Press, Sheet, Spoken, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { TOUCH, space, type } from '@/components/theme';

import { clockWords } from './energyWords';
import type { PlayedTurn } from './playedTurn';
import { turnHeadline, turnWords } from './turnWords';

interface TurnLineProps {
  readonly state: EnchantedState;
  readonly turns: readonly PlayedTurn[];
  readonly drafting: boolean;
  readonly onCancel: () => void;
}

/** Where the game stands and what just happened; the whole log behind it, or the way out of a half-made move. */
export function TurnLine({ state, turns, drafting, onCancel }: TurnLineProps) {
  const [open, setOpen] = useState(false);
  const last = turns.at(-1);
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <Words as="small" style={styles.clock}>
          {clockWords(state)}
        </Words>
        <Spoken as="small" tone="muted" role="log" style={styles.headline}>
          {last ? turnHeadline(last.events) : ''}
        </Spoken>
      </View>
      {drafting ? (
        <Button label={t('enchanted.cancel')} icon="close" onPress={onCancel} />
      ) : (
        <Press label={t('enchanted.log.open')} onPress={() => setOpen(true)} style={styles.log}>
          <Icon name="log" tone="accentText" />
        </Press>
      )}
      <Sheet title={t('enchanted.log.title')} open={open} onClose={() => setOpen(false)}>
        {turns.length === 0 ? <Words>{t('enchanted.log.none')}</Words> : null}
        {[...turns].reverse().map(({ before, events }) => (
          <View key={before.turn}>
            <Words as="label">{t('enchanted.log.turn', { turn: before.turn })}</Words>
            <Words>{turnWords(events)}</Words>
          </View>
        ))}
        <Button label={t('common.close')} onPress={() => setOpen(false)} />
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: TOUCH },
  words: { flex: 1 },
  clock: { fontWeight: '600' },
  // Two lines, kept free: the board stands still when a turn had more to tell.
  headline: { minHeight: 2 * type.small.lineHeight },
  log: { width: TOUCH, height: TOUCH, alignItems: 'center', justifyContent: 'center' },
});
