import { useEffect, useState } from 'react';

/** So long nobody has typed, ms: then the address takes what is typed. */
const REST_MS = 500;

export interface TypedSearch {
  readonly typed: string;
  readonly search: (typed: string) => void;
}

/** What is typed, at once; the address follows when the typing rests, so that it is no step of the history by itself. */
export function useTypedSearch(find: string, onFind: (find: string) => void): TypedSearch {
  const [typed, search] = useState(find);
  const [known, setKnown] = useState(find);
  const [written, setWritten] = useState(find);
  if (find !== known) {
    setKnown(find);
    // Another search was opened: what stands in the box is that of the address.
    if (find !== written) {
      search(find);
      setWritten(find);
    }
  }
  useEffect(() => {
    if (typed === written) return undefined;
    const rest = setTimeout(() => {
      setWritten(typed);
      onFind(typed);
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [typed, written, onFind]);
  return { typed, search };
}
