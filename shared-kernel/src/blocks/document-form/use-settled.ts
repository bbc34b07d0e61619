import { useEffect, useState } from 'react';

/** Nobody types for so long in the middle of a word, milliseconds. */
const QUIET_MS = 400;

/** A text as it is once nobody has changed it for a moment: what is asked of the bank is not asked on every key. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
