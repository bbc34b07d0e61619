import { useEffect, useEffectEvent, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { isAnyDialogVisible } from '../../ui';

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
 * @param shortcuts null while the form is not shown
 * @returns handler of key events in the form and its dialogs
 */
export function useShortcuts(shortcuts: Shortcuts | null): (event: ShortcutEvent) => void {
  const handle = (event: ShortcutEvent) => {
    if (!shortcuts || (!event.ctrlKey && !event.metaKey)) return;
    const { save, ask } = shortcuts;
    const run = { KeyS: save, Enter: ask, NumpadEnter: ask }[event.code];
    if (!run) return;
    event.preventDefault();
    // A held key would open the confirmation and answer it.
    if (!event.repeat) run();
  };
  const handleUnfocused = useEffectEvent((event: KeyboardEvent) => {
    const isUnfocused = event.target instanceof Element && event.target.matches('body, main');
    if (isUnfocused && !event.defaultPrevented && !isAnyDialogVisible()) handle(event);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleUnfocused(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return handle;
}
