import { useEffect, useState } from 'react';

/** Pause in ms that ends typing. */
const QUIET_MS = 400;

/** Returns the text once it has not changed for 400 ms, to avoid a call per keystroke. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
