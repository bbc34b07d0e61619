import { useEffect, useSyncExternalStore } from 'react';

export type ThemeMode = 'light' | 'dark';
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

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

/** The class on `<html>` that carries antd's CSS variables; the same at build and at run time. */
export function themeClass(mode: ThemeMode): string {
  return `ncb-${mode}`;
}

/** Keeps the class on `<html>`: its variables colour our own styles, also where antd itself is not loaded. */
export function useThemeClass(): void {
  const mode = useThemeMode();
  useEffect(() => {
    document.documentElement.className = themeClass(mode);
  }, [mode]);
}

export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, themeChoice);
  const choose = (wanted: ThemeChoice) => {
    localStorage.setItem(STORE_KEY, wanted);
    listeners.forEach((listener) => listener());
  };
  return [choice, choose];
}
