import { createApiClient, type ApiClient, type Outcome } from '@ncb/shared-kernel/api/client';
import { getUserInfo, logout, saveSettings, type ClientInfo, type UserSettings } from '@ncb/shared-kernel/api/contract';
import { CompanyStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { canEnterPages } from '@ncb/shared-kernel/domain/workflow';
import type { SettingsChange } from '@ncb/shared-kernel/remote-contract';
import { keptElsewhere } from './kept-elsewhere';
import { createSettingsKeeper, type SettingsKeeper } from './settings-keeper';
import type { Tabs } from './tabs';
import { browserStore, tabStore } from '../browser/text-store';

/**
 * `otherUser`: somebody else signed in in another tab, and the browser has one session only. `unheard`: the user signed
 * out, but the bank could not be told.
 */
export type SignedOutReason = 'none' | 'over' | 'idle' | 'otherUser' | 'unheard';

/** Reasons that the user himself gave; after any other his work was interrupted. */
export const OWN_REASONS: ReadonlySet<SignedOutReason> = new Set(['none', 'unheard']);

export type SessionState =
  /** The bank has not been asked yet. */
  | { readonly kind: 'unknown' }
  /** `userId`: who worked here until then; null if nobody did. */
  | { readonly kind: 'signedOut'; readonly reason: SignedOutReason; readonly userId: string | null }
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
  /** Changes the settings of the user who is signed in, here at once, in other tabs when the bank has them. */
  changeSettings(change: SettingsChange): Promise<Outcome<object>>;
  /** Somebody of this browser signed in and has not signed out: whether the session still lives, the bank knows. */
  wasSignedIn(): boolean;
  /** Ends the session at the bank and here. */
  signOut(reason: 'none' | 'idle'): Promise<void>;
}

/** Signing out does not keep anybody's data on the screen for longer because the bank does not answer. Milliseconds. */
const LOGOUT_LIMIT_MS = 5_000;

/** The company chosen in this tab, so that a reload does not change it; two tabs may work for two companies. */
const COMPANY_KEY = 'ncb.company';

/** That somebody signed in, for the tabs that are opened later; who it was, the cookie alone says. */
const SIGNED_IN_KEY = 'ncb.signedIn';

/** Another user's session answered. */
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

/**
 * Whether somebody may be in the working area with a company: an active one, or, for the little that its menu shows,
 * one that waits for the bank, if another company of his is active. Source: docs/adr/0038
 */
function mayWork(info: ClientInfo): boolean {
  const { companyStatus, user, companies } = info;
  const isWaiting = companyStatus === CompanyStatus.registered;
  return isActive(info) || (isWaiting && companies.some(({ status }) => canEnterPages(status, user.status)));
}

const NOBODY = { ok: false, failure: { kind: 'aborted' } } as const satisfies Outcome<never>;

function withSettings(info: ClientInfo, settings: UserSettings): ClientInfo {
  return { ...info, user: { ...info.user, settings } };
}

