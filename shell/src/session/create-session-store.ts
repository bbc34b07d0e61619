import { createApiClient, type ApiClient, type Outcome } from '@ncb/shared-kernel/api/client';
import { getUserInfo, logout, saveSettings, type ClientInfo, type UserSettings } from '@ncb/shared-kernel/api/contract';
import { CompanyStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { canEnterPages } from '@ncb/shared-kernel/domain/workflow';
import type { SettingsChange } from '@ncb/shared-kernel/remote-contract';
import { saveInOtherTabs } from './save-in-other-tabs';
import { createSettingsKeeper, type SettingsKeeper } from './create-settings-keeper';
import type { Tabs } from './tabs';
import { browserStore, tabStore } from '../browser/text-store';

/**
 * Reason of a sign-out. `otherUser`: another user signed in in another tab; `unheard`: the server could not be reached.
 */
export type SignedOutReason = 'none' | 'over' | 'idle' | 'otherUser' | 'unheard';

/** Reasons chosen by the user. */
export const OWN_REASONS: ReadonlySet<SignedOutReason> = new Set(['none', 'unheard']);

export type SessionState =
  | { readonly kind: 'unknown' }
  /** `userId` of the user who worked here before. */
  | { readonly kind: 'signedOut'; readonly reason: SignedOutReason; readonly userId: string | null }
  | { readonly kind: 'signedIn'; readonly info: ClientInfo };

/** Store of the current user and company. */
export interface SessionStore {
  readonly api: ApiClient;
  readonly tabs: Tabs;
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Loads the session; selects `companyRef`, or keeps the company. */
  load(companyRef?: string): Promise<Outcome<ClientInfo>>;
  /** Changes settings here at once, in other tabs after the server has stored them. */
  changeSettings(change: SettingsChange): Promise<Outcome<object>>;
  /** True if this browser signed in and not out; only the server knows whether the session is alive. */
  wasSignedIn(): boolean;
  signOut(reason: 'none' | 'idle'): Promise<void>;
}

/** Longest wait for the logout answer, ms: data must not stay on the screen. */
const LOGOUT_LIMIT_MS = 5_000;

/** Key of the company, per tab: two tabs may work for two companies. */
const COMPANY_KEY = 'ncb.company';

/** Mark of a sign-in for later tabs; only the cookie identifies the user. */
const SIGNED_IN_KEY = 'ncb.signedIn';

const FOREIGN_SESSION = {
  ok: false,
  failure: { kind: 'unauthorized', text: null, code: 'unauthorized', params: {} },
} as const satisfies Outcome<never>;

const NOT_WORKING = {
  ok: false,
  failure: { kind: 'refused', text: null, code: 'invalid_clnt_status', params: {}, problems: [] },
} as const satisfies Outcome<never>;

function isActive({ companyStatus, user }: ClientInfo): boolean {
  return canEnterPages(companyStatus, user.status);
}

/** True for an active company, or one waiting for the bank if another company of the user is active. docs/adr/0160. */
function mayWork(info: ClientInfo): boolean {
  const { companyStatus, user, companies } = info;
  const isWaiting = companyStatus === CompanyStatus.registered;
  return isActive(info) || (isWaiting && companies.some(({ status }) => canEnterPages(status, user.status)));
}

const NOT_SIGNED_IN = { ok: false, failure: { kind: 'aborted' } } as const satisfies Outcome<never>;

function withSettings(info: ClientInfo, settings: UserSettings): ClientInfo {
  return { ...info, user: { ...info.user, settings } };
}

export function createSessionStore(baseUrl: string, languageTag: () => string, tabs: Tabs): SessionStore {
  let state: SessionState = { kind: 'unknown' };
  const listeners = new Set<() => void>();

  const setState = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  const leave = (reason: SignedOutReason) => {
    // The other user has just signed in.
    if (reason !== 'otherUser') browserStore.remove(SIGNED_IN_KEY);
    // An interrupted user continues with the same company.
    if (state.kind === 'signedIn' && OWN_REASONS.has(reason)) tabStore.remove(COMPANY_KEY);
    setState({ kind: 'signedOut', reason, userId: getUserId(state) });
    work = new AbortController();
  };

  const bank = createApiClient({
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
    onSessionOver() {
      // Several answers in a row may end the session.
      if (state.kind !== 'signedOut') leave(state.kind === 'signedIn' ? 'over' : 'none');
    },
  });

  /** Aborted at sign-out: later calls would log errors. */
  let work = new AbortController();
  const api: ApiClient = {
    call(call, request, options = {}) {
      const signal = options.signal ? AbortSignal.any([options.signal, work.signal]) : work.signal;
      return bank.call(call, request, { ...options, signal });
    },
  };

  let settings: { readonly userId: string; readonly keeper: SettingsKeeper } | null = null;

  const getKeeper = (userId: string, initial: UserSettings) => {
    if (settings?.userId === userId) return settings.keeper;
    const isCurrentUser = () => state.kind === 'signedIn' && state.info.user.userId === userId;
    const keeper = createSettingsKeeper(initial, {
      send: async (changed) => (isCurrentUser() ? api.call(saveSettings, { settings: changed }) : NOT_SIGNED_IN),
      onShown: (shown) => {
        if (state.kind === 'signedIn' && isCurrentUser())
          setState({ kind: 'signedIn', info: withSettings(state.info, shown) });
      },
      onStored: (stored) => tabs.send({ kind: 'settings', userId, settings: stored }),
    });
    settings = { userId, keeper };
    return keeper;
  };

  const withStored = (info: ClientInfo): ClientInfo => {
    const { userId, settings: stored } = info.user;
    return withSettings(info, getKeeper(userId, stored).replaceStored(stored));
  };

  const store: SessionStore = {
    api,
    tabs,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load(companyRef) {
      const remembered = tabStore.get(COMPANY_KEY);
      const outcome = await api.call(getUserInfo, { companyRef: companyRef ?? remembered });
      if (!outcome.ok) {
        // A remembered company of another user must not lock this one out.
        const isMaybeForeign = outcome.failure.kind === 'refused' && !companyRef && remembered !== null;
        if (!isMaybeForeign) return outcome;
        tabStore.remove(COMPANY_KEY);
        return store.load();
      }
      const before = getUserId(state);
      if (state.kind === 'signedIn' && before !== outcome.value.user.userId) {
        // The page and its forms are the previous user's.
        leave('otherUser');
        return FOREIGN_SESSION;
      }
      if (!mayWork(outcome.value)) {
        // Blocked during work; a failed switch to another company keeps the current one.
        const isPresent = state.kind === 'signedIn' && state.info.companyRef === outcome.value.companyRef;
        if (isPresent) leave('none');
        return NOT_WORKING;
      }
      // A company not confirmed yet is not remembered.
      if (isActive(outcome.value)) tabStore.set(COMPANY_KEY, outcome.value.companyRef);
      const isNewSignIn = state.kind !== 'signedIn';
      browserStore.set(SIGNED_IN_KEY, '1');
      setState({ kind: 'signedIn', info: withStored(outcome.value) });
      if (isNewSignIn) tabs.send({ kind: 'signedIn', userId: outcome.value.user.userId });
      return outcome;
    },
    async changeSettings(change) {
      if (state.kind !== 'signedIn') return NOT_SIGNED_IN;
      const { userId, settings: initial } = state.info.user;
      return getKeeper(userId, initial).change(change);
    },
    wasSignedIn: () => browserStore.get(SIGNED_IN_KEY) !== null,
    async signOut(reason) {
      await saveInOtherTabs(tabs);
      work.abort();
      const ended = bank.call(logout, {}, { signal: AbortSignal.timeout(LOGOUT_LIMIT_MS) });
      if (reason === 'idle') {
        // The user is away: nothing waits for the server.
        tabs.send({ kind: 'signedOut', reason });
        leave(reason);
        await ended;
        return;
      }
      const outcome = await ended;
      // A session that was already over is a success.
      const isLoggedOut = outcome.ok || outcome.failure.kind === 'unauthorized';
      leave(isLoggedOut ? reason : 'unheard');
      tabs.send({ kind: 'signedOut', reason });
    },
  };

  tabs.listen((message) => {
    if (state.kind !== 'signedIn') return;
    if (message.kind === 'signedOut') leave(message.reason);
    // Settings are sent whole: this tab would undo the other tab's.
    if (message.kind === 'settings' && message.userId === state.info.user.userId) {
      const info = withSettings(state.info, message.settings);
      setState({ kind: 'signedIn', info: withStored(info) });
    }
    // Every call of this tab would now be refused.
    if (message.kind === 'signedIn' && message.userId !== state.info.user.userId) leave('otherUser');
  });
  return store;
}

function getUserId(state: SessionState): string | null {
  if (state.kind === 'unknown') return null;
  return state.kind === 'signedIn' ? state.info.user.userId : state.userId;
}
