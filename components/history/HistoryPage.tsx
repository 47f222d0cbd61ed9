import { useRouter } from 'expo-router';
import { useState } from 'react';
import { FlatList, StyleSheet, View } from 'react-native';

import type { GameRecord } from '@/engine';
import { Button, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { COLUMN, space } from '@/components/theme';
import { useHistory } from '@/stores';

import { RecordRow } from './RecordRow';
import { RecordSheet } from './RecordSheet';

/** About as many rows as a phone shows; the rest is drawn right after, and as it is scrolled to. */
const FIRST_ROWS = 8;

/** Every finished game, the latest first. */
export function HistoryPage() {
  const router = useRouter();
  const records = useHistory((state) => state.records);
  const [chosen, setChosen] = useState<GameRecord>();
  const latestFirst = [...records].reverse();
  return (
    <Screen title={t('records.history.title')} fixed>
      <FlatList
        data={latestFirst}
        keyExtractor={({ id }) => id}
        initialNumToRender={FIRST_ROWS}
        maxToRenderPerBatch={FIRST_ROWS}
        windowSize={5}
        contentContainerStyle={styles.column}
        ListHeaderComponent={
          <View style={styles.head}>
            <Words>
              {records.length === 0
                ? t('records.history.none')
                : t('records.history.count', { count: records.length })}
            </Words>
            <Button
              icon="import"
              label={t('records.history.import')}
              onPress={() => router.push('/import')}
            />
          </View>
        }
        renderItem={({ item }) => <RecordRow record={item} onMore={setChosen} />}
      />
      <RecordSheet record={chosen} onClose={() => setChosen(undefined)} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  column: { width: '100%', maxWidth: COLUMN, alignSelf: 'center', padding: space.l, gap: space.s },
  head: { gap: space.m, paddingBottom: space.s },
});
