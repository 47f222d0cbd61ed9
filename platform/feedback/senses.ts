import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import * as Haptics from 'expo-haptics';

import type { FeedbackEvent } from './events';
import type { Senses, Touch } from './senses.types';
import { SOUNDS } from './sounds';

const players = new Map<FeedbackEvent, AudioPlayer>();

function playerOf(event: FeedbackEvent): AudioPlayer {
  const known = players.get(event);
  if (known) return known;
  if (players.size === 0) {
    // A game must not stop somebody's music, nor speak when the phone is set to silent.
    void setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(quietly);
  }
  const player = createAudioPlayer(SOUNDS[event] as number);
  players.set(event, player);
  return player;
}

/** A device that cannot is no trouble worth a word: the board shows everything that is heard or felt. */
function quietly(): void {}

const { Light, Medium, Heavy, Rigid } = Haptics.ImpactFeedbackStyle;
const { Warning, Success, Error: Failure } = Haptics.NotificationFeedbackType;

const TOUCHES: Readonly<Record<Touch, (strong: boolean) => Promise<void>>> = {
  tap: (strong) => Haptics.impactAsync(strong ? Medium : Light),
  firm: (strong) => Haptics.impactAsync(strong ? Heavy : Medium),
  warning: (strong) => (strong ? Haptics.notificationAsync(Warning) : Haptics.impactAsync(Rigid)),
  success: () => Haptics.notificationAsync(Success),
  failure: () => Haptics.notificationAsync(Failure),
};

/** A phone's loudspeaker and motor. */
export const senses: Senses = {
  sound(event) {
    try {
      const player = playerOf(event);
      // The same sound may still be sounding from the last move.
      void player.seekTo(0).catch(quietly);
      player.play();
    } catch {
      quietly();
    }
  },
  touch(touch, strength) {
    void TOUCHES[touch](strength === 'strong').catch(quietly);
  },
};
