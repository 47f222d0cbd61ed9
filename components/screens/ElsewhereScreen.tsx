import { StyleSheet, View } from 'react-native';

import { Logo } from '@/components/board/Logo';
import { Button, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { space } from '@/components/theme';
import { openHere } from '@/stores';

/** Instead of the app, in a tab that has not got the data. */
export function ElsewhereScreen() {
  return (
    <Screen>
      <View style={styles.head}>
        <Logo size={72} />
        <Words as="title">{t('app.name')}</Words>
      </View>
      <Words style={styles.words}>{t('elsewhere.body')}</Words>
      <Button kind="main" label={t('elsewhere.here')} onPress={() => void openHere()} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', paddingTop: space.xl, gap: space.xs },
  words: { textAlign: 'center' },
});
