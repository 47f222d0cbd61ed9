import { useLocalSearchParams, useRouter } from 'expo-router';
import { type ComponentType } from 'react';

import { Card, Choice, Screen, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { courses, isTaught, type Taught } from '@/components/learn/courses';
import { Lessons } from '@/components/learn/Lessons';

import { NotFoundScreen } from './NotFoundScreen';

/** The rules of a game: by doing, then in words. */
export function LearnScreen() {
  const { game } = useLocalSearchParams<'/learn/[game]'>();
  const router = useRouter();
  if (!isTaught(game)) return <NotFoundScreen />;
  const Rules = RULES[game];
  return (
    <Screen title={t('learn.title', { game: t(`game.${game}.name`) })}>
      <Choice
        title={t('learn.game')}
        value={game}
        onChange={(other) => router.setParams({ game: other })}
        options={(Object.keys(courses) as Taught[]).map((value) => ({
          value,
          label: t(`game.${value}.name`),
        }))}
      />
      <Lessons key={game} game={game} />
      <Words as="heading">{t('learn.inWords')}</Words>
      <Rules />
    </Screen>
  );
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
  'keys',
] as const;

function EnchantedRules() {
  return ENCHANTED_PARTS.map((part) => (
    <Part key={part} heading={t(`learnEnchanted.headings.${part}`)} words={t(`learnEnchanted.${part}`)} />
  ));
}

const CIPHER_PARTS = ['goal', 'moves', 'types', 'par', 'daily'] as const;

function CipherRules() {
  return CIPHER_PARTS.map((part) => (
    <Part key={part} heading={t(`cipher.learn.headings.${part}`)} words={t(`cipher.learn.${part}`)} />
  ));
}

const RULES = {
  classic: ClassicRules,
  enchanted: EnchantedRules,
  cipher: CipherRules,
} as const satisfies Record<Taught, ComponentType>;
