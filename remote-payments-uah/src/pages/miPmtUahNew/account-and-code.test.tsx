import { fireEvent, waitFor } from '@testing-library/react';
import { type, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { ACCOUNTS, CORRESPONDENT, EMPTY_HISTORY, PAYMENT } from '../../testing/answers';
import { action, field, openPage, problemOf } from '../../testing/open-page';
import { FILLED, restoredPayment } from '../../testing/payment-draft';
import { UahPaymentPage } from './UahPaymentPage';

const SAVED = { success: true, pmt_id: '9107', pmt_status: 0 };
const DIFFERS = { success: true, checks: [{ verdict: 'differs' }] };
const SEEN = {
  success: true,
  checks: [
    {
      verdict: 'seenWithOthers',
      seen_with: [
        {
          okpo_co: '91000023',
          name_co: 'ПрАТ «Тестовий Хліб»',
          seen_in: ['catalogue', 'payments'],
          last_date: '19.06.2026',
        },
      ],
    },
  ],
};

async function open(check: object | (() => object), options: Partial<FakeShellOptions> = {}) {
  const answers = {
    ...EMPTY_HISTORY,
    '/acn_list': ACCOUNTS,
    '/save_pmt': SAVED,
    '/check_receivers': check,
    ...options.answers,
  };
  const shell = await openPage(UahPaymentPage, {
    restored: restoredPayment(FILLED),
    ...options,
    answers,
  });
  await waitFor(() => field('amount'));
  return shell;
}

const warningIn = (place: string) => document.querySelector(`${place} [data-warning="seenWithOthers"]`);
const press = (code: string) => fireEvent.keyDown(field('amount'), { code, ctrlKey: true });

describe('account and code that do not belong together in the form of a payment', () => {
  const stored = { '/get_pmt_info': { success: true, pmt_info: PAYMENT } };
  it.each<[string, Partial<FakeShellOptions>]>([
    ['a draft', {}],
    ['a copied payment', { restored: {}, parameters: { id: '9107', mode: 'copy' }, answers: stored }],
    ['a payment that is changed', { restored: {}, parameters: { id: '9107', mode: 'change' }, answers: stored }],
  ])('are told under the code of %s before anything is saved, and bar the save', async (_, options) => {
    const { calls } = await open(DIFFERS, options);
    await waitFor(() => expect(problemOf('receiverCode')).toBe('codeNotOfAccount'));
    press('KeyS');
    await waitFor(() => expect(field('receiverCode')).toHaveFocus());
    expect(calls.some(({ path }) => path === '/save_pmt')).toBe(false);
  });

  it('are told once the last of both is typed, and no longer once the code is another one', async () => {
    const verdicts = new Map([
      ['92000019', 'differs'],
      ['91000023', 'fits'],
    ]);
    const { calls } = await open(
      ({ parameters }: { parameters?: URLSearchParams } = {}) => {
        const pairs = JSON.parse(parameters?.get('receivers') ?? '[]') as { okpo_co: string }[];
        return { success: true, checks: pairs.map(({ okpo_co: code }) => ({ verdict: verdicts.get(code) })) };
      },
      { restored: {} },
    );
    type('receiverName', 'ТОВ «Світанок Постач»');
    fireEvent.blur(field('receiverName'));
    await waitFor(() => field('creditIban'));
    type('creditIban', FILLED.creditIban);
    expect(calls.some(({ path }) => path === '/check_receivers')).toBe(false);
    type('receiverCode', '92000019');
    await waitFor(() => expect(problemOf('receiverCode')).toBe('codeNotOfAccount'));
    type('receiverCode', '91000023');
    await waitFor(() => expect(problemOf('receiverCode')).toBeNull());
  });

  it('open the fields of a receiver that was chosen from the catalogue, with the problem under the code', async () => {
    await open(DIFFERS, {
      restored: {},
      answers: { '/get_clnt_catalog': { success: true, rows: [CORRESPONDENT] } },
    });
    type('receiverName', 'Світанок');
    await waitFor(() => expect(document.querySelector('.ant-select-item-option [data-row="1"]')).not.toBeNull());
    fireEvent.click(document.querySelector('.ant-select-item-option [data-row="1"]') as HTMLElement);
    await waitFor(() => expect(problemOf('receiverCode')).toBe('codeNotOfAccount'));
  });

  it('keep a payment from becoming a template', async () => {
    await open(DIFFERS);
    await waitFor(() => expect(problemOf('receiverCode')).toBe('codeNotOfAccount'));
    fireEvent.click(action('more'));
    await waitFor(() => action('saveTemplate'));
    fireEvent.click(action('saveTemplate'));
    await waitFor(() => expect(field('receiverCode')).toHaveFocus());
    expect(document.querySelector('[data-dialog="saveTemplate"]')).toBeNull();
  });

  it('are refused by the bank at the code where the comparison itself has failed', async () => {
    const refusal = {
      success: false,
      error: 'Документ містить помилки',
      error_code: 'validation',
      problems: [{ field: 'okpo_co', key: 'codeNotOfAccount' }],
    };
    await open(() => ({ success: false, error: 'спробуйте ще раз' }), { answers: { '/save_pmt': refusal } });
    press('KeyS');
    await waitFor(() => expect(problemOf('receiverCode')).toBe('codeNotOfAccount'));
  });
});

describe('an account of another bank that the company knows with another code', () => {
  it('is asked about across both fields while they are typed: the code alone is too narrow for the words', async () => {
    await open(SEEN, { restored: {} });
    type('receiverName', 'ТОВ «Світанок Постач»');
    fireEvent.blur(field('receiverName'));
    await waitFor(() => field('creditIban'));
    type('creditIban', FILLED.creditIban);
    type('receiverCode', '92000019');
    await waitFor(() => expect(warningIn('[role="status"]')).toHaveTextContent('91000023'));
    expect(warningIn('.ncb-field')).toBeNull();
  });

  it('is asked about beside the receiver and, with where the code was met, before the save', async () => {
    const { calls } = await open(SEEN);
    await waitFor(() => expect(warningIn('[data-page]')).toHaveTextContent('91000023, ПрАТ «Тестовий Хліб»'));
    expect(warningIn('[data-page]')).toHaveTextContent('(довідник, платежі, востаннє 19.06.2026)');
    expect(problemOf('receiverCode')).toBeNull();
    // Without a warning Ctrl+S saves at once.
    press('KeyS');
    await waitFor(() => expect(warningIn('[data-dialog="confirmSave"]')).toHaveTextContent('91000023'));
    expect(calls.some(({ path }) => path === '/save_pmt')).toBe(false);
    fireEvent.click(action('confirmSave'));
    await waitFor(() => expect(calls.filter(({ path }) => path === '/save_pmt')).toHaveLength(1));
  });
});

describe('account and code that belong together', () => {
  it.each(['fits', 'unknown'])('raise no question: %s', async (verdict) => {
    const { calls } = await open({ success: true, checks: [{ verdict }] });
    await waitFor(() => expect(calls.some(({ path }) => path === '/check_receivers')).toBe(true));
    press('KeyS');
    await waitFor(() => expect(calls.filter(({ path }) => path === '/save_pmt')).toHaveLength(1));
    expect(document.querySelector('[data-warning="seenWithOthers"]')).toBeNull();
  });
});

describe('an account of the Treasury that was last paid in an earlier year', () => {
  const EARLIER = { success: true, checks: [{ verdict: 'fits', last_paid: '30.12.2025' }] };
  const questions = (place: string) =>
    [...document.querySelectorAll(`${place} [data-warning]`)].map((one) => one.getAttribute('data-warning'));

  it('is a question before the save, also by the key, and saved once it is confirmed', async () => {
    const { calls } = await open(EARLIER);
    press('KeyS');
    await waitFor(() => expect(questions('[data-dialog="confirmSave"]')).toEqual(['earlierYear']));
    expect(document.querySelector('[data-dialog="confirmSave"]')).toHaveTextContent('30.12.2025');
    expect(calls.some(({ path }) => path === '/save_pmt')).toBe(false);
    fireEvent.click(action('confirmSave'));
    await waitFor(() => expect(calls.some(({ path }) => path === '/save_pmt')).toBe(true));
  });
});
