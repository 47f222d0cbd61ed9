import { StyleSheet, View } from 'react-native';

import { enchanted, type EnchantedState } from '@/engine';
import { Button, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { space } from '@/components/theme';

import { SkillBar } from './SkillBar';
import { cellsText } from './turnWords';
import type { Turn } from './useTurn';

interface TurnToolsProps {
  readonly state: EnchantedState;
  readonly turn: Turn;
  readonly interactive: boolean;
  readonly onPass: () => void;
}

/** What a turn can be spent on besides a placement: skills, the choice between lines, or a forced pass. */
export function TurnTools({ state, turn, interactive, onPass }: TurnToolsProps) {
  const mustPass = interactive && enchanted.legal(state)[0]?.kind === 'pass';
  if (mustPass) {
    return (
      <View style={styles.stack}>
        <Words style={styles.centred}>{t('enchanted.mustPass')}</Words>
        <Button kind="main" label={t('enchanted.pass')} onPress={onPass} />
      </View>
    );
  }
  if (turn.lines.length > 0) {
    return (
      <View style={styles.lines}>
        {turn.lines.map((line) => (
          <Button
            key={line.join('-')}
            label={t('enchanted.clear', { cells: cellsText(line) })}
            onPress={() => turn.clear(line)}
            style={styles.line}
          />
        ))}
      </View>
    );
  }
  return (
    <SkillBar
      state={state}
      deed={turn.draft.deed}
      interactive={interactive}
      onChoose={turn.choose}
      onExplain={turn.explain}
    />
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  centred: { textAlign: 'center' },
  lines: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, justifyContent: 'center' },
  line: { flexGrow: 1 },
});
