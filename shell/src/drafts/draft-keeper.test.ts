/** @jest-environment jsdom */
import { ping, unpackDraft } from '@ncb/shared-kernel/api/contract';
import { TEMPLATE_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import type { FormDraft } from '@ncb/shared-kernel/remote-contract';
import { getTypingLock, type SessionStore } from '../session';
import { createDraftKeeper } from './draft-keeper';
import { getDraftLock } from '@ncb/shared-kernel/queries';
import { DRAFT_INTERVAL_MS } from './kept-form';
import { createPendingDrafts } from './pending-drafts';
import { createDraftBank } from './testing';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const TOO_MANY_PROBLEM = { field: 'name', key: 'tooManyRecords', params: { max: '30' } };
const TOO_MANY = { success: false, error_code: 'validation', problems: [{ ...TOO_MANY_PROBLEM, field: 'draft_name' }] };

async function typing(bank = createDraftBank()) {
  const session = bank.openTab();
  await session.load('1001');
  const pendingDrafts = createPendingDrafts();
  const keeper = createDraftKeeper(session, pendingDrafts);
  keeper.start();
  let text = 'О';
  const form: FormDraft = { page: 'miPmtUahNew', parameters: {}, content: () => ({ text }) };
  const type = (more: string) => (text = more);
  const saves = () => bank.calls.filter((path) => path === '/save_draft').length;
  const getSavedDrafts = (companyRef = '1001') =>
    bank.of(companyRef).map(({ draft_data }) => unpackDraft(draft_data)?.content);
  return { bank, session, keeper, pendingDrafts, form, type, saves, getSavedDrafts };
}

describe('the draft keeper', () => {
  it('keeps a form at the bank within a second of the last key, and only when it has changed', async () => {
    const { keeper, form, type, saves, getSavedDrafts, bank } = await typing();
    keeper.hold('Платіж', form, null);
    for (const text of ['Оп', 'Опл', 'Опла']) {
      await passes(300);
      type(text);
    }
    expect(saves()).toBe(0);
    await passes(1_000);
    expect(getSavedDrafts()).toEqual([{ text: 'Опла' }]);
    await passes(5 * DRAFT_INTERVAL_MS);
    expect(saves()).toBe(1);
    expect(bank.of('1001')[0]).toMatchObject({ page: 'miPmtUahNew', draft_name: 'Платіж' });
  });

  it('keeps what is typed without a pause every ten seconds', async () => {
    const { keeper, form, type, saves } = await typing();
    keeper.hold('Платіж', form, null);
    for (let length = 1; length <= 105; length += 1) {
      type('О'.repeat(length));
      await passes(200);
    }
    expect(saves()).toBe(2);
  });

  it('keeps what is typed in another tab before this one ends the session', async () => {
    const { keeper, form, type, bank, getSavedDrafts } = await typing();
    keeper.start();
    keeper.hold('Платіж', form, null);
    await passes(0);
    type('до останньої літери');
    const other = await signedInTab(bank);
    await other.signOut('none');
    expect(getSavedDrafts()).toEqual([{ text: 'до останньої літери' }]);
    expect(bank.calls.slice(-2)).toEqual(['/save_draft', '/do_logout']);
  });

  it('lets another tab end the session after a second although nothing can be kept', async () => {
    const { keeper, form, bank } = await typing();
    keeper.hold('Платіж', form, null);
    const other = await signedInTab(bank);
    const resume = bank.pause();
    const settled = jest.fn();
    void other.signOut('none').then(settled);
    await passes(999);
    resume();
    expect(bank.calls).not.toContain('/do_logout');
    await passes(1);
    expect(settled).toHaveBeenCalled();
  });

  it('saves nothing while a save runs', async () => {
    const { keeper, form, type, saves, bank } = await typing();
    keeper.hold('Платіж', form, null);
    const resume = bank.pause();
    await passes(DRAFT_INTERVAL_MS);
    type('Опл');
    await passes(2 * DRAFT_INTERVAL_MS);
    resume();
    await passes(0);
    expect(saves()).toBe(1);
    await passes(DRAFT_INTERVAL_MS);
    expect(saves()).toBe(2);
  });

  it('tries again after a failure, in silence, and tells the form when it is kept', async () => {
    const { keeper, form, getSavedDrafts, bank } = await typing();
    const onKept = jest.fn();
    keeper.hold('Платіж', { ...form, onKept }, null);
    bank.isReachable = false;
    await passes(DRAFT_INTERVAL_MS);
    bank.isReachable = true;
    expect(getSavedDrafts()).toEqual([]);
    expect(onKept).not.toHaveBeenCalled();
    await passes(DRAFT_INTERVAL_MS);
    expect(getSavedDrafts()).toEqual([{ text: 'О' }]);
    expect(onKept).toHaveBeenCalledTimes(1);
  });

  it('tells once that the bank does not take it, and again after it has taken something', async () => {
    const { keeper, form, type, getSavedDrafts, bank } = await typing();
    const refused = jest.fn();
    keeper.onRefused(refused);
    keeper.hold('Платіж', form, null);
    bank.refusal = TOO_MANY;
    await passes(3 * DRAFT_INTERVAL_MS);
    expect(refused.mock.calls).toEqual([[expect.objectContaining({ problems: [TOO_MANY_PROBLEM] })]]);
    bank.refusal = null;
    await passes(DRAFT_INTERVAL_MS);
    expect(getSavedDrafts()).toEqual([{ text: 'О' }]);
    bank.refusal = TOO_MANY;
    type('Опл');
    await passes(DRAFT_INTERVAL_MS);
    expect(refused).toHaveBeenCalledTimes(2);
  });

  it('forgets the draft of a form that was saved or left', async () => {
    const { keeper, form, getSavedDrafts } = await typing();
    const release = keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    release();
    await passes(0);
    expect(getSavedDrafts()).toEqual([]);
    await passes(3 * DRAFT_INTERVAL_MS);
    expect(getSavedDrafts()).toEqual([]);
  });

  it('forgets it also when the first try does not reach the bank', async () => {
    const { keeper, form, getSavedDrafts, bank } = await typing();
    const release = keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    bank.isReachable = false;
    release();
    await passes(DRAFT_INTERVAL_MS / 2);
    bank.isReachable = true;
    await passes(DRAFT_INTERVAL_MS);
    expect(getSavedDrafts()).toEqual([]);
  });

  it('asks for the draft’s end only after a save that is still under way', async () => {
    const { keeper, form, getSavedDrafts, bank } = await typing();
    const release = keeper.hold('Платіж', form, null);
    const resume = bank.pause();
    await passes(DRAFT_INTERVAL_MS);
    release();
    await passes(0);
    resume();
    await passes(0);
    expect(bank.calls.slice(-2)).toEqual(['/save_draft', '/drop_draft']);
    expect(getSavedDrafts()).toEqual([]);
  });

  it('forgets it also when the page is loaded anew at once, even while a save is on its way', async () => {
    const { keeper, form, type, getSavedDrafts, bank } = await typing();
    const release = keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    type('О, і далі');
    const resume = bank.pause();
    await passes(DRAFT_INTERVAL_MS);
    release();
    // From here on the page runs no timers.
    dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
    expect(lastAsked()).toEqual(['/api/drop_draft', true]);
    resume();
    await passes(0);
    expect(getSavedDrafts()).toEqual([]);
    expect(bank.calls.filter((path) => path === '/drop_draft')).toHaveLength(1);
  });

  it('keeps the draft of a form that is still open when its page is loaded anew', async () => {
    const { keeper, form, getSavedDrafts } = await typing();
    keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    dispatchEvent(new Event('pagehide'));
    await passes(DRAFT_INTERVAL_MS);
    expect(getSavedDrafts()).toEqual([{ text: 'О' }]);
  });

  it('leaves the draft that another tab types in when this one lets go while its first save is on its way', async () => {
    const { keeper, form, bank, getSavedDrafts } = await typing();
    keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    const other = createDraftKeeper(await signedInTab(bank), createPendingDrafts());
    const release = other.hold('Платіж', { ...form, content: () => ({ text: 'далі' }) }, '1');
    const resume = bank.pause();
    await passes(DRAFT_INTERVAL_MS);
    release();
    await passes(0);
    resume();
    await passes(0);
    expect(getSavedDrafts()).toEqual([{ text: 'О' }]);
  });

  it('takes a form that registers anew under another title for the same', async () => {
    const { keeper, form, getSavedDrafts, bank } = await typing();
    const release = keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    release();
    keeper.hold('Payment', { ...form, content: () => ({ text: 'on' }) }, null);
    await passes(DRAFT_INTERVAL_MS);
    expect(getSavedDrafts()).toEqual([{ text: 'on' }]);
    expect(bank.of('1001')[0]).toMatchObject({ draft_id: '1', draft_name: 'Payment' });
    expect(bank.calls).not.toContain('/drop_draft');
  });

  it.each([
    ['spaces that break no line', 'Заявка №\u00a01 на купівлю', 'Заявка № 1 на купівлю'],
    ['a character that the limit divides', `${'а'.repeat(TEMPLATE_NAME_MAX - 1)}😀`, 'а'.repeat(TEMPLATE_NAME_MAX - 1)],
    ['a character that nobody sees alike', 'Файл \ue000', ''],
  ])('keeps a form whose title has %s under a name that the bank stores', async (_, title, name) => {
    const { keeper, form, bank } = await typing();
    keeper.hold(title, form, null);
    await passes(DRAFT_INTERVAL_MS);
    expect(bank.of('1001')[0]).toMatchObject({ draft_name: name });
  });

  it('goes on in the draft that the form was opened with', async () => {
    const { keeper, form, type, bank, session, getSavedDrafts } = await typing();
    const release = keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    await endedByBank(bank, session);
    release();
    await passes(0);
    bank.isSessionAlive = true;
    await session.load('1001');
    type('далі');
    keeper.hold('Платіж', form, '1');
    await passes(DRAFT_INTERVAL_MS);
    expect(getSavedDrafts()).toEqual([{ text: 'далі' }]);
  });

  it('goes on in a copy when another tab is typing in the draft that the form was opened with', async () => {
    const { keeper, form, bank, getSavedDrafts } = await typing();
    keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    const other = createDraftKeeper(await signedInTab(bank), createPendingDrafts());
    other.hold('Платіж', { ...form, content: () => ({ text: 'далі' }) }, '1');
    await passes(DRAFT_INTERVAL_MS);
    expect(getSavedDrafts()).toEqual([{ text: 'далі' }, { text: 'О' }]);
  });

  it('keeps the draft’s name for this tab as long as it is typed here', async () => {
    const { keeper, form, session, bank } = await typing();
    const claimed = async () => [...(await session.tabs.getClaimed())];
    const release = keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    expect(await claimed()).toEqual([getTypingLock(session.tabs.id), getDraftLock('1')]);
    release();
    await passes(0);
    expect([bank.of('1001'), await claimed()]).toEqual([[], []]);
  });

  it('keeps on as a new draft when the old one was forgotten in another tab', async () => {
    const { keeper, form, type, bank, getSavedDrafts } = await typing();
    keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    await createDraftKeeper(await signedInTab(bank), createPendingDrafts()).drop('1');
    type('Опл');
    await passes(2 * DRAFT_INTERVAL_MS);
    expect(getSavedDrafts()).toEqual([{ text: 'Опл' }]);
  });

  it('loses nothing when the bank ends the session: what was typed last is saved after the next sign-in', async () => {
    const { keeper, form, type, bank, session, getSavedDrafts, pendingDrafts } = await typing();
    const release = keeper.hold('Платіж', form, null);
    type('до');
    await passes(DRAFT_INTERVAL_MS);
    type('до і після');
    await endedByBank(bank, session);
    release();
    await passes(DRAFT_INTERVAL_MS);
    expect(getSavedDrafts()).toEqual([{ text: 'до' }]);
    bank.isSessionAlive = true;
    await session.load('1001');
    await createDraftKeeper(session, pendingDrafts).savePending();
    expect(getSavedDrafts()).toEqual([{ text: 'до і після' }]);
    expect([...(await session.tabs.getClaimed())]).toEqual([]);
  });

  it('saves then also what the bank never had, as a new draft', async () => {
    const { keeper, form, bank, session, getSavedDrafts, pendingDrafts } = await typing();
    keeper.hold('Платіж', form, null);
    await endedByBank(bank, session);
    bank.isSessionAlive = true;
    await session.load('1001');
    await createDraftKeeper(session, pendingDrafts).savePending();
    await createDraftKeeper(session, pendingDrafts).savePending();
    expect(getSavedDrafts()).toEqual([{ text: 'О' }]);
  });

  it('goes on remembering the last words that the bank refuses, and tells it once', async () => {
    const { keeper, form, bank, session, getSavedDrafts, pendingDrafts } = await typing();
    keeper.hold('Платіж', form, null);
    await endedByBank(bank, session);
    bank.isSessionAlive = true;
    await session.load('1001');
    const next = createDraftKeeper(session, pendingDrafts);
    const refused = jest.fn();
    next.onRefused(refused);
    bank.refusal = TOO_MANY;
    await next.savePending();
    await next.savePending();
    expect([getSavedDrafts(), refused.mock.calls.length]).toEqual([[], 1]);
    bank.refusal = null;
    await next.savePending();
    expect(getSavedDrafts()).toEqual([{ text: 'О' }]);
  });

  it('forgets the last words when another user signs in, and keeps those for another company of the same one', async () => {
    const { keeper, form, bank, session, getSavedDrafts, pendingDrafts } = await typing();
    keeper.hold('Платіж', form, null);
    await endedByBank(bank, session);
    bank.isSessionAlive = true;
    await session.load('1002');
    await createDraftKeeper(session, pendingDrafts).savePending();
    expect([getSavedDrafts('1001'), getSavedDrafts('1002')]).toEqual([[], []]);
    await session.signOut('none');
    bank.isSessionAlive = true;
    bank.userId = '505';
    await session.load('1001');
    await createDraftKeeper(session, pendingDrafts).savePending();
    await session.signOut('none');
    bank.isSessionAlive = true;
    bank.userId = '501';
    await session.load('1001');
    await createDraftKeeper(session, pendingDrafts).savePending();
    expect(getSavedDrafts()).toEqual([]);
  });

  it('remembers nothing that the user agreed to lose', async () => {
    const { keeper, form, session, bank, getSavedDrafts, pendingDrafts } = await typing();
    keeper.hold('Платіж', form, null);
    await keeper.dropAll();
    await session.signOut('none');
    bank.isSessionAlive = true;
    await session.load('1001');
    await createDraftKeeper(session, pendingDrafts).savePending();
    expect(getSavedDrafts()).toEqual([]);
  });

  it('keeps nothing of one company for another', async () => {
    const { keeper, form, type, session, getSavedDrafts } = await typing();
    keeper.hold('Платіж', form, null);
    await session.load('1002');
    type('Опл');
    await passes(2 * DRAFT_INTERVAL_MS);
    expect([getSavedDrafts('1001'), getSavedDrafts('1002')]).toEqual([[], []]);
  });

  it('saves at once before the session ends, also what was typed while a save ran', async () => {
    const { keeper, form, type, getSavedDrafts } = await typing();
    keeper.hold('Платіж', form, null);
    const first = keeper.saveNow();
    type('Оплата');
    await Promise.all([first, keeper.saveNow()]);
    expect(getSavedDrafts()).toEqual([{ text: 'Оплата' }]);
  });

  it('lets the session end after three seconds although the bank does not answer', async () => {
    const { keeper, form, bank } = await typing();
    keeper.hold('Платіж', form, null);
    bank.pause();
    const settled = jest.fn();
    void keeper.saveNow().then(settled);
    await passes(2_999);
    expect(settled).not.toHaveBeenCalled();
    await passes(1);
    expect(settled).toHaveBeenCalled();
  });

  it('forgets all of it when the user agrees to lose it, and keeps anew what he types on', async () => {
    const { keeper, form, type, getSavedDrafts } = await typing();
    keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    await keeper.dropAll();
    expect(getSavedDrafts()).toEqual([]);
    expect([...keeper.dropped()]).toEqual(['1']);
    type('знову');
    await passes(DRAFT_INTERVAL_MS);
    expect(getSavedDrafts()).toEqual([{ text: 'знову' }]);
  });

  it('puts nothing into the browser’s storage', async () => {
    const { keeper, form } = await typing();
    keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['ncb.signedIn'], ['ncb.company']]);
  });
});

function lastAsked() {
  const [address, init] = jest.mocked(globalThis.fetch).mock.lastCall ?? [];
  return [address, init?.keepalive];
}

async function endedByBank(bank: ReturnType<typeof createDraftBank>, session: SessionStore) {
  bank.isSessionAlive = false;
  await session.api.call(ping, { idleSeconds: 0 });
  expect(session.state()).toMatchObject({ kind: 'signedOut', reason: 'over' });
}

async function signedInTab(bank: ReturnType<typeof createDraftBank>) {
  const session = bank.openTab();
  await session.load('1001');
  return session;
}
