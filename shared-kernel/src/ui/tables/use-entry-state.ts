import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

/** Maximum of stored states, enough for a morning's work; the oldest is dropped first. */
const STATES_MAX = 200;

/** In the memory of this tab only: a search text may be a person's name. */
const states = new Map<string, unknown>();

/**
 * Keeps a state per entry of the browser history: going back restores it, opening the page starts with
 * `createInitial()`, and another entry of the same page, as after a filter in the address, continues with the current
 * state. Another user or company finds nothing.
 * @param name name of the state on its page
 */
export function useEntryState<Value>(
  name: string,
  createInitial: () => Value,
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const { session, navigation } = useSteadyShell();
  // A shell with an older contract reports no entry; nothing is stored.
  const entry = navigation.entry?.() ?? null;
  const key = entry === null ? null : `${session.user.userId}/${session.companyRef}/${entry}/${name}`;
  const [value, setValue] = useState<Value>(() => (isStored(key) ? (states.get(key) as Value) : createInitial()));
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    if (isStored(key)) setValue(states.get(key) as Value);
  }
  useEffect(() => {
    if (key !== null) store(key, value);
  }, [key, value]);
  return [value, setValue];
}

function isStored(key: string | null): key is string {
  return key !== null && states.has(key);
}

function store(key: string, value: unknown): void {
  states.delete(key);
  states.set(key, value);
  const [oldest] = states.keys();
  if (states.size > STATES_MAX && oldest !== undefined) states.delete(oldest);
}
