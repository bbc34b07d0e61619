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
 * Returns the session. A changed page size is shown after the next paint: it renders the whole page again, a quarter of
 * a second on an old computer. Other settings at once: a second press builds on what is shown.
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
      if (isOnlyPageSizeChanged(shown.current, next)) startTransition(show);
      else show();
      shown.current = next;
    };
    // The session may have changed between rendering and subscribing.
    follow();
    return store.subscribe(follow);
  }, [store]);
  return state;
}

function isOnlyPageSizeChanged(before: SessionState, after: SessionState): boolean {
  return writeWithoutPageSizes(before) === writeWithoutPageSizes(after);
}

function writeWithoutPageSizes(state: SessionState): string {
  return JSON.stringify(state, (name, value: unknown) => (name === 'pageSizes' ? undefined : value));
}
