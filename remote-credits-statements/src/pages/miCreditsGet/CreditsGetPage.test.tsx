import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  action,
  openPage,
  SAMPLE_SESSION,
  type,
  type FakeShellOptions,
} from '@ncb/shared-kernel/remote-contract/testing';
import { APPLICATION, TERMS } from '../../testing/credit-answers';
import { page } from '.';

const ANSWERS = {
  '/get_credit_terms': TERMS,
  '/get_applications': { success: true, applications: [APPLICATION] },
  '/apply_credit': { success: true, app_id: '1004', status: 0 },
  '/withdraw_application': { success: true, app_id: '1003', status: 4 },
};
const toObject = (parameters: URLSearchParams | undefined) => Object.fromEntries(parameters ?? []);
const part = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const open = async (options: Partial<FakeShellOptions> = {}) => {
  const shell = await openPage(page, { answers: ANSWERS, ...options });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return shell;
};
const openSubmitted = (options: Partial<FakeShellOptions> = {}) =>
  open({ parameters: { view: 'submitted' }, ...options });

describe('miCreditsGet', () => {
  it('lists the drafts of the form beside the submitted applications', async () => {
    const draft = {
      draft_id: '7',
      page: 'miCreditsGet',
      draft_name: 'Заявка',
      draft_data: '{}',
      saved_time: '01.07.2026 10:00:00',
    };
    await openSubmitted({ answers: { ...ANSWERS, '/get_drafts': { success: true, drafts: [draft] } } });
    await waitFor(() => expect(action('showDraftList')).toHaveTextContent('Чернетки: 1'));
  });

  it('calculates while it is typed, by the bank’s rate and day count', async () => {
    await open();
    type('amount', '240000');
    type('term', ' 12 ');
    await waitFor(() => expect(part('[data-field="firstPayment"]')).toHaveTextContent('22 003,20 UAH'));
    expect(part('[data-panel="summary"]')).toHaveTextContent('Щомісяця, приблизно');
    expect(part('[data-field="calculation"] [data-field="interest"]')).toHaveTextContent('24 038,36');
    expect(part('[data-field="calculation"]')).toHaveTextContent('Попередній розрахунок, 30/360');
    expect(part('[data-field="calculation"] [data-field="rate"]')).toHaveTextContent('18 % річних');
    await waitFor(() => expect(part('[data-field="amountInWords"]')).toHaveTextContent('Двісті сорок тисяч гривень'));
    fireEvent.click(screen.getByText('Рівними частинами боргу'));
    await waitFor(() => expect(part('[data-field="firstPayment"]')).toHaveTextContent('23 600,00 UAH'));
    expect(part('[data-panel="summary"]')).toHaveTextContent('Перший платіж, приблизно');
  });

  it('sends with Ctrl+S as other forms', async () => {
    await open();
    expect(part('[data-field="firstPayment"]')).toHaveTextContent('0,00 UAH');
    fireEvent.keyDown(part('[data-field="amount"]'), { code: 'KeyS', ctrlKey: true });
    await waitFor(() => part('[data-problem="consentRequired"]'));
  });

  it('sends once, however often Ctrl+S is pressed', async () => {
    const { calls } = await open();
    type('amount', '300000');
    type('term', '24');
    type('purpose', 'Обладнання');
    fireEvent.click(part('[data-field="hasAgreed"]'));
    for (let times = 0; times < 2; times += 1)
      fireEvent.keyDown(part('[data-field="amount"]'), { code: 'KeyS', ctrlKey: true });
    await waitFor(() => expect(part('[data-field="amount"]')).toHaveValue(''));
    expect(calls.filter(({ path }) => path === '/apply_credit')).toHaveLength(1);
  });

  it('shows what is missing and sends nothing', async () => {
    const { calls } = await open();
    fireEvent.click(action('apply'));
    await waitFor(() => part('[data-problem="consentRequired"]'));
    expect(document.querySelectorAll('[data-problem]').length).toBeGreaterThanOrEqual(4);
    expect(calls.some(({ path }) => path === '/apply_credit')).toBe(false);
  });

  it('sends the application with its scheme, once, and begins anew', async () => {
    const { calls, opened } = await open();
    type('amount', '300000');
    type('term', '24 ');
    type('purpose', 'Обладнання');
    fireEvent.click(part('[data-field="hasAgreed"]'));
    fireEvent.click(action('apply'));
    // It would be missing in the sent values and lost with the form.
    type('purpose', 'Обладнання і сировина');
    expect(part('[data-field="purpose"]')).toHaveValue('Обладнання');
    await waitFor(() => expect(calls.some(({ path }) => path === '/apply_credit')).toBe(true));
    expect(toObject(calls.find(({ path }) => path === '/apply_credit')?.parameters)).toMatchObject({
      amount: '300000',
      term: '24',
      pay_purp: 'Обладнання',
      scheme: 'annuity',
      consent: '1',
      cur_ref: '980',
    });
    await waitFor(() => expect(part('[data-field="amount"]')).toHaveValue(''));
    expect(opened).toEqual([{ page: 'miCreditsGet', parameters: { view: 'submitted' } }]);
  });

  it('shows where an application stands, and takes one back after a question', async () => {
    const { calls } = await openSubmitted();
    expect(part('article[data-row="1003"]')).toHaveTextContent('Подано');
    expect(part('article[data-row="1003"]')).toHaveTextContent('Баланс.pdf');
    fireEvent.click(action('withdraw'));
    await waitFor(() => part('[data-action="confirmWithdraw"]'));
    fireEvent.click(action('confirmWithdraw'));
    await waitFor(() => expect(calls.some(({ path }) => path === '/withdraw_application')).toBe(true));
  });

  it('says what the bank offers and why it refused', async () => {
    const decided = [
      { ...APPLICATION, status: 2, proc: '18.50', valid_until: '14.08.2026' },
      { ...APPLICATION, app_id: '1002', status: 3, reason: 'Недостатньо оборотів.' },
    ];
    await openSubmitted({ answers: { ...ANSWERS, '/get_applications': { success: true, applications: decided } } });
    expect(part('[data-field="decision"]')).toHaveTextContent('18,5 % річних, рішення дійсне до 14.08.2026');
    expect(part('[data-field="reason"]')).toHaveTextContent('Недостатньо оборотів.');
    expect(document.querySelector('[data-action="withdraw"]')).toBeNull();
  });

  it('leads to the deal of a credit that was given out, instead of repeating the offer', async () => {
    const issued = { ...APPLICATION, status: 2, proc: '18.50', valid_until: '14.08.2026', deal_n: 'КД-2026/1003' };
    const { opened } = await openSubmitted({
      answers: { ...ANSWERS, '/get_applications': { success: true, applications: [issued] } },
    });
    expect(action('openDeal')).toHaveTextContent('Кредит видано, договір КД-2026/1003');
    expect(document.querySelector('[data-field="decision"]')).toBeNull();
    fireEvent.click(action('openDeal'));
    expect(opened).toEqual([{ page: 'miCreditsMine', parameters: { deal: 'КД-2026/1003' } }]);
  });

  it('says to an operator who applies', async () => {
    const session = { ...SAMPLE_SESSION, user: { ...SAMPLE_SESSION.user, role: 2 as const } };
    await open({ session });
    expect(screen.getByText('Заявку на кредит подає керівник або бухгалтер')).toBeInTheDocument();
    expect(document.querySelector('[data-action="apply"]')).toBeNull();
  });

  it('lets an operator read the applications, not withdraw them', async () => {
    const session = { ...SAMPLE_SESSION, user: { ...SAMPLE_SESSION.user, role: 2 as const } };
    await openSubmitted({ session });
    expect(part('article[data-row="1003"]')).toHaveTextContent('Подано');
    expect(document.querySelector('[data-action="withdraw"]')).toBeNull();
  });
});
