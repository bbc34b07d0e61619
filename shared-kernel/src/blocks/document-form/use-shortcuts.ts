import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';

export interface Shortcuts {
  /** Ctrl+S */
  save: () => void;
  /** Ctrl+Enter */
  ask: () => void;
  /** Question mark. */
  showShortcuts: () => void;
}

export function useShortcuts({ save, ask, showShortcuts }: Shortcuts): (event: KeyboardEvent) => void {
  const show = useEffectEvent(showShortcuts);
  // On the document: before the first click no field of the form has the focus.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event.target)) return;
      // Otherwise the shell would show its own list as well.
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const run = { KeyS: save, Enter: ask, NumpadEnter: ask }[event.code];
    if (!run) return;
    event.preventDefault();
    // A held key would open the confirmation and answer it.
    if (!event.repeat) run();
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

export async function loadShortcutsDialog() {
  const { ShortcutsDialog } = await import('./ShortcutsDialog');
  return ShortcutsDialog;
}
