import { AppState } from 'react-native';

/** Tells whenever the app comes to the front again. Returns a way to stop telling. */
export function watchFront(onFront: () => void): () => void {
  const subscription = AppState.addEventListener('change', (state) => {
    if (state === 'active') onFront();
  });
  return () => subscription.remove();
}
