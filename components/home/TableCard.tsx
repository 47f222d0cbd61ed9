import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Table } from '@/engine';
import { Button, Icon, Press, Sheet, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { callName, yourSeat } from '@/components/table/names';
import { TOUCH, radius, space, useStyles, type Palette } from '@/components/theme';
import { discardTable } from '@/stores';

/** Who plays whom, in a line. */
function pairing(table: Table): string {
  const you = yourSeat(table);
  if (you === undefined) return t('home.hotseat', { one: callName(table, 0), two: callName(table, 1) });
  return t('home.against', { name: callName(table, you === 0 ? 1 : 0) });
}

/** A game in progress: tap to go on with it. */
export function TableCard({ table }: { readonly table: Table }) {
  const styles = useStyles(makeStyles);
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const game = t(`game.${table.session.game}.name`);
  const line = t('home.tableLine', {
    who: pairing(table),
    moves: t('home.moves', { count: table.session.cursor }),
  });
  const resume = () => router.push({ pathname: '/play/[id]', params: { id: table.id } });
  return (
    <View style={styles.card}>
      <Press
        label={t('home.resume', { game })}
        // Several games of one kind have one label: this tells them apart.
        accessibilityHint={line}
        onPress={resume}
        style={styles.main}
      >
        <Words as="label">{game}</Words>
        <Words as="small" tone="muted">
          {line}
        </Words>
      </Press>
      <Press label={t('home.discard')} onPress={() => setAsking(true)} style={styles.discard}>
        <Icon name="trash" tone="muted" />
      </Press>
      <Sheet title={t('home.discardQuestion')} open={asking} onClose={() => setAsking(false)}>
        <Words>{t('home.discardNote')}</Words>
        <Button kind="danger" label={t('common.delete')} onPress={() => discardTable(table.id)} />
        <Button label={t('common.cancel')} onPress={() => setAsking(false)} />
      </Sheet>
    </View>
  );
}

const makeStyles = (colors: Palette) =>
  StyleSheet.create({
    card: {
      flexDirection: 'row',
      borderRadius: radius.l,
      borderWidth: 1.5,
      borderColor: colors.accentText,
      backgroundColor: colors.surface,
    },
    main: { flex: 1, minHeight: TOUCH + space.m, justifyContent: 'center', paddingHorizontal: space.l },
    discard: { width: TOUCH, alignItems: 'center', justifyContent: 'center' },
  });