export function createSessionStore(baseUrl: string, languageTag: () => string, tabs: Tabs): SessionStore {
  let state: SessionState = { kind: 'unknown' };
  const listeners = new Set<() => void>();

  const become = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  const leave = (reason: SignedOutReason) => {
    // In another tab somebody else has just begun.
    if (reason !== 'otherUser') browserStore.remove(SIGNED_IN_KEY);
    // Whoever was interrupted goes on with the company he worked for; whoever signed out begins anew.
    if (state.kind === 'signedIn' && OWN_REASONS.has(reason)) tabStore.remove(COMPANY_KEY);
    become({ kind: 'signedOut', reason, userId: whoWorks(state) });
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
      // The answers of several calls may say it one after the other, the last of them after the user signed out.
      if (state.kind !== 'signedOut') leave(state.kind === 'signedIn' ? 'over' : 'none');
    },
  });

  /** Ends when the user signs out: a call that the bank hears after that one is refused, and the browser complains of it. */
  let work = new AbortController();
  const api: ApiClient = {
    call(call, request, options = {}) {
      const signal = options.signal ? AbortSignal.any([options.signal, work.signal]) : work.signal;
      return bank.call(call, request, { ...options, signal });
    },
  };

  /** The settings of the user who is signed in, and whose they are. */
  let settings: { readonly userId: string; readonly keeper: SettingsKeeper } | null = null;

  const keeperOf = (userId: string, known: UserSettings) => {
    if (settings?.userId === userId) return settings.keeper;
    const isHis = () => state.kind === 'signedIn' && state.info.user.userId === userId;
    const keeper = createSettingsKeeper(known, {
      send: async (wanted) => (isHis() ? api.call(saveSettings, { settings: wanted }) : NOBODY),
      onShown: (shown) => {
        if (state.kind === 'signedIn' && isHis()) become({ kind: 'signedIn', info: withSettings(state.info, shown) });
      },
      onStored: (stored) => tabs.tell({ kind: 'settings', userId, settings: stored }),
    });
    settings = { userId, keeper };
    return keeper;
  };

  const withStored = (info: ClientInfo): ClientInfo => {
    const { userId, settings: stored } = info.user;
    return withSettings(info, keeperOf(userId, stored).take(stored));
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
        // A company remembered from another user's work in this tab must not lock this one out.
        const mayBeForeign = outcome.failure.kind === 'refused' && !companyRef && remembered !== null;
        if (!mayBeForeign) return outcome;
        tabStore.remove(COMPANY_KEY);
        return store.load();
      }
      const before = whoWorks(state);
      if (state.kind === 'signedIn' && before !== outcome.value.user.userId) {
        // The cookie has changed hands: what is on this page is of the one before, and so are its forms.
        leave('otherUser');
        return FOREIGN_SESSION;
      }
      if (!mayWork(outcome.value)) {
        // Somebody was blocked while he worked; another company that was chosen in vain leaves the present one open.
        const isPresent = state.kind === 'signedIn' && state.info.companyRef === outcome.value.companyRef;
        if (isPresent) leave('none');
        return NOT_WORKING;
      }
      // A company in which nothing can be done yet is no place to come back to.
      if (isActive(outcome.value)) tabStore.set(COMPANY_KEY, outcome.value.companyRef);
      const isNews = state.kind !== 'signedIn';
      browserStore.set(SIGNED_IN_KEY, '1');
      become({ kind: 'signedIn', info: withStored(outcome.value) });
      if (isNews) tabs.tell({ kind: 'signedIn', userId: outcome.value.user.userId });
      return outcome;
    },
    async changeSettings(change) {
      if (state.kind !== 'signedIn') return NOBODY;
      const { userId, settings: known } = state.info.user;
      return keeperOf(userId, known).change(change);
    },
    wasSignedIn: () => browserStore.get(SIGNED_IN_KEY) !== null,
    async signOut(reason) {
      await keptElsewhere(tabs);
      work.abort();
      const ended = bank.call(logout, {}, { signal: AbortSignal.timeout(LOGOUT_LIMIT_MS) });
      if (reason === 'idle') {
        // Nobody is there to wait for the bank, and what the other tabs show is nobody's any more: they hear why first.
        tabs.tell({ kind: 'signedOut', reason });
        leave(reason);
        await ended;
        return;
      }
      const outcome = await ended;
      // A session that was over already is what was wanted; one that nobody used ends by itself.
      const isHeard = outcome.ok || outcome.failure.kind === 'unauthorized';
      leave(isHeard ? reason : 'unheard');
      tabs.tell({ kind: 'signedOut', reason });
    },
  };

  tabs.listen((message) => {
    if (state.kind !== 'signedIn') return;
    if (message.kind === 'signedOut') leave(message.reason);
    // Settings are sent whole: without the news this tab's next change would take back what was set in the other.
    if (message.kind === 'settings' && message.userId === state.info.user.userId) {
      const info = withSettings(state.info, message.settings);
      become({ kind: 'signedIn', info: withStored(info) });
    }
    // The cookie is the other user's now: every call of this tab would be refused.
    if (message.kind === 'signedIn' && message.userId !== state.info.user.userId) leave('otherUser');
  });
  return store;
}

/** Who works in a tab, or did until his session ended. */
function whoWorks(state: SessionState): string | null {
  if (state.kind === 'unknown') return null;
  return state.kind === 'signedIn' ? state.info.user.userId : state.userId;
}
