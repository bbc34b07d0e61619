import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ping, unpackDraft } from '@ncb/shared-kernel/api/contract';
import { DRAFT_INTERVAL_MS } from '../drafts';
import { createDraftBank, type DraftBank } from '../drafts/testing';
import { getElement, showFrame } from './testing';
import { UNDO_MS } from '@ncb/shared-kernel/ui';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const getSavedDrafts = (bank: DraftBank) => bank.of('1001').map(({ draft_data }) => unpackDraft(draft_data)?.content);

async function type(text: string) {
  fireEvent.change(await screen.findByLabelText('Призначення'), { target: { value: text } });
}

async function interrupted(address = '/main/miPmtUahNew') {
  const bank = createDraftBank();
  const { session, router } = await showFrame(address, bank);
  await type('Оплата за тов');
  await passes(DRAFT_INTERVAL_MS);
  bank.isSessionAlive = false;
  await act(() => session.api.call(ping, { idleSeconds: 0 }));
  expect(await screen.findByText('Вхід')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  cleanup();
  bank.isSessionAlive = true;
  return bank;
}

describe('what somebody was typing when the session ended', () => {
  it('is offered after the next sign-in and comes back as it was typed', async () => {
    const bank = await interrupted();
    const { text, router } = await showFrame('/main/miPmtJournal', bank);
    const notice = (await screen.findByText('Платіж у гривні')).closest('[data-notice]');
    expect(notice).toHaveAttribute('data-notice', 'info');
    expect(notice).toHaveTextContent('Не завершено: Платіж у гривні, 01.07.2026 10:15');
    fireEvent.click(getElement('[data-action="continueDraft"]'));
    await waitFor(() => expect(text()).toBe('Оплата за тов'));
    expect(router.state.location.search).toBe('?draft=1');
    expect(document.querySelector('[data-action="continueDraft"]')).toBeNull();
    await type('Оплата за товар');
    await passes(DRAFT_INTERVAL_MS);
    expect(getSavedDrafts(bank)).toEqual(['Оплата за товар']);
  });

  it('is taken up at the address that it was typed at', async () => {
    const bank = await interrupted('/main/miPmtUahNew?id=9107&mode=change');
    const { router } = await showFrame('/main/miPmtJournal', bank);
    fireEvent.click(await waitFor(() => getElement('[data-action="continueDraft"]')));
    await screen.findByLabelText('Призначення');
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      id: '9107',
      mode: 'change',
      draft: '1',
    });
  });

  it('is not offered to another user, nor for another company', async () => {
    const bank = await interrupted();
    bank.userId = '505';
    await showFrame('/main/miPmtJournal', bank);
    await screen.findByText('Сторінка miPmtJournal');
    await passes(0);
    expect(document.querySelector('[data-action="continueDraft"]')).toBeNull();
    cleanup();
    bank.userId = '501';
    const { session } = await showFrame('/main/miPmtJournal', bank);
    await waitFor(() => getElement('[data-action="continueDraft"]'));
    await act(() => session.load('1002'));
    await waitFor(() => expect(document.querySelector('[data-action="continueDraft"]')).toBeNull());
    await act(() => session.load('1001'));
    await waitFor(() => getElement('[data-action="continueDraft"]'));
  });

  it('goes when it is not wanted any more', async () => {
    const bank = await interrupted();
    await showFrame('/main/miPmtJournal', bank);
    fireEvent.click(await waitFor(() => getElement('[data-action="dropDraft"]')));
    expect(document.querySelector('[data-action="dropDraft"]')).toBeNull();
    await passes(UNDO_MS);
    await waitFor(() => expect(getSavedDrafts(bank)).toEqual([]));
    expect(document.querySelector('[data-action="dropDraft"]')).toBeNull();
  });

  it('comes back when its deletion is taken back', async () => {
    const bank = await interrupted();
    await showFrame('/main/miPmtJournal', bank);
    fireEvent.click(await waitFor(() => getElement('[data-action="dropDraft"]')));
    fireEvent.click(getElement('[data-action="undo"]'));
    await waitFor(() => getElement('[data-action="dropDraft"]'));
    await passes(UNDO_MS);
    expect(getSavedDrafts(bank)).toEqual(['Оплата за тов']);
  });

  it('is put away by a cross, and is not offered above the next page', async () => {
    const bank = await interrupted();
    const { router } = await showFrame('/main/miPmtJournal', bank);
    await waitFor(() => getElement('[data-action="continueDraft"]'));
    await act(() => router.navigate('/main/miAccountsAll'));
    await waitFor(() => expect(document.querySelector('[data-action="continueDraft"]')).toBeNull());
    cleanup();
    await showFrame('/main/miPmtJournal', bank);
    fireEvent.click(await waitFor(() => getElement('[data-action="putDraftsAway"]')));
    expect(document.querySelector('[data-action="continueDraft"]')).toBeNull();
    expect(getSavedDrafts(bank)).toEqual(['Оплата за тов']);
  });

  it('is offered whenever its form is opened anew, and not once it was put away', async () => {
    const bank = await interrupted();
    const { router } = await showFrame('/main/miAccountsAll', bank);
    await waitFor(() => getElement('[data-action="continueDraft"]'));
    await act(() => router.navigate('/main/miPmtJournal'));
    expect(document.querySelector('[data-action="continueDraft"]')).toBeNull();
    await act(() => router.navigate('/main/miPmtUahNew'));
    expect(getElement('[data-action="continueDraft"]')).toBeVisible();
    await act(() => router.navigate('/main/miPmtUahNew?id=9107&mode=change'));
    await act(() => router.navigate('/main/miPmtJournal'));
    await act(() => router.navigate('/main/miPmtUahNew?id=9107&mode=change'));
    expect(document.querySelector('[data-action="continueDraft"]')).toBeNull();
    await act(() => router.navigate('/main/miPmtJournal'));
    await act(() => router.navigate('/main/miPmtUahNew'));
    fireEvent.click(getElement('[data-action="putDraftsAway"]'));
    await act(() => router.navigate('/main/miPmtJournal'));
    await act(() => router.navigate('/main/miPmtUahNew'));
    expect(document.querySelector('[data-action="continueDraft"]')).toBeNull();
  });

  it('is the latest one when there are several, and the others are a press away', async () => {
    const bank = await interrupted();
    const [first] = bank.of('1001');
    if (first) bank.drafts.set('501 1001', [first, { ...first, draft_id: '7', page: 'miPayrollNew' }]);
    await showFrame('/main/miPmtJournal', bank);
    const rows = () => [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
    const all = await waitFor(() => getElement('[data-action="showDrafts"]'));
    expect(all).toHaveTextContent('Усі 2');
    expect(rows()).toEqual(['1']);
    fireEvent.click(all);
    await screen.findByText('Відомість');
    expect(rows()).toEqual(['1', '1', '7']);
  });

  it('is named in the language of the screen, not in that of the time', async () => {
    const bank = await interrupted();
    const [first] = bank.of('1001');
    if (first) bank.drafts.set('501 1001', [{ ...first, draft_name: 'New payment' }]);
    await showFrame('/main/miPmtJournal', bank);
    expect(await screen.findByText('Платіж у гривні')).toBeVisible();
  });

  it('moves no page: it comes before the page, or with the next one', async () => {
    const bank = await interrupted();
    const first = bank.of('1001');
    bank.drafts.set('501 1001', []);
    const { cache, router } = await showFrame('/main/miPmtUahNew', bank);
    await screen.findByLabelText('Призначення');
    bank.drafts.set('501 1001', [...first]);
    await act(() => cache.invalidateQueries());
    expect(document.querySelector('[data-action="continueDraft"]')).toBeNull();
    await act(() => router.navigate('/main/miPmtJournal'));
    await act(() => router.navigate('/main/miPmtUahNew'));
    expect(getElement('[data-action="continueDraft"]')).toBeVisible();
  });

  it('is gone with a word when its address is opened too late', async () => {
    const { text } = await showFrame('/main/miPmtUahNew?draft=99');
    expect(await screen.findByText(/чернетки вже немає/)).toBeVisible();
    await waitFor(() => expect(text()).toBe(''));
  });
});

