import { useSyncExternalStore } from 'react';
import type { ThemeMode } from './theme';

export type ThemeChoice = ThemeMode | 'system';

const STORE_KEY = 'ncb.theme';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  systemIsDark.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    systemIsDark.removeEventListener('change', listener);
  };
}

function themeChoice(): ThemeChoice {
  const stored = localStorage.getItem(STORE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function themeMode(): ThemeMode {
  const choice = themeChoice();
  return choice !== 'system' ? choice : systemIsDark.matches ? 'dark' : 'light';
}

/** Light or dark: the user's choice on this device, otherwise the system's. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, themeMode);
}

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, themeChoice);
  const choose = (wanted: ThemeChoice) => {
    localStorage.setItem(STORE_KEY, wanted);
    listeners.forEach((listener) => listener());
  };
  return [choice, choose];
}
