import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { ratingOf, type Attempt } from '@/engine/cipher';
import { Button, Sheet, Status, Words } from '@/components/controls';
import { t } from '@/components/i18n';
import { space } from '@/components/theme';
import { playPuzzleAgain, recordById } from '@/stores';

import { dailyShareText, puzzleShareText } from './shareTexts';
import { Stars } from './Stars';
import { useDailies } from './useDailies';
import { makingText, useNextPuzzle } from './useNextPuzzle';
import { useShare } from './useShare';

interface SolvedSheetProps {
  readonly attempt: Attempt;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How it went, and what can come next. */
export function SolvedSheet({ attempt, open, onClose }: SolvedSheetProps) {
  const router = useRouter();
  const { share, labelOr } = useShare();
  const { streak } = useDailies();
  const { making, next } = useNextPuzzle(({ id }) => {
    onClose();
    router.replace({ pathname: '/puzzle/[id]', params: { id } });
  });
  if (attempt.record === null) return null;

  const { puzzle, hints, assisted, daily, session } = attempt;
  const { stars, score } = ratingOf(attempt);
  const record = recordById(attempt.record);
  const resultText = record ? dailyShareText(record) : null;
  const shareButton = (
    <Button
      kind={resultText === null ? 'plain' : 'main'}
      icon="share"
      label={labelOr(t(resultText === null ? 'cipher.menu.share' : 'cipher.solved.share'))}
      onPress={() => share(resultText ?? puzzleShareText(puzzle))}
    />
  );

  return (
    <Sheet title={t('cipher.solved.title')} open={open} onClose={onClose}>
      <View style={styles.result}>
        <Stars count={stars} size={52} />
        {assisted ? (
          <Words>{t('cipher.solved.noStars')}</Words>
        ) : (
          <Words as="heading">{t('cipher.solved.score', { count: score })}</Words>
        )}
      </View>
      <Words>{t('cipher.solved.line', { count: session.cursor, par: puzzle.par })}</Words>
      {session.cursor === puzzle.par && !assisted ? <Words>{t('cipher.solved.atPar')}</Words> : null}
      {hints > 0 ? <Words tone="muted">{t('cipher.solved.hints', { count: hints })}</Words> : null}
      {daily !== null && !assisted ? (
        <Words>{t('cipher.solved.streak', { count: streak.current })}</Words>
      ) : null}
      <View style={styles.buttons}>
        {resultText !== null ? (
          shareButton
        ) : puzzle.tier !== null ? (
          <Button
            kind="main"
            label={t('cipher.solved.next')}
            disabled={making !== null && !making.failed}
            onPress={() => puzzle.tier !== null && next(puzzle.tier)}
          />
        ) : null}
        {making === null ? null : <Status>{makingText(making)}</Status>}
        <Button
          label={t('cipher.solved.compare')}
          onPress={() => {
            onClose();
            router.push({ pathname: '/review/[id]', params: { id: attempt.record ?? '' } });
          }}
        />
        {resultText === null ? shareButton : null}
        <Button
          label={t('cipher.solved.again')}
          onPress={() => {
            onClose();
            playPuzzleAgain(puzzle.id);
          }}
        />
        <Button label={t('cipher.solved.look')} onPress={onClose} />
        <Button
          kind="quiet"
          label={t('result.home')}
          onPress={() => {
            onClose();
            router.dismissTo('/');
          }}
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  result: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  buttons: { gap: space.s },
});
