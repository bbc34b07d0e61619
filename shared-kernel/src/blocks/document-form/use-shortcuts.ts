import { useEffect, useEffectEvent, type KeyboardEvent as ReactKeyboardEvent } from 'react';

export interface Shortcuts {
  /** Ctrl+S */
  save: () => void;
  /** Ctrl+Enter */
  ask: () => void;
}

type ShortcutEvent = KeyboardEvent | ReactKeyboardEvent;

/**
 * Makes a form's keys work, also while nothing has the focus, as in a copy that has just opened. The shell lists the keys
 * by a question mark.
 * @returns handler of key events in the form and its dialogs
 */
export function useShortcuts({ save, ask }: Shortcuts): (event: ShortcutEvent) => void {
  const handle = (event: ShortcutEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const run = { KeyS: save, Enter: ask, NumpadEnter: ask }[event.code];
    if (!run) return;
    event.preventDefault();
    // A held key would open the confirmation and answer it.
    if (!event.repeat) run();
  };
  const handleUnfocused = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.matches('body, main')) handle(event);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleUnfocused(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return handle;
}
