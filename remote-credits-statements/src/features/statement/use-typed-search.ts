import { useEffect, useState } from 'react';

/** Pause in typing after which the address takes the text, ms. */
const PAUSE_MS = 500;

export interface TypedSearch {
  readonly typed: string;
  readonly search: (typed: string) => void;
}

/** Returns the typed text at once; the address follows after a pause, so that typing creates no history entries. */
export function useTypedSearch(find: string, onFind: (find: string) => void): TypedSearch {
  const [typed, setTyped] = useState(find);
  const [lastFind, setLastFind] = useState(find);
  const [written, setWritten] = useState(find);
  if (find !== lastFind) {
    setLastFind(find);
    if (find !== written) {
      setTyped(find);
      setWritten(find);
    }
  }
  useEffect(() => {
    if (typed === written) return undefined;
    const rest = setTimeout(() => {
      setWritten(typed);
      onFind(typed);
    }, PAUSE_MS);
    return () => clearTimeout(rest);
  }, [typed, written, onFind]);
  return { typed, search: setTyped };
}
