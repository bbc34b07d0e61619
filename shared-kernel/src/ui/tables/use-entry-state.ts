import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

/** As many as a morning's way through lists; the oldest is forgotten first. */
const KEPT_MAX = 200;

/** In this tab's memory alone: what is searched for may be a name. */
const kept = new Map<string, unknown>();

/**
 * A state that belongs to an entry of the browser's history: who goes back finds it as he left it, who opens the page anew
 * begins with `begin`, and who goes on to another entry of the same page, as a filter in the address does, goes on with
 * what he has. Another user or another company finds nothing.
 * @param name of the state on its page
 */
export function useEntryState<Value>(
  name: string,
  begin: () => Value,
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const { session, navigation } = useSteadyShell();
  // A shell older than this contract names no entry, and nothing is kept.
  const entry = navigation.entry?.() ?? null;
  const key = entry === null ? null : `${session.user.userId}/${session.companyRef}/${entry}/${name}`;
  const [value, setValue] = useState<Value>(() => (isKept(key) ? (kept.get(key) as Value) : begin()));
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    if (isKept(key)) setValue(kept.get(key) as Value);
  }
  useEffect(() => {
    if (key !== null) keep(key, value);
  }, [key, value]);
  return [value, setValue];
}

function isKept(key: string | null): key is string {
  return key !== null && kept.has(key);
}

function keep(key: string, value: unknown): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
}
