import { useEffect, useState } from 'react';
import type { ImportedRow } from './imported-row';
import type { RowRules } from './row-rules';
import { lookAlikeRows } from './look-alike-rows';

const NONE: ReadonlyMap<string, number> = new Map();

/** Rows that look like another one, a moment after the rows have changed. */
export function useLookAlikes(rows: readonly ImportedRow[], rules: RowRules): ReadonlyMap<string, number> {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    const search = new AbortController();
    void lookAlikeRows(rows, rules, search.signal).then((likes) => {
      if (search.signal.aborted) return;
      // As a rule there are none, and nothing is to be shown anew.
      setFound((before) => (before.size === 0 && likes.size === 0 ? before : likes));
    });
    return () => search.abort();
  }, [rows, rules]);
  return found;
}
