import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type, type FakeShellOptions, type ReceivedCall } from '@ncb/shared-kernel/remote-contract/testing';
import type { PaymentValues } from '../../features/payment';
import { ACCOUNT, ACCOUNTS, CORRESPONDENT, EMPTY_HISTORY, PAYMENT, row } from '../../testing/answers';
import { action, field, openPage, problemOf } from '../../testing/open-page';
import { FILLED, restoredPayment } from '../../testing/payment-draft';
import { UahPaymentPage } from './UahPaymentPage';

const OLD_ACCOUNT = 'UA583004650000026001999000302';
const KEPT = { ...CORRESPONDENT, IBAN: OLD_ACCOUNT, PHONE: '0440002218' };
const CALL = { is_done: 1, person: 'Зразкова Ніна', phone: '0440002218', call_date: '01.07.2026', call_time: '10:38' };

async function open(options: Partial<FakeShellOptions> = {}, changes: Partial<PaymentValues> = {}) {
  const answers = {
    ...EMPTY_HISTORY,
    '/acn_list': ACCOUNTS,
    '/save_pmt': { success: true, pmt_id: '9107', pmt_status: 0 },
    '/get_clnt_catalog': { success: true, rows: [KEPT] },
    ...options.answers,
  };
  const restored = restoredPayment({ ...FILLED, ...changes });
  const shell = await openPage(UahPaymentPage, { restored, ...options, answers });
  await waitFor(() => field('amount'));
  return shell;
}

const save = () => fireEvent.click(action('save'));
const answer = async (text: string) => fireEvent.click(await screen.findByText(text));
const hasAlarm = () => document.querySelector('[data-notice="callBack"]') !== null;
const sent = (calls: readonly ReceivedCall[]) =>
  calls
    .filter(({ path }) => path === '/save_pmt')
    .map(({ parameters }) => (JSON.parse(parameters.get('pmt_data') ?? '') as { call_back?: object }).call_back);
async function confirm(calls: readonly ReceivedCall[]) {
  await waitFor(() => action('confirmSave'));
  fireEvent.click(action('confirmSave'));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
}

describe('the alarm of a changed account', () => {
  it('is answered before the payment is saved, also by Ctrl+S', async () => {
    const { calls } = await open();
    save();
    await waitFor(() => expect(problemOf('callBack')).toBe('callUnanswered'));
    fireEvent.keyDown(field('amount'), { code: 'KeyS', ctrlKey: true });
    expect(document.querySelector('[data-dialog="confirmSave"]')).toBeNull();
    expect(sent(calls)).toEqual([]);
    await answer('Не телефонували');
    expect(problemOf('callBack')).toBeNull();
    save();
    await waitFor(() => action('confirmSave'));
    expect(document.querySelector('[data-dialog="confirmSave"]')).toHaveTextContent('Не телефонували');
    await confirm(calls);
    expect(sent(calls)).toEqual([expect.objectContaining({ is_done: 0, person: '', phone: '' })]);
  });

  it('takes whom, the only number of the catalogue, and when', async () => {
    const { calls } = await open();
    await answer('Телефонували');
    expect(await screen.findByText('044 000 22 18')).toBeVisible();
    save();
    await waitFor(() => expect(problemOf('callBack.person')).toBe('emptyField'));
    expect(problemOf('callBack.time')).toBe('callTimeIncorrect');
    type('callBack.person', CALL.person);
    type('callBack.time', CALL.call_time);
    save();
    await confirm(calls);
    expect(sent(calls)).toEqual([{ ...CALL, confirmed_by: '' }]);
  });

  it('says where a number comes from while the catalogue has none', async () => {
    await open({ answers: { '/get_clnt_catalog': { success: true, rows: [{ ...KEPT, PHONE: '' }] } } });
    await answer('Телефонували');
    expect(await screen.findByText('Відкрити довідник')).toBeVisible();
    save();
    await waitFor(() => expect(problemOf('callBack.phone')).toBe('emptyField'));
  });

  it('asks again about another account, and the first one has its answer back', async () => {
    await open();
    await answer('Телефонували');
    type('callBack.person', CALL.person);
    fireEvent.click(action('changeReceiver'));
    await waitFor(() => field('creditIban'));
    type('creditIban', 'UA403348510000026209999000304');
    await waitFor(() => expect(document.querySelector('[data-field="callBack.person"]')).toBeNull());
    expect(hasAlarm()).toBe(true);
    type('creditIban', FILLED.creditIban);
    await waitFor(() => expect(field('callBack.person')).toHaveValue(CALL.person));
  });

  it('is not raised for the account that the catalogue has', async () => {
    const { calls } = await open({ answers: { '/get_clnt_catalog': { success: true, rows: [CORRESPONDENT, KEPT] } } });
    save();
    await confirm(calls);
    expect(hasAlarm()).toBe(false);
    expect(sent(calls)).toEqual([undefined]);
  });

  it('keeps a payment from no template: a call is about one payment', async () => {
    await open({ restored: {}, parameters: { mode: 'template' } });
    expect(hasAlarm()).toBe(false);
  });
});

describe('a new payee for whom the rules demand a call', () => {
  const answers = {
    '/get_clnt_catalog': { success: true, rows: [] },
    '/get_approval_need': {
      success: true,
      two_people: [],
      director: 0,
      call_back: 1,
      cooling_until: '02.07.2026 09:30:00',
    },
  };

  it('is asked about as a changed one is, with what a missing call means', async () => {
    const { calls } = await open({ answers });
    expect(await screen.findByText(/правила вашої компанії вимагають дзвінка/)).toBeVisible();
    expect(await screen.findByText(/Новому отримувачу можна відправити після 02.07.2026/)).toBeVisible();
    save();
    await waitFor(() => expect(problemOf('callBack')).toBe('callUnanswered'));
    await answer('Не телефонували');
    expect(await screen.findByText('Без дзвінка цей платіж не підписати')).toBeVisible();
    save();
    await confirm(calls);
    expect(sent(calls)).toEqual([expect.objectContaining({ is_done: 0 })]);
  });
});

