import type { FormDraft } from '@ncb/shared-kernel/remote-contract';
import { createDraftKeeper, DRAFT_INTERVAL_MS } from './draft-keeper';
import { unpackDraft } from './draft-data';
import { draftBank } from './testing';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function typing(bank = draftBank()) {
  const session = bank.openTab();
  await session.load('1001');
  const keeper = createDraftKeeper(session);
  let text = 'О';
  const form: FormDraft = { page: 'miPmtUahNew', parameters: {}, content: () => ({ text }) };
  const type = (more: string) => (text = more);
  const saves = () => bank.calls.filter((path) => path === '/save_draft').length;
  const kept = (companyRef = '1001') => bank.of(companyRef).map(({ draft_data }) => unpackDraft(draft_data)?.content);
  return { bank, session, keeper, form, type, saves, kept };
}

describe('the draft keeper', () => {
  it('keeps a form at the bank every ten seconds, and only when it has changed', async () => {
    const { keeper, form, type, saves, kept, bank } = await typing();
    keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS - 1);
    expect(saves()).toBe(0);
    await passes(1);
    expect(kept()).toEqual([{ text: 'О' }]);
    await passes(5 * DRAFT_INTERVAL_MS);
    expect(saves()).toBe(1);
    for (const text of ['Оп', 'Опл', 'Опла']) type(text);
    await passes(DRAFT_INTERVAL_MS);
    expect(saves()).toBe(2);
    expect(kept()).toEqual([{ text: 'Опла' }]);
    expect(bank.of('1001')[0]).toMatchObject({ page: 'miPmtUahNew', draft_name: 'Платіж' });
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

  it('tries again after a failure, in silence', async () => {
    const { keeper, form, kept, bank } = await typing();
    keeper.hold('Платіж', form, null);
    bank.isReachable = false;
    await passes(DRAFT_INTERVAL_MS);
    bank.isReachable = true;
    expect(kept()).toEqual([]);
    await passes(DRAFT_INTERVAL_MS);
    expect(kept()).toEqual([{ text: 'О' }]);
  });

  it('forgets the draft of a form that was saved or left', async () => {
    const { keeper, form, kept } = await typing();
    const release = keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    release();
    await passes(0);
    expect(kept()).toEqual([]);
    await passes(3 * DRAFT_INTERVAL_MS);
    expect(kept()).toEqual([]);
  });

  it('forgets it also when the first try does not reach the bank', async () => {
    const { keeper, form, kept, bank } = await typing();
    const release = keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    bank.isReachable = false;
    release();
    await passes(DRAFT_INTERVAL_MS / 2);
    bank.isReachable = true;
    await passes(DRAFT_INTERVAL_MS);
    expect(kept()).toEqual([]);
  });

  it('asks for the draft’s end only after a save that is still under way', async () => {
    const { keeper, form, kept, bank } = await typing();
    const release = keeper.hold('Платіж', form, null);
    const resume = bank.pause();
    await passes(DRAFT_INTERVAL_MS);
    release();
    await passes(0);
    resume();
    await passes(0);
    expect(bank.calls.slice(-2)).toEqual(['/save_draft', '/drop_draft']);
    expect(kept()).toEqual([]);
  });

  it('takes a form that registers anew under another title for the same', async () => {
    const { keeper, form, kept, bank } = await typing();
    const release = keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    release();
    keeper.hold('Payment', { ...form, content: () => ({ text: 'on' }) }, null);
    await passes(DRAFT_INTERVAL_MS);
    expect(kept()).toEqual([{ text: 'on' }]);
    expect(bank.of('1001')[0]).toMatchObject({ draft_id: '1', draft_name: 'Payment' });
    expect(bank.calls).not.toContain('/drop_draft');
  });

  it('goes on in the draft that the form was opened with', async () => {
    const { keeper, form, bank, kept } = await typing();
    keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    const other = createDraftKeeper(await signedInTab(bank));
    other.hold('Платіж', { ...form, content: () => ({ text: 'далі' }) }, '1');
    await passes(DRAFT_INTERVAL_MS);
    expect(kept()).toEqual([{ text: 'далі' }]);
  });

  it('keeps on as a new draft when the old one was forgotten in another tab', async () => {
    const { keeper, form, type, bank, kept } = await typing();
    keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    await createDraftKeeper(await signedInTab(bank)).drop('1');
    type('Опл');
    await passes(2 * DRAFT_INTERVAL_MS);
    expect(kept()).toEqual([{ text: 'Опл' }]);
  });

  it('loses nothing older than ten seconds when the bank ends the session, and keeps the draft', async () => {
    const { keeper, form, type, bank, session, kept } = await typing();
    const release = keeper.hold('Платіж', form, null);
    type('до');
    await passes(DRAFT_INTERVAL_MS);
    bank.isSessionAlive = false;
    type('після');
    await passes(DRAFT_INTERVAL_MS);
    expect(session.state()).toEqual({ kind: 'signedOut', reason: 'over' });
    release();
    await passes(DRAFT_INTERVAL_MS);
    expect(kept()).toEqual([{ text: 'до' }]);
  });

  it('keeps nothing of one company for another', async () => {
    const { keeper, form, type, session, kept } = await typing();
    keeper.hold('Платіж', form, null);
    await session.load('1002');
    type('Опл');
    await passes(2 * DRAFT_INTERVAL_MS);
    expect([kept('1001'), kept('1002')]).toEqual([[], []]);
  });

  it('saves at once before the session ends, also what was typed while a save ran', async () => {
    const { keeper, form, type, kept } = await typing();
    keeper.hold('Платіж', form, null);
    const first = keeper.saveNow();
    type('Оплата');
    await Promise.all([first, keeper.saveNow()]);
    expect(kept()).toEqual([{ text: 'Оплата' }]);
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
    const { keeper, form, type, kept } = await typing();
    keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    await keeper.dropAll();
    expect(kept()).toEqual([]);
    expect([...keeper.dropped()]).toEqual(['1']);
    type('знову');
    await passes(DRAFT_INTERVAL_MS);
    expect(kept()).toEqual([{ text: 'знову' }]);
  });

  it('puts nothing into the browser’s storage', async () => {
    const { keeper, form } = await typing();
    keeper.hold('Платіж', form, null);
    await passes(DRAFT_INTERVAL_MS);
    expect([localStorage.length, Object.keys(sessionStorage)]).toEqual([0, ['ncb.company']]);
  });
});

async function signedInTab(bank: ReturnType<typeof draftBank>) {
  const session = bank.openTab();
  await session.load('1001');
  return session;
}
