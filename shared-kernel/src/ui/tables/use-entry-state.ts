import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

/** Maximum of stored states, enough for a morning's work; the oldest is dropped first. */
const KEPT_MAX = 200;

/** In the memory of this tab only: a search text may be a person's name. */
const kept = new Map<string, unknown>();

/**
 * Keeps a state per entry of the browser history: going back restores it, opening the page starts with
 * `createInitial()`, and another entry of the same page, as after a filter in the address, continues with the current
 * state. Another user or company finds nothing.
 * @param name name of the state on its page
 */
export function useEntryState<Value>(
  name: string,
  begin: () => Value,
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const { session, navigation } = useSteadyShell();
  // A shell with an older contract reports no entry; nothing is stored.
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
