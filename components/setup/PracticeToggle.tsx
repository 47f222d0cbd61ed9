import { Toggle } from '@/components/controls';
import { t } from '@/components/i18n';

interface PracticeToggleProps {
  readonly value: boolean;
  readonly onChange: (practice: boolean) => void;
}

/** Whether hints and undo are allowed against the AI. */
export function PracticeToggle({ value, onChange }: PracticeToggleProps) {
  return (
    <Toggle label={t('setup.practice')} note={t('setup.practiceNote')} value={value} onChange={onChange} />
  );
}
