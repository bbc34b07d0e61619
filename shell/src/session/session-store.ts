import { createApiClient, type ApiClient, type Outcome } from '@ncb/shared-kernel/api/client';
import { getUserInfo, logout, type ClientInfo } from '@ncb/shared-kernel/api/contract';
import { canEnterPages } from '@ncb/shared-kernel/domain/workflow';
import type { Tabs } from './tabs';

/** `otherUser`: somebody else signed in in another tab, and the browser has one session only. */
export type SignedOutReason = 'none' | 'over' | 'idle' | 'otherUser';

export type SessionState =
  /** The bank has not been asked yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signedOut'; readonly reason: SignedOutReason }
  | { readonly kind: 'signedIn'; readonly info: ClientInfo };

/** Who works and for which company. There is one such object on the page. */
export interface SessionStore {
  readonly api: ApiClient;
  /** The other tabs of this browser, which share the session. */
  readonly tabs: Tabs;
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Asks the bank whose session this is; a company is chosen or kept. */
  load(companyRef?: string): Promise<Outcome<ClientInfo>>;
  /** Ends the session at the bank and here. */
  signOut(reason: 'none' | 'idle'): Promise<void>;
}

/** The company chosen in this tab, so that a reload does not change it; two tabs may work for two companies. */
const COMPANY_KEY = 'ncb.company';

const NOT_WORKING = {
  ok: false,
  failure: { kind: 'refused', text: null, code: 'invalid_clnt_status', params: {}, problems: [] },
} as const satisfies Outcome<never>;

export function createSessionStore(baseUrl: string, languageTag: () => string, tabs: Tabs): SessionStore {
  let state: SessionState = { kind: 'unknown' };
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  const api = createApiClient({
    baseUrl,
    languageTag,
    identity: () =>
      state.kind === 'signedIn'
        ? {
            companyRef: state.info.companyRef,
            bankClientId: state.info.bankClientId,
            userId: state.info.user.userId,
          }
        : null,
    onSessionOver: () => become({ kind: 'signedOut', reason: state.kind === 'signedIn' ? 'over' : 'none' }),
  });

  const store: SessionStore = {
    api,
    tabs,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load(companyRef) {
      const remembered = sessionStorage.getItem(COMPANY_KEY);
      const outcome = await api.call(getUserInfo, { companyRef: companyRef ?? remembered });
      if (!outcome.ok) {
        // A company remembered from another user's work in this tab must not lock this one out.
        const mayBeForeign = outcome.failure.kind === 'refused' && !companyRef && remembered !== null;
        if (!mayBeForeign) return outcome;
        sessionStorage.removeItem(COMPANY_KEY);
        return store.load();
      }
      if (!canEnterPages(outcome.value.companyStatus, outcome.value.user.status)) {
        // Somebody was blocked while he worked; another company that was chosen in vain leaves the present one open.
        const isPresent = state.kind === 'signedIn' && state.info.companyRef === outcome.value.companyRef;
        if (isPresent) become({ kind: 'signedOut', reason: 'none' });
        return NOT_WORKING;
      }
      sessionStorage.setItem(COMPANY_KEY, outcome.value.companyRef);
      const isNews = state.kind !== 'signedIn';
      become({ kind: 'signedIn', info: outcome.value });
      if (isNews) tabs.tell({ kind: 'signedIn', userId: outcome.value.user.userId });
      return outcome;
    },
    async signOut(reason) {
      await api.call(logout, {});
      sessionStorage.removeItem(COMPANY_KEY);
      become({ kind: 'signedOut', reason });
      tabs.tell({ kind: 'signedOut', reason });
    },
  };

  tabs.listen((message) => {
    if (state.kind !== 'signedIn') return;
    if (message.kind === 'signedOut') {
      sessionStorage.removeItem(COMPANY_KEY);
      become({ kind: 'signedOut', reason: message.reason });
    }
    // The cookie is the other user's now: every call of this tab would be refused.
    if (message.kind === 'signedIn' && message.userId !== state.info.user.userId) {
      sessionStorage.removeItem(COMPANY_KEY);
      become({ kind: 'signedOut', reason: 'otherUser' });
    }
  });
  return store;
}