describe('a form', () => {
  it('leaves no draft behind once it is saved', async () => {
    const bank = createDraftBank();
    await showFrame('/main/miPmtUahNew', bank);
    await type('Оплата');
    await passes(DRAFT_INTERVAL_MS);
    expect(getSavedDrafts(bank)).toEqual(['Оплата']);
    fireEvent.click(screen.getByText('Зберегти'));
    await passes(0);
    expect(getSavedDrafts(bank)).toEqual([]);
  });

  it('leaves no draft behind when its user signs out and agrees to lose it', async () => {
    const bank = createDraftBank();
    await showFrame('/main/miPmtUahNew', bank);
    await type('Оплата');
    await passes(DRAFT_INTERVAL_MS);
    fireEvent.click(getElement('[data-action="accountMenu"]'));
    fireEvent.click(await screen.findByText('Вийти'));
    expect(await screen.findByText(/Новий платіж/, { selector: '.ant-modal-body' })).toBeInTheDocument();
    fireEvent.click(getElement('[data-action="leave"]'));
    expect(await screen.findByText('Вхід')).toBeVisible();
    expect(getSavedDrafts(bank)).toEqual([]);
    expect(bank.calls.slice(-2)).toEqual(['/drop_draft', '/do_logout']);
  });

  it('does not ask when another tab signs out, and keeps the draft', async () => {
    const bank = createDraftBank();
    await showFrame('/main/miPmtUahNew', bank);
    await type('Оплата');
    await passes(DRAFT_INTERVAL_MS);
    const elsewhere = bank.openTab();
    await elsewhere.load('1001');
    await act(() => elsewhere.signOut('none'));
    expect(await screen.findByText('Вхід')).toBeVisible();
    expect(document.querySelector('[data-dialog="leave"]')).toBeNull();
    expect(getSavedDrafts(bank)).toEqual(['Оплата']);
  });

  it('asks before another form takes its place under the same page name', async () => {
    const { router, text } = await showFrame('/main/miPmtUahNew');
    await type('Оплата');
    await act(() => router.navigate('/main/miPmtUahNew?id=9107'));
    expect(await screen.findByText(/Новий платіж/, { selector: '.ant-modal-body' })).toBeInTheDocument();
    fireEvent.click(getElement('[data-action="stay"]'));
    expect([text(), router.state.location.search]).toEqual(['Оплата', '']);
  });
});

describe('what the bank does not keep', () => {
  it.each([
    [[{ field: 'draft_name', key: 'tooManyRecords', params: { max: '30' } }], 'їх уже 30. Видаліть непотрібні'],
    [[{ field: 'draft_data', key: 'tooLongText', params: { max: '9' } }], 'чернетка. Не більше 9 знаків'],
    [[], 'чернетка. Чернетки закрито'],
  ])('is told while it is still on the screen: %j', async (problems, words) => {
    const bank = createDraftBank();
    await showFrame('/main/miPmtUahNew', bank);
    bank.refusal = { success: false, error: 'Чернетки закрито', problems };
    await type('Оплата за тов');
    await passes(DRAFT_INTERVAL_MS);
    expect(await screen.findByText(words, { exact: false })).toBeVisible();
  });
});
