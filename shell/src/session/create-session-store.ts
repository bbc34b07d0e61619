import { createApiClient, type ApiClient, type Outcome } from '@ncb/shared-kernel/api/client';
import { getUserInfo, logout, saveSettings, type ClientInfo, type UserSettings } from '@ncb/shared-kernel/api/contract';
import { CompanyStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { canEnterPages } from '@ncb/shared-kernel/domain/workflow';
import type { SettingsChange } from '@ncb/shared-kernel/remote-contract';
import { browserStore, createListeners, readKeptTexts, restoreKeptTexts, TAB_KEYS, tabStore } from '../browser';
import { whenStaying } from '../leaving';
import { saveInOtherTabs } from './save-in-other-tabs';
import { createSettingsKeeper, type SettingsKeeper } from './create-settings-keeper';
import type { Tabs } from './tabs';

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

const COMPANY_KEY = TAB_KEYS.company;

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

/**
 * True for an active company, or one waiting for the bank if another company of the user is active.
 * docs/adr/0026#companies-that-wait-for-the-bank.
 */
function canWork(info: ClientInfo): boolean {
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
  const changes = createListeners();
  const setState = (next: SessionState) => {
    state = next;
    changes.notify();
  };
  const getInfo = () => (state.kind === 'signedIn' ? state.info : null);

  // While false, a missing text was removed by another tab and stays removed.
  let mayBeEmptied = false;
  const restoreEmptied = () => {
    if (mayBeEmptied) restoreKeptTexts();
  };
  const leave = (reason: SignedOutReason) => {
    mayBeEmptied = true;
    restoreKeptTexts();
    // The other user has just signed in.
    if (reason !== 'otherUser') browserStore.remove(SIGNED_IN_KEY);
    // An interrupted user continues with the same company.
    if (state.kind === 'signedIn' && OWN_REASONS.has(reason)) tabStore.remove(COMPANY_KEY);
    setState({ kind: 'signedOut', reason, userId: getUserId(state) });
    work.renew();
  };

  const bank = createApiClient({
    baseUrl,
    languageTag,
    identity: () => toIdentity(getInfo()),
    onSessionOver() {
      // Several answers in a row may end the session.
      if (state.kind !== 'signedOut') leave(state.kind === 'signedIn' ? 'over' : 'none');
    },
  });
  const work = createAbortableClient(bank);
  const { api } = work;

  const getKeeper = createSettingsKeepers({
    getInfo,
    api,
    onShown: (info) => setState({ kind: 'signedIn', info }),
    onStored: (userId, settings) => tabs.send({ kind: 'settings', userId, settings }),
  });
  const signIn = (info: ClientInfo) => {
    const { userId, settings } = info.user;
    setState({ kind: 'signedIn', info: withSettings(info, getKeeper(userId, settings).replaceStored(settings)) });
  };

  const load = async (companyRef?: string): Promise<Outcome<ClientInfo>> => {
    restoreEmptied();
    const outcome = await fetchInfo(api, companyRef);
    if (!outcome.ok) return outcome;
    const info = outcome.value;
    const before = getInfo();
    if (before && before.user.userId !== info.user.userId) {
      // The page and its forms are the previous user's.
      leave('otherUser');
      return FOREIGN_SESSION;
    }
    if (!canWork(info)) {
      // Blocked during work; a failed switch to another company keeps the current one.
      if (before?.companyRef === info.companyRef) leave('none');
      return NOT_WORKING;
    }
    // A company not confirmed yet is not remembered.
    if (isActive(info)) tabStore.set(COMPANY_KEY, info.companyRef);
    browserStore.set(SIGNED_IN_KEY, '1');
    mayBeEmptied = false;
    signIn(info);
    if (!before) tabs.send({ kind: 'signedIn', userId: info.user.userId });
    return outcome;
  };

  followOtherTabs({ tabs, getInfo, leave, signIn });
  // Another tab's sign-out empties the storage of this one too, also without a session here.
  tabs.listen(({ kind }) => {
    if (kind === 'signedOut') mayBeEmptied = true;
  });
  globalThis.addEventListener('pagehide', restoreEmptied);
  return {
    api,
    tabs,
    state: () => state,
    subscribe: changes.subscribe,
    load,
    async changeSettings(change) {
      const user = getInfo()?.user;
      return user ? getKeeper(user.userId, user.settings).change(change) : NOT_SIGNED_IN;
    },
    wasSignedIn: () => browserStore.get(SIGNED_IN_KEY) !== null,
    async signOut(reason) {
      await saveInOtherTabs(tabs);
      work.abort();
      await endSession(reason, { bank, tabs, leave });
    },
  };
}

interface EndOptions {
  readonly bank: ApiClient;
  readonly tabs: Tabs;
  readonly leave: (reason: SignedOutReason) => void;
}

/** Ends the session at the bank, here and in the other tabs. */
async function endSession(reason: 'none' | 'idle', { bank, tabs, leave }: EndOptions): Promise<void> {
  readKeptTexts();
  const ended = bank.call(logout, {}, { signal: AbortSignal.timeout(LOGOUT_LIMIT_MS) });
  if (reason === 'idle') {
    // The user is away: nothing waits for the server.
    tabs.send({ kind: 'signedOut', reason });
    leave(reason);
    await ended;
    restoreKeptTexts();
    return;
  }
  const outcome = await ended;
  // A session that was already over is a success.
  const isLoggedOut = outcome.ok || outcome.failure.kind === 'unauthorized';
  leave(isLoggedOut ? reason : 'unheard');
  tabs.send({ kind: 'signedOut', reason });
}

/** Loads the user and company; forgets a remembered company of another user, which would lock this one out. */
async function fetchInfo(api: ApiClient, companyRef?: string): Promise<Outcome<ClientInfo>> {
  const remembered = tabStore.get(COMPANY_KEY);
  const outcome = await api.call(getUserInfo, { companyRef: companyRef ?? remembered });
  const isMaybeForeign = !outcome.ok && outcome.failure.kind === 'refused' && !companyRef && remembered !== null;
  if (!isMaybeForeign) return outcome;
  tabStore.remove(COMPANY_KEY);
  return fetchInfo(api);
}

interface FollowOptions {
  readonly tabs: Tabs;
  readonly getInfo: () => ClientInfo | null;
  readonly leave: (reason: SignedOutReason) => void;
  readonly signIn: (info: ClientInfo) => void;
}

function followOtherTabs({ tabs, getInfo, leave, signIn }: FollowOptions): void {
  tabs.listen((message) => {
    const info = getInfo();
    if (!info) return;
    const { userId } = info.user;
    if (message.kind === 'signedOut') leave(message.reason);
    // Settings are sent whole: this tab would undo the other tab's.
    if (message.kind === 'settings' && message.userId === userId) signIn(withSettings(info, message.settings));
    // Every call of this tab would now be refused.
    if (message.kind === 'signedIn' && message.userId !== userId) leave('otherUser');
  });
}

function toIdentity(info: ClientInfo | null) {
  return info && { companyRef: info.companyRef, bankClientId: info.bankClientId, userId: info.user.userId };
}

/** Creates a client whose calls end at sign-out: later ones would log errors. */
function createAbortableClient(bank: ApiClient) {
  let controller = new AbortController();
  const api: ApiClient = {
    async call(call, request, options = {}) {
      const { signal } = controller;
      const outcome = await bank.call(call, request, {
        ...options,
        signal: options.signal ? AbortSignal.any([options.signal, signal]) : signal,
      });
      // Also of a body that ended with the page.
      if (!outcome.ok && outcome.failure.kind === 'network') await whenStaying();
      return outcome;
    },
  };
  return { api, abort: () => controller.abort(), renew: () => (controller = new AbortController()) };
}

interface SettingsKeepersOptions {
  readonly getInfo: () => ClientInfo | null;
  readonly api: ApiClient;
  readonly onShown: (info: ClientInfo) => void;
  readonly onStored: (userId: string, settings: UserSettings) => void;
}

/** Creates the keeper of the current user's settings; another user's changes are never sent. */
function createSettingsKeepers({ getInfo, api, onShown, onStored }: SettingsKeepersOptions) {
  let latest: { readonly userId: string; readonly keeper: SettingsKeeper } | null = null;
  return (userId: string, initial: UserSettings): SettingsKeeper => {
    if (latest?.userId === userId) return latest.keeper;
    const getOwnInfo = () => {
      const info = getInfo();
      return info?.user.userId === userId ? info : null;
    };
    const keeper = createSettingsKeeper(initial, {
      send: async (settings) => (getOwnInfo() ? api.call(saveSettings, { settings }) : NOT_SIGNED_IN),
      onShown: (settings) => {
        const info = getOwnInfo();
        if (info) onShown(withSettings(info, settings));
      },
      onStored: (settings) => onStored(userId, settings),
    });
    latest = { userId, keeper };
    return keeper;
  };
}

function getUserId(state: SessionState): string | null {
  if (state.kind === 'unknown') return null;
  return state.kind === 'signedIn' ? state.info.user.userId : state.userId;
}
