import { AppState } from 'react-native';

/**
 * Tells whenever the app comes back from the background. A question of the system's, or a glance at its
 * notifications, is no absence: sockets live on through those. Returns a way to stop telling.
 */
export function watchFront(onFront: () => void): () => void {
  let away = AppState.currentState === 'background';
  const subscription = AppState.addEventListener('change', (state) => {
    if (state === 'background') away = true;
    if (state !== 'active' || !away) return;
    away = false;
    onFront();
  });
  return () => subscription.remove();
}