describe('a stored statement about a call', () => {
  const stored = {
    ...PAYMENT,
    call_back: { ...CALL, confirmed_by: '', caller: 'Тестенко І. П.', phone_since: '02.03.2025' },
  };
  const answers = { '/get_pmt_info': { success: true, pmt_info: stored } };

  it('is shown where the payment is changed, and sent again as it is', async () => {
    const { calls } = await open({ restored: {}, parameters: { id: '9107', mode: 'change' }, answers });
    await waitFor(() => expect(field('callBack.person')).toHaveValue(CALL.person));
    type('amount', '7');
    save();
    await confirm(calls);
    expect(sent(calls)).toEqual([{ ...CALL, confirmed_by: '' }]);
  });

  it('is not checked again while it stays, as it may be too old by now', async () => {
    const old = { ...stored, call_back: { ...stored.call_back, call_date: '01.03.2026' } };
    const { calls } = await open({
      restored: {},
      parameters: { id: '9107', mode: 'change' },
      answers: { '/get_pmt_info': { success: true, pmt_info: old } },
    });
    await waitFor(() => expect(field('callBack.person')).toHaveValue(CALL.person));
    type('callBack.person', 'Інша Олена');
    save();
    await waitFor(() => expect(problemOf('callBack.day')).toBe('callTooOld'));
    type('callBack.person', CALL.person);
    save();
    await confirm(calls);
    expect(sent(calls)).toEqual([{ ...CALL, call_date: '01.03.2026', confirmed_by: '' }]);
  });

  it('is not copied: the copy asks for its own', async () => {
    const { calls } = await open({ restored: {}, parameters: { id: '9107', mode: 'copy' }, answers });
    save();
    await waitFor(() => expect(problemOf('callBack')).toBe('callUnanswered'));
    expect(sent(calls)).toEqual([]);
  });

  it('stands in the draft of a form, with everything typed', async () => {
    const callBack = {
      account: FILLED.creditIban,
      code: FILLED.receiverCode,
      answer: 'done' as const,
      person: 'Зр',
      phone: '',
      day: '2026-07-01',
      time: '1',
      confirmedBy: '',
    };
    await open({}, { callBack });
    await waitFor(() => expect(field('callBack.person')).toHaveValue('Зр'));
    expect(field('callBack.time')).toHaveValue('1');
  });
});

it('the history of payments raises the alarm as the catalogue does, and says how often and when last', async () => {
  const paid = { ...row(5, '90'), acnt_co: OLD_ACCOUNT, val_date: '30.06.2026' };
  const waiting = { ...row(1, '91'), acnt_co: OLD_ACCOUNT };
  const journal = { success: true, paydoc_list: [waiting, paid, { ...row(5, '89'), acnt_co: OLD_ACCOUNT }] };
  await open({ answers: { '/get_payments': journal, '/get_clnt_catalog': { success: true, rows: [] } } });
  expect(await screen.findByText(/Досі платили на UA58.+: 2 платежі, останній 30\.06\.2026\./)).toBeVisible();
});

it('an executed payment to another account raises it although the catalogue has this one', async () => {
  const journal = { success: true, paydoc_list: [{ ...row(5, '90'), acnt_co: OLD_ACCOUNT }] };
  await open({
    answers: { '/get_payments': journal, '/get_clnt_catalog': { success: true, rows: [CORRESPONDENT] } },
  });
  expect(await screen.findByText(/Досі платили на UA58.+: 1 платіж/)).toBeVisible();
});

it('a statement of the bank that nobody answered is asked about again', async () => {
  const unanswered = { is_done: 0, caller: '', phone_since: '' };
  const answers = { '/get_pmt_info': { success: true, pmt_info: { ...PAYMENT, call_back: unanswered } } };
  const { calls } = await open({ restored: {}, parameters: { id: '9107', mode: 'change' }, answers });
  save();
  await waitFor(() => expect(problemOf('callBack')).toBe('callUnanswered'));
  expect(sent(calls)).toEqual([]);
});

it('a statement of the bank can be answered although the form knows no other account', async () => {
  const unanswered = { is_done: 0, caller: '', phone_since: '' };
  const answers = {
    '/get_pmt_info': { success: true, pmt_info: { ...PAYMENT, call_back: unanswered } },
    '/get_clnt_catalog': { success: true, rows: [] },
  };
  const { calls } = await open({ restored: {}, parameters: { id: '9107', mode: 'change' }, answers });
  await answer('Не телефонували');
  save();
  await confirm(calls);
  expect(sent(calls)).toEqual([expect.objectContaining({ is_done: 0 })]);
});

it('an account of the company itself raises no alarm, whatever was paid before', async () => {
  const journal = { success: true, paydoc_list: [{ ...row(5, '90'), acnt_co: OLD_ACCOUNT }] };
  const creditIban = 'UA913516070000026006999000020';
  const own = { ...ACCOUNT, acn_id: '7002', iban: creditIban };
  const { calls } = await open(
    { answers: { '/get_payments': journal, '/acn_list': { success: true, acn_list: [ACCOUNT, own] } } },
    { creditIban, debitAccountId: ACCOUNT.acn_id },
  );
  save();
  await confirm(calls);
  expect(hasAlarm()).toBe(false);
  expect(sent(calls)).toEqual([undefined]);
});
