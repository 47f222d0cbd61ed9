import { Field } from '@/components/controls';
import { t } from '@/components/i18n';
import { LONGEST_NAME, changeSettings, useSettings } from '@/stores';

/** What the people at this phone are called: both, or only the one who plays the AI. */
export function NameFields({ both }: { readonly both: boolean }) {
  const name1 = useSettings((settings) => settings.name1);
  const name2 = useSettings((settings) => settings.name2);
  return (
    <>
      <Field
        label={t('setup.name1')}
        value={name1}
        placeholder={t('play.player1')}
        maxLength={LONGEST_NAME}
        onChangeText={(text) => changeSettings({ name1: text })}
      />
      {both ? (
        <Field
          label={t('setup.name2')}
          value={name2}
          placeholder={t('play.player2')}
          maxLength={LONGEST_NAME}
          onChangeText={(text) => changeSettings({ name2: text })}
        />
      ) : null}
    </>
  );
}
