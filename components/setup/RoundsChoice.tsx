import type { RoundCount } from '@/engine';
import { Choice } from '@/components/controls';
import { t } from '@/components/i18n';

interface RoundsChoiceProps<Count extends RoundCount> {
  readonly title: string;
  readonly counts: readonly Count[];
  readonly value: Count;
  readonly onChange: (rounds: Count) => void;
  readonly note?: string;
}

/** How many rounds a match has. */
export function RoundsChoice<Count extends RoundCount>(props: RoundsChoiceProps<Count>) {
  const { title, counts, value, onChange, note } = props;
  return (
    <Choice
      title={title}
      value={value}
      onChange={onChange}
      options={counts.map((rounds) => ({
        value: rounds,
        label: rounds === 'endless' ? t('setup.endless') : String(rounds),
        ...(note === undefined ? {} : { note }),
      }))}
    />
  );
}
