import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

/** As many as a morning's way through lists; the oldest is forgotten first. */
const KEPT_MAX = 200;

/** In this tab's memory alone: what is searched for may be a name. */
const kept = new Map<string, unknown>();

/**
 * A state that belongs to an entry of the browser's history: who goes back finds it as he left it, who opens the page anew
 * begins with `begin`. Another user or another company finds nothing.
 * @param name of the state on its page
 */
export function useEntryState<Value>(
  name: string,
  begin: () => Value,
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const { session, navigation } = useSteadyShell();
  const { companyRef, user } = session;
  const owner = `${user.userId}/${companyRef}`;
  // A shell older than this contract has none, and keeps nothing.
  const { entry } = navigation;
  const [value, setValue] = useState<Value>(() => {
    const key = entry && keyOf(owner, entry(), name);
    return key !== undefined && kept.has(key) ? (kept.get(key) as Value) : begin();
  });
  useEffect(() => {
    if (entry) keep(keyOf(owner, entry(), name), value);
  }, [owner, entry, name, value]);
  return [value, setValue];
}

function keyOf(owner: string, entry: string, name: string): string {
  return `${owner}/${entry}/${name}`;
}

function keep(key: string, value: unknown): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
}
