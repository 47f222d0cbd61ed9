import { useRouter } from 'expo-router';

import { LEVEL_CHOICES, type GameId, type Level } from '@/engine';
import { Button, Choice } from '@/components/controls';
import { t } from '@/components/i18n';
import { ladderOf, type Opponent } from '@/stores';

interface OpponentChoiceProps {
  readonly game: GameId;
  readonly value: Opponent;
  readonly onChange: (opponent: Opponent) => void;
  /** How a level plays this game, in a sentence. */
  readonly noteOf: (level: Level) => string;
}

/** Another person on this phone, one of the AI's levels, or somebody on a device of their own. */
export function OpponentChoice({ game, value, onChange, noteOf }: OpponentChoiceProps) {
  const router = useRouter();
  const adaptive = t('levelNote.adaptive', { level: t(`level.${ladderOf(game).level}`) });
  return (
    <>
      <Choice
        title={t('setup.opponent')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'phone', label: t('setup.samePhone'), note: t('setup.samePhoneNote') },
          ...LEVEL_CHOICES.map((level) => ({
            value: level,
            label: t(`level.${level}`),
            note: level === 'adaptive' ? adaptive : noteOf(level),
          })),
        ]}
      />
      <Button
        icon="nearby"
        label={t('nearby.setup')}
        onPress={() => router.push({ pathname: '/nearby/host', params: { game } })}
      />
    </>
  );
}
