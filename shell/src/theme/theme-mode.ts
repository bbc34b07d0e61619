import { useLayoutEffect, useSyncExternalStore } from 'react';
import { BROWSER_KEYS, browserStore, createListeners } from '../browser';

export type ThemeMode = 'light' | 'dark';
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
type ThemeChoice = (typeof THEME_CHOICES)[number];

const changes = createListeners();

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
// Read once: if `matches` is read before a change event is sent, Chromium does not send it.
let systemIsDark = darkSystem.matches;
darkSystem.addEventListener('change', ({ matches }) => {
  systemIsDark = matches;
  changes.notify();
});

function getThemeChoice(): ThemeChoice {
  const stored = browserStore.get(BROWSER_KEYS.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function getThemeMode(): ThemeMode {
  const choice = getThemeChoice();
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** Returns the user's theme on this device, otherwise the system's. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(changes.subscribe, getThemeMode);
}

/** Returns the class on `<html>` with antd's CSS variables, the same at build and run time. */
function toThemeClass(mode: ThemeMode): string {
  return `ncb-${mode}`;
}

/** Keeps the class on `<html>` current, also without antd. */
export function useThemeClass(): void {
  const mode = useThemeMode();
  // Before paint, together with antd: otherwise dark text on dark.
  useLayoutEffect(() => {
    document.documentElement.className = toThemeClass(mode);
  }, [mode]);
}

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(changes.subscribe, getThemeChoice);
  const choose = (next: ThemeChoice) => {
    browserStore.set(BROWSER_KEYS.theme, next);
    changes.notify();
  };
  return [choice, choose];
}
