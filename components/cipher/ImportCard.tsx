import { useRouter } from 'expo-router';
import { useState } from 'react';

import { readId } from '@/engine/cipher';
import { Button, Card, Field, Words } from '@/components/controls';
import { t } from '@/components/i18n';

import { idIn, importText } from './importText';

/** Opens a puzzle that somebody sent. */
export function ImportCard() {
  const router = useRouter();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const open = () => {
    const id = idIn(pasted);
    const read = readId(id);
    setProblem(read.ok ? undefined : importText(read.code));
    if (read.ok) router.push({ pathname: '/puzzle/[id]', params: { id } });
  };
  return (
    <Card>
      <Words as="heading">{t('cipher.importTitle')}</Words>
      <Field
        label={t('cipher.importField')}
        value={pasted}
        problem={problem}
        autoCapitalize="none"
        autoCorrect={false}
        spellCheck={false}
        onChangeText={(text) => {
          setPasted(text);
          setProblem(undefined);
        }}
        onSubmitEditing={open}
      />
      <Button label={t('cipher.importOpen')} disabled={pasted.trim() === ''} onPress={open} />
    </Card>
  );
}
