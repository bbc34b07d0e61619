import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ClientInfo, UserSettings } from '@ncb/shared-kernel/api/contract';
import type { SessionState, SessionStore } from './create-session-store';
import { SessionProvider, useSessionState } from './SessionContext';

const INFO = {
  companyRef: '1',
  user: { userId: '501', settings: { timeoutInterval: 30, showClosed: false, language: null } },
} as unknown as ClientInfo;
const withSettings = (settings: Partial<UserSettings>): SessionState => ({
  kind: 'signedIn',
  info: { ...INFO, user: { ...INFO.user, settings: { ...INFO.user.settings, ...settings } } },
});

function show(initial: SessionState) {
  let state = initial;
  let follow = (): void => undefined;
  const store = {
    state: () => state,
    subscribe(listener: () => void) {
      follow = listener;
      return () => undefined;
    },
  } as unknown as SessionStore;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionProvider value={store}>{children}</SessionProvider>
  );
  const { result } = renderHook(useSessionState, { wrapper });
  /** Returns what is shown in the same frame, before work that React postpones. */
  const changeTo = (next: SessionState) => {
    let shownAtOnce: SessionState | undefined;
    act(() => {
      flushSync(() => {
        state = next;
        follow();
      });
      shownAtOnce = result.current;
    });
    return shownAtOnce;
  };
  return { result, changeTo };
}

it('postpones the whole page for a changed page size, and shows it then', () => {
  const before: SessionState = { kind: 'signedIn', info: INFO };
  const after = withSettings({ pageSizes: { journal: 50 } });
  const { result, changeTo } = show(before);
  expect(changeTo(after)).toBe(before);
  expect(result.current).toBe(after);
});

it('shows the end of a session, another user, company or setting at once', () => {
  const { changeTo } = show({ kind: 'signedIn', info: INFO });
  const others: readonly SessionState[] = [
    withSettings({ showClosed: true }),
    withSettings({ columns: { journal: ['amount'] }, pageSizes: { journal: 50 } }),
    { kind: 'signedIn', info: { ...INFO, companyRef: '2' } },
    { kind: 'signedIn', info: { ...INFO, user: { ...INFO.user, userId: '502' } } },
    { kind: 'signedOut', reason: 'idle', userId: '501' },
  ];
  for (const other of others) expect(changeTo(other)).toBe(other);
});
