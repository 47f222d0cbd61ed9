import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { isRecorded, type Table } from '@/engine';
import { Button, type IconName } from '@/components/controls';
import { t } from '@/components/i18n';
import { TOUCH, space } from '@/components/theme';
import { redoMove, undoMove } from '@/stores';

interface TableControlsProps {
  readonly table: Table;
  readonly canHint: boolean;
  readonly onHint: () => void;
  readonly onShowResult: () => void;
}

/** Below this height words give way to the board: icons stay, and so do their labels. */
const TALL = 700;

/** What can be done now, besides moving. */
export function TableControls({ table, canHint, onHint, onShowResult }: TableControlsProps) {
  const { height } = useWindowDimensions();
  const { cursor, moves } = table.session;
  const button = (icon: IconName, label: string, disabled: boolean, onPress: () => void) => (
    <Button
      icon={icon}
      label={label}
      disabled={disabled}
      onPress={onPress}
      {...(height < TALL ? { title: '' } : {})}
    />
  );
  if (isRecorded(table)) {
    return (
      <View style={styles.controls}>
        <Button kind="main" label={t('play.showResult')} onPress={onShowResult} />
      </View>
    );
  }
  if (!table.practice) return null;
  return (
    <View style={styles.controls}>
      {button('undo', t('play.undo'), cursor === 0, () => undoMove(table.id))}
      {button('redo', t('play.redo'), cursor === moves.length, () => redoMove(table.id))}
      {button('hint', t('play.hint'), !canHint, onHint)}
    </View>
  );
}

const styles = StyleSheet.create({
  controls: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.s,
    minHeight: TOUCH,
  },
});
