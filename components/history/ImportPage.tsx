import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';

import { gameById, readShareCode, type SharedSession } from '@/engine';
import { Button, Card, Field, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { keepShared, resultOfShared } from '@/stores';

import { gameText, resultText } from './recordText';
import { ResultBadge } from './ResultBadge';

/** A shared game: paste its code, see what it is, keep it. A link brings the code with it. */
export function ImportPage() {
  const { code } = useLocalSearchParams<{ code?: string }>();
  const [text, setText] = useState(code ?? '');
  const shared = readShareCode(text, gameById);
  const untouched = text === '' && !shared.ok;
  return (
    <Screen title={t('records.import.title')}>
      <Words>{t('records.import.about')}</Words>
      <Field
        label={t('records.import.field')}
        value={text}
        onChangeText={setText}
        autoCapitalize="none"
        autoCorrect={false}
        multiline
        numberOfLines={3}
        problem={shared.ok || untouched ? undefined : t(`records.import.problem.${shared.code}`)}
      />
      {shared.ok ? <SharedGame session={shared.value} /> : null}
    </Screen>
  );
}

function SharedGame({ session }: { readonly session: SharedSession }) {
  const router = useRouter();
  const result = { result: resultOfShared(session), you: null };
  const keep = () => {
    const { id } = keepShared(session);
    router.replace({ pathname: '/review/[id]', params: { id } });
  };
  return (
    <Card>
      <ResultBadge record={result} />
      <Words as="heading">{gameText(session)}</Words>
      <Words>{t('records.moves', { count: session.moves.length })}</Words>
      <Words>{resultText(result)}</Words>
      <Button kind="main" label={t('records.import.keep')} onPress={keep} />
      <Words as="small" tone="muted">
        {t('records.import.note')}
      </Words>
    </Card>
  );
}
