import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';

export interface Shortcuts {
  /** Ctrl+S */
  save: () => void;
  /** Ctrl+Enter */
  ask: () => void;
  /** ? */
  showShortcuts: () => void;
}

/** The keys of the form. Source: design/ui ("Forms") */
export function useShortcuts({ save, ask, showShortcuts }: Shortcuts): (event: KeyboardEvent) => void {
  const show = useEffectEvent(showShortcuts);
  // Of the whole document: nobody has the focus in the form before he has begun to type.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event.target)) show();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const run = event.code === 'KeyS' ? save : event.code === 'Enter' || event.code === 'NumpadEnter' ? ask : null;
    if (!run) return;
    event.preventDefault();
    // A key that is held down would open the question and answer it.
    if (!event.repeat) run();
  };
}

/** A question mark that is a letter of a text. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
