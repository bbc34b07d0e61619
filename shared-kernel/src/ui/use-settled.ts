import { useEffect, useState } from 'react';

/** Pause in ms that ends typing in a field. */
const FIELD_PAUSE_MS = 400;
/** Pause in ms that ends typing in a search, whose list waits for it. */
export const SEARCH_PAUSE_MS = 250;

/** Returns the text once it has not changed for a pause, to avoid a call per keystroke. */
export function useSettled(text: string, pauseMs = FIELD_PAUSE_MS): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
