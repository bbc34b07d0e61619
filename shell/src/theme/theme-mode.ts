import { useLayoutEffect, useSyncExternalStore } from 'react';
import { browserStore } from '../browser/text-store';

export type ThemeMode = 'light' | 'dark';
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const STORE_KEY = 'ncb.theme';
const listeners = new Set<() => void>();

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
// Kept, and asked for this once: a browser that is asked for `matches` before it has told of a change does not tell of it
// any more, and half of the page would stay as it was.
let systemIsDark = darkSystem.matches;
darkSystem.addEventListener('change', ({ matches }) => {
  systemIsDark = matches;
  listeners.forEach((listener) => listener());
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function themeChoice(): ThemeChoice {
  const stored = browserStore.get(STORE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function themeMode(): ThemeMode {
  const choice = themeChoice();
  return choice !== 'system' ? choice : systemIsDark ? 'dark' : 'light';
}

/** Light or dark: the user's choice on this device, otherwise the system's. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, themeMode);
}

/** The class on `<html>` that carries antd's CSS variables; the same at build and at run time. */
export function themeClass(mode: ThemeMode): string {
  return `ncb-${mode}`;
}

/** Keeps the class on `<html>`: its variables colour our own styles, also where antd itself is not loaded. */
export function useThemeClass(): void {
  const mode = useThemeMode();
  // Before the browser paints: antd's own parts change in the same moment, and dark words would stand on dark ground.
  useLayoutEffect(() => {
    document.documentElement.className = themeClass(mode);
  }, [mode]);
}

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, themeChoice);
  const choose = (wanted: ThemeChoice) => {
    browserStore.set(STORE_KEY, wanted);
    listeners.forEach((listener) => listener());
  };
  return [choice, choose];
}
