import { useLocalSearchParams, useRouter } from 'expo-router';

import { GAME_IDS, unreachable, type GameId } from '@/engine';
import { LearnCipher } from '@/components/cipher/LearnCipher';
import { Card, Choice, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { isTaught } from '@/components/learn/courses';
import { Lessons } from '@/components/learn/Lessons';

import { NotFoundScreen } from './NotFoundScreen';

/** The rules of a game: by doing, then in words. */
export function LearnScreen() {
  const { game } = useLocalSearchParams<'/learn/[game]'>();
  const router = useRouter();
  const shown = GAME_IDS.find((id) => id === game);
  if (shown === undefined) return <NotFoundScreen />;
  return (
    <Screen title={t('learn.title', { game: t(`game.${shown}.name`) })}>
      <Choice
        title={t('learn.game')}
        value={shown}
        onChange={(other) => router.setParams({ game: other })}
        options={GAME_IDS.map((value) => ({ value, label: t(`game.${value}.name`) }))}
      />
      {isTaught(shown) ? (
        <>
          <Lessons key={shown} game={shown} />
          <Words as="heading">{t('learn.inWords')}</Words>
        </>
      ) : null}
      <Rules game={shown} />
    </Screen>
  );
}

function Rules({ game }: { readonly game: GameId }) {
  switch (game) {
    case 'classic':
      return <ClassicRules />;
    case 'enchanted':
      return <EnchantedRules />;
    case 'cipher':
      return <LearnCipher />;
    default:
      return unreachable(game);
  }
}

interface PartProps {
  readonly heading: string;
  readonly words: string;
}

function Part({ heading, words }: PartProps) {
  return (
    <Card>
      <Words as="heading">{heading}</Words>
      <Words>{words}</Words>
    </Card>
  );
}

const CLASSIC_PARTS = ['goal', 'turns', 'boards', 'swap', 'levels'] as const;

function ClassicRules() {
  return CLASSIC_PARTS.map((part) => (
    <Part key={part} heading={t(`learn.classic.headings.${part}`)} words={t(`learn.classic.${part}`)} />
  ));
}

const ENCHANTED_PARTS = [
  'goal',
  'turn',
  'energy',
  'skills',
  'frozen',
  'lines',
  'end',
  'start',
  'levels',
] as const;

function EnchantedRules() {
  return ENCHANTED_PARTS.map((part) => (
    <Part key={part} heading={t(`learnEnchanted.headings.${part}`)} words={t(`learnEnchanted.${part}`)} />
  ));
}
