import type { KeyboardEvent } from 'react';

export interface Shortcuts {
  /** Ctrl+S */
  save: () => void;
  /** Ctrl+Enter */
  ask: () => void;
}

/** Returns a handler of a form's keys; the shell lists them by a question mark. */
export function createShortcutHandler({ save, ask }: Shortcuts): (event: KeyboardEvent) => void {
  return (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const run = { KeyS: save, Enter: ask, NumpadEnter: ask }[event.code];
    if (!run) return;
    event.preventDefault();
    // A held key would open the confirmation and answer it.
    if (!event.repeat) run();
  };
}
