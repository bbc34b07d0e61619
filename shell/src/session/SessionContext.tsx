import { createContext, startTransition, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { SessionState, SessionStore } from './create-session-store';

const SessionContext = createContext<SessionStore | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (!store) throw new Error('no session store above');
  return store;
}

/**
 * Returns the session. Changed settings are shown after the next paint: they render the whole page again, a quarter of a
 * second on an old computer.
 */
export function useSessionState(): SessionState {
  const store = useSessionStore();
  const [state, setState] = useState(store.state);
  const shown = useRef(state);
  useLayoutEffect(() => {
    const follow = () => {
      const next = store.state();
      if (next === shown.current) return;
      const show = () => setState(next);
      if (areOnlySettingsChanged(shown.current, next)) startTransition(show);
      else show();
      shown.current = next;
    };
    // The session may have changed between rendering and subscribing.
    follow();
    return store.subscribe(follow);
  }, [store]);
  return state;
}

function areOnlySettingsChanged(before: SessionState, after: SessionState): boolean {
  if (before.kind !== 'signedIn' || after.kind !== 'signedIn') return false;
  const { user: userBefore, ...infoBefore } = before.info;
  const { user: userAfter, ...infoAfter } = after.info;
  return isSame(infoBefore, infoAfter) && isSame({ ...userBefore, settings: null }, { ...userAfter, settings: null });
}

/** Compares values one level deep, as `withSettings` copies them. */
function isSame(a: object, b: object): boolean {
  const entries = Object.entries(a);
  const others = b as Readonly<Record<string, unknown>>;
  return entries.length === Object.keys(b).length && entries.every(([name, value]) => others[name] === value);
}
