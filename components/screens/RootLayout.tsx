import { Stack, type ErrorBoundaryProps } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';

import { Notices } from '@/components/controls/Notices';
import { GestureRoot } from '@/components/gestures';
import { setLanguage } from '@/components/i18n';
import { useReducedMotion } from '@/components/motion';
import { ThemeProvider, useTheme } from '@/components/theme';
import { restart } from '@/platform/restart';
import { useOpened, useSettings } from '@/stores';

import { CrashScreen } from './CrashScreen';
import { ElsewhereScreen } from './ElsewhereScreen';

void SplashScreen.preventAutoHideAsync();

/** Everything that surrounds a screen. Nothing is drawn before the saved choices are known. */
export function RootLayout() {
  const opening = useOpened();
  const language = useSettings((settings) => settings.language);
  useEffect(() => setLanguage(language), [language]);
  useEffect(() => {
    if (opening !== 'waiting') void SplashScreen.hideAsync();
  }, [opening]);
  if (opening === 'waiting') return null;
  return (
    <GestureRoot>
      <ThemeProvider>
        {opening === 'elsewhere' ? <ElsewhereScreen /> : <Screens />}
        <Notices />
      </ThemeProvider>
    </GestureRoot>
  );
}

function Screens() {
  const { name, colors } = useTheme();
  const still = useReducedMotion();
  return (
    <>
      <StatusBar style={name === 'light' ? 'dark' : 'light'} />
      <Stack
        screenOptions={{
          headerShown: false,
          animation: still ? 'none' : 'default',
          contentStyle: { backgroundColor: colors.background },
        }}
      />
    </>
  );
}

/** What expo-router shows when a screen throws. */
export function ErrorScreen({ error }: ErrorBoundaryProps) {
  return (
    <ThemeProvider>
      <CrashScreen error={error} onRestart={restart} />
    </ThemeProvider>
  );
}
