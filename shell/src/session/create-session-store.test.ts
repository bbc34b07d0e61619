/** @jest-environment jsdom */
import { bankResponse } from '@ncb/shared-kernel/api/client/testing';
import { ping } from '@ncb/shared-kernel/api/contract';
import { BROWSER_KEYS, browserStore } from '../browser';
import { createSessionStore, type SessionStore } from './create-session-store';
import { INFO, createBrowserTabs } from './testing';

const WAITING = [{ clientRef: '1001', shortName: 'ТОВ', status: 1 }];

const settingsOf = (store: SessionStore) => {
  const state = store.state();
  if (state.kind !== 'signedIn') throw new Error('nobody is signed in');
  return state.info.user.settings;
};

type Answer = { status?: number; body: object };

function storeWith(answer: (path: string, parameters: URLSearchParams) => Answer, openTab = createBrowserTabs()) {
  const calls: string[] = [];
  globalThis.fetch = jest.fn((address: unknown, init?: RequestInit) => {
    const [path = '', query = ''] = (address as string).split('?');
    calls.push(path);
    const parameters = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams(query);
    const { status = 200, body } = answer(path, parameters);
    return Promise.resolve(bankResponse(body, status));
  });
  return { store: createSessionStore('/api', () => 'uk', openTab()), calls };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the session store', () => {
  it('is signed in once the bank has told whose session it is', async () => {
    const { store } = storeWith(() => ({ body: INFO }));
    expect(store.state()).toEqual({ kind: 'unknown' });
    await store.load();
    expect(store.state()).toMatchObject({ kind: 'signedIn', info: { companyRef: '1001', bankDay: '2026-07-01' } });
  });

  it('lets a tab that is opened later know that somebody has signed in, until he signs out', async () => {
    const { store } = storeWith(() => ({ body: INFO }));
    expect(store.wasSignedIn()).toBe(false);
    await store.load();
    expect(storeWith(() => ({ body: INFO })).store.wasSignedIn()).toBe(true);
    await store.signOut('none');
    expect(store.wasSignedIn()).toBe(false);
  });

  it('remembers the chosen company for a reload of this tab', async () => {
    const requests: (string | null)[] = [];
    const answer = (_: string, parameters: URLSearchParams) => {
      requests.push(parameters.get('clnt_id'));
      return { body: { ...INFO, selectedCompanyRef: '1002' } };
    };
    await storeWith(answer).store.load('1002');
    await storeWith(answer).store.load();
    expect(requests).toEqual(['1002', '1002']);
  });

  it('has no call under way, and begins none, while the bank hears that he signs out', async () => {
    const events: string[] = [];
    globalThis.fetch = jest.fn(
      (address: unknown, init?: RequestInit) =>
        new Promise<Response>((resolve, reject) => {
          const end = () => reject(new DOMException('ended', 'AbortError'));
          if (init?.signal?.aborted) return end();
          init?.signal?.addEventListener('abort', end);
          const path = address as string;
          if (path.startsWith('/api/get_user_info')) return resolve(bankResponse(INFO));
          events.push(path);
          if (path === '/api/do_logout') resolve(bankResponse({ success: true }));
        }),
    );
    const store = createSessionStore('/api', () => 'uk', createBrowserTabs()());
    await store.load();
    const underWay = store.api.call(ping, { idleSeconds: null });
    const left = store.signOut('none');
    // Called after the other tabs have answered.
    while (!events.includes('/api/do_logout')) await Promise.resolve();
    const secondCall = store.api.call(ping, { idleSeconds: null });
    await left;
    const aborted = { ok: false, failure: { kind: 'aborted' } };
    expect([await underWay, await secondCall]).toEqual([aborted, aborted]);
    expect(events).toEqual(['/api/ping', '/api/do_logout']);
    expect(store.state()).toMatchObject({ kind: 'signedOut', reason: 'none' });
    void store.api.call(ping, { idleSeconds: null });
    expect(events).toHaveLength(3);
  });

  it('does not lock a user out with a company that somebody else chose in this tab', async () => {
    sessionStorage.setItem('ncb.company', '9999');
    const { store } = storeWith((_, parameters) =>
      parameters.get('clnt_id') === '9999'
        ? { body: { success: false, error: 'не знайдено', error_code: 'notFound' } }
        : { body: INFO },
    );
    expect((await store.load()).ok).toBe(true);
  });

  it.each([
    ['a user whose only company the bank has not confirmed', { selectedCompanyStatus: 1, companies: WAITING }],
    ['a user with a temporary password', { currentUser: { ...INFO.currentUser, status: 1 } }],
  ])('does not let %s into the working area', async (_, change) => {
    const { store } = storeWith(() => ({ body: { ...INFO, ...change } }));
    const outcome = await store.load();
    expect(outcome.ok).toBe(false);
    expect(store.state()).toEqual({ kind: 'unknown' });
  });

  it('lets a user of an active company see one that waits for the bank, too', async () => {
    const companies = [...INFO.companies, { clientRef: '1004', shortName: 'ТОВ «Нова»', status: 1 }];
    const { store } = storeWith(() => ({ body: { ...INFO, selectedCompanyStatus: 1, companies } }));
    expect((await store.load('1004')).ok).toBe(true);
  });

  it('ends when the user is not active any more, and stays for another company chosen in vain', async () => {
    let change: object = {};
    const { store } = storeWith(() => ({ body: { ...INFO, ...change } }));
    await store.load();
    change = { selectedCompanyRef: '1002', selectedCompanyStatus: 1, companies: WAITING };
    expect((await store.load('1002')).ok).toBe(false);
    expect(store.state().kind).toBe('signedIn');
    change = { currentUser: { ...INFO.currentUser, status: 3 } };
    await store.load('1001');
    expect(store.state()).toEqual({ kind: 'signedOut', reason: 'none', userId: '501' });
  });

  it('is over, with a reason, when any call is answered 401', async () => {
    let isOver = false;
    const { store } = storeWith(() => (isOver ? { status: 401, body: { success: false } } : { body: INFO }));
    await store.load();
    isOver = true;
    await store.load();
    expect(store.state()).toEqual({ kind: 'signedOut', reason: 'over', userId: '501' });
  });

  it('ends the session at the bank when the user signs out, and forgets the company', async () => {
    const { store, calls } = storeWith((path) => ({ body: path === '/api/do_logout' ? { success: true } : INFO }));
    await store.load('1001');
    await store.signOut('none');
    expect(calls.at(-1)).toBe('/api/do_logout');
    expect(store.state()).toEqual({ kind: 'signedOut', reason: 'none', userId: '501' });
    expect(sessionStorage.getItem('ncb.company')).toBeNull();
  });

  it('keeps what the user sets in sight at once, and for his other tabs when the bank has it', async () => {
    const openTab = createBrowserTabs();
    const here = storeWith((path) => ({ body: path === '/api/save_settings' ? { success: true } : INFO }), openTab);
    const there = storeWith(() => ({ body: INFO }), openTab);
    await here.store.load();
    await there.store.load();
    const saving = here.store.changeSettings({ showClosed: true });
    expect(settingsOf(here.store).showClosed).toBe(true);
    expect(settingsOf(there.store).showClosed).toBe(false);
    expect((await saving).ok).toBe(true);
    expect(settingsOf(there.store).showClosed).toBe(true);
  });

  it('changes no settings when nobody is signed in', async () => {
    const { store, calls } = storeWith(() => ({ body: INFO }));
    expect((await store.changeSettings({ showClosed: true })).ok).toBe(false);
    expect(calls).toEqual([]);
  });

  it('ends with the session that another tab has ended, without asking the bank again', async () => {
    const openTab = createBrowserTabs();
    const { store, calls } = storeWith(() => ({ body: INFO }), openTab);
    await store.load();
    openTab().send({ kind: 'signedOut', reason: 'idle' });
    expect(store.state()).toEqual({ kind: 'signedOut', reason: 'idle', userId: '501' });
    expect(calls).toEqual(['/api/get_user_info']);
  });

  it('makes way for another user who signs in in another tab, and stays for the same', async () => {
    const openTab = createBrowserTabs();
    const { store } = storeWith(() => ({ body: INFO }), openTab);
    await store.load();
    openTab().send({ kind: 'signedIn', userId: '501' });
    expect(store.state().kind).toBe('signedIn');
    openTab().send({ kind: 'signedIn', userId: '505' });
    expect(store.state()).toEqual({ kind: 'signedOut', reason: 'otherUser', userId: '501' });
  });

  it('makes way for somebody who first has to change a temporary password in another tab', async () => {
    const openTab = createBrowserTabs();
    const { store } = storeWith(() => ({ body: INFO }), openTab);
    await store.load();
    openTab().send({ kind: 'signedIn', userId: null });
    expect(store.state()).toMatchObject({ reason: 'otherUser' });
  });

  it('never goes on under another user’s name in the middle of somebody’s work', async () => {
    let userId = '501';
    const { store } = storeWith(() => ({ body: { ...INFO, currentUser: { ...INFO.currentUser, userId } } }));
    await store.load();
    userId = '505';
    expect((await store.load('1001')).ok).toBe(false);
    expect(store.state()).toEqual({ kind: 'signedOut', reason: 'otherUser', userId: '501' });
    expect((await store.load()).ok).toBe(true);
    expect(store.state()).toMatchObject({ kind: 'signedIn', info: { user: { userId: '505' } } });
  });

  it.each([
    ['keeps the company of a user who was interrupted', 'idle' as const, '1001'],
    ['forgets the company of a user who signed out', 'none' as const, null],
  ])('%s', async (_, reason, company) => {
    const { store } = storeWith((path) => {
      if (path !== '/api/do_logout') return { body: INFO };
      // The answer's `Clear-Site-Data` empties the storage in a browser.
      sessionStorage.clear();
      return { body: { success: true } };
    });
    await store.load('1001');
    await store.signOut(reason);
    expect(sessionStorage.getItem('ncb.company')).toBe(company);
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('ncb.company')).toBe(company);
  });

  it('keeps the company of a user whom another tab signed out for idling', async () => {
    const openTab = createBrowserTabs();
    const requests: (string | null)[] = [];
    const { store } = storeWith((_, parameters) => {
      requests.push(parameters.get('clnt_id'));
      return { body: INFO };
    }, openTab);
    await store.load('1001');
    openTab().send({ kind: 'signedOut', reason: 'idle' });
    sessionStorage.clear();
    await store.load();
    expect(requests).toEqual(['1001', '1001']);
  });

  it('writes a removed choice again when the page is left only after a sign-out', async () => {
    const openTab = createBrowserTabs();
    const listeners = jest.spyOn(globalThis, 'addEventListener');
    const { store } = storeWith(() => ({ body: INFO }), openTab);
    const leavePage = listeners.mock.calls.find(([type]) => type === 'pagehide')?.[1] as () => void;
    listeners.mockRestore();
    await store.load();
    browserStore.set(BROWSER_KEYS.theme, 'dark');
    const leavePageWithoutTheme = () => {
      localStorage.removeItem(BROWSER_KEYS.theme);
      leavePage();
      return localStorage.getItem(BROWSER_KEYS.theme);
    };
    expect(leavePageWithoutTheme()).toBeNull();
    openTab().send({ kind: 'signedOut', reason: 'none' });
    expect(leavePageWithoutTheme()).toBe('dark');
    browserStore.remove(BROWSER_KEYS.theme);
  });

  it('that nobody used shows nothing any more, here and in the other tabs, before the bank has answered', async () => {
    const openTab = createBrowserTabs();
    const other = storeWith(() => ({ body: INFO }), openTab).store;
    await other.load();
    globalThis.fetch = jest.fn((address: unknown) =>
      address === '/api/do_logout' ? new Promise<Response>(() => undefined) : Promise.resolve(bankResponse(INFO)),
    );
    const store = createSessionStore('/api', () => 'uk', openTab());
    await store.load();
    void store.signOut('idle');
    while (store.state().kind === 'signedIn') await Promise.resolve();
    const idle = { kind: 'signedOut', reason: 'idle', userId: '501' };
    expect([store.state(), other.state()]).toEqual([idle, idle]);
  });

  it('says so when the bank could not be told that the user signed out', async () => {
    const { store } = storeWith((path) =>
      path === '/api/do_logout' ? { status: 503, body: { success: true } } : { body: INFO },
    );
    await store.load();
    await store.signOut('none');
    expect(store.state()).toMatchObject({ kind: 'signedOut', reason: 'unheard' });
  });

  it('is signed out, and not thrown out, when the session was over already', async () => {
    const { store } = storeWith((path) =>
      path === '/api/do_logout' ? { status: 401, body: { success: false } } : { body: INFO },
    );
    await store.load();
    await store.signOut('none');
    expect(store.state()).toMatchObject({ kind: 'signedOut', reason: 'none' });
  });

  it('tells the other tabs who has signed in, and when he has signed out', async () => {
    const openTab = createBrowserTabs();
    const listener = jest.fn();
    openTab().listen(listener);
    const { store } = storeWith(() => ({ body: INFO }), openTab);
    await store.load();
    await store.load('1001');
    await store.signOut('none');
    expect(listener.mock.calls).toEqual([
      [{ kind: 'signedIn', userId: '501' }],
      [{ kind: 'signedOut', reason: 'none' }],
    ]);
  });
});
