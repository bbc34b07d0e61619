import { useEffect, useState } from 'react';
import type { ImportedRow } from './imported-row';
import type { RowRules } from './row-rules';
import { findLookAlikeRows } from './find-look-alike-rows';

const NONE: ReadonlyMap<string, number> = new Map();

/** Returns the rows that look like another row, shortly after a change. */
export function useLookAlikes(rows: readonly ImportedRow[], rules: RowRules): ReadonlyMap<string, number> {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    const search = new AbortController();
    void findLookAlikeRows(rows, rules, search.signal).then((likes) => {
      if (search.signal.aborted) return;
      // Keeps the empty map, to avoid a re-render in the usual case.
      setFound((before) => (before.size === 0 && likes.size === 0 ? before : likes));
    });
    return () => search.abort();
  }, [rows, rules]);
  return found;
}
