import { fireEvent, screen, waitFor } from '@testing-library/react';
import { action, openPage, type, type FakeShellOptions } from '@ncb/shared-kernel/remote-contract/testing';
import { DEAL, DETAILS, EURO } from '../../testing/credit-answers';
import { page } from '.';

const outcome = (payment: string, payments: number, saved: string) => ({
  payment,
  payments,
  last_date: '28.06.2028',
  sum_proc: '80000.00',
  saved,
});
const EARLY = {
  success: true,
  to_pay: '84359.45',
  as_now: outcome('27949.59', 22, '0.00'),
  smaller_payment: outcome('25000.00', 22, '9000.00'),
  shorter_term: outcome('27949.59', 18, '12000.00'),
};
const ANSWERS = {
  '/cred_deals': { success: true, deals: [EURO, DEAL] },
  '/get_credit_deal': DETAILS,
  '/get_early_repayment': EARLY,
  '/order_early_repayment': { success: true, to_pay: '84359.45', date: '15.07.2026' },
};
const toObject = (parameters: URLSearchParams | undefined) => Object.fromEntries(parameters ?? []);
const part = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const open = async (options: Partial<FakeShellOptions> = {}) => {
  const shell = await openPage(page, { answers: ANSWERS, ...options });
  await waitFor(() => part('[data-field="debt"]'));
  return shell;
};

describe('miCreditsMine', () => {
  it('begins with the credit that is overdue: what to pay, what is owed by parts, what is repaid', async () => {
    const { calls } = await open();
    expect(toObject(calls.find(({ path }) => path === '/get_credit_deal')?.parameters)).toMatchObject({
      deal_n: 'КР-2024/77',
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Кредит КР-2024/77');
    expect(part('[data-field="payOverdue"]')).toHaveTextContent('28 340,01 UAH');
    expect(part('[data-field="nextPayment"]')).toHaveTextContent('Прострочено з 28.06');
    expect(part('[data-field="principal"]')).toHaveTextContent('460 000,00');
    expect(part('[data-field="accrued"]')).toHaveTextContent('4 103,01');
    expect(part('[data-field="debt"]')).toHaveTextContent('Строкові проценти за 17 днів');
    expect(part('[data-field="overdue"]')).toHaveTextContent('28 340,01');
    expect(part('[data-field="repaid"]')).toHaveTextContent('52 %');
    expect(part('[data-field="repaid"]')).toHaveTextContent('3 із 4');
  });

  it('says that there is no such credit when an address names one, and shows the first to be paid', async () => {
    await open({ parameters: { deal: 'КР-1' } });
    expect(part('[data-notice="warning"]')).toHaveTextContent('Кредиту КР-1 серед кредитів компанії немає');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Кредит КР-2024/77');
  });

  it('shows the schedule: paid, overdue, next, future, with days that a weekend has moved', async () => {
    await open();
    const states = [...document.querySelectorAll('[data-state]')].map((tag) => tag.textContent);
    expect(states).toEqual(['Сплачено 28.05', 'Прострочено 17 днів', 'Наступний строк 26.07 – вихідний', 'Майбутній']);
    expect(part('[data-field="sums"]')).toHaveTextContent('111 798,36 UAH');
  });

  it('shows both ways of an early repayment with the saving, orders one and goes on to its payment', async () => {
    const { calls, opened } = await open({ parameters: { tab: 'early' } });
    type('amount', '40000');
    await waitFor(() => part('[data-field="toPay"]'));
    expect(part('[data-field="toPay"]')).toHaveTextContent('84 359,45 UAH');
    expect(part('[data-field="smaller_payment"] [data-field="saved"]')).toHaveTextContent('9 000,00');
    expect(part('[data-field="shorter_term"]')).toHaveTextContent('Економить більше');
    fireEvent.click(action('early-shorter_term'));
    await waitFor(() => part('[data-action="confirmEarly"]'));
    fireEvent.click(action('confirmEarly'));
    await waitFor(() => expect(opened).toHaveLength(1));
    expect(toObject(calls.find(({ path }) => path === '/order_early_repayment')?.parameters)).toMatchObject({
      deal_n: 'КР-2024/77',
      amount: '40000',
      date: '15.07.2026',
      way: 'shorter_term',
    });
    expect(opened).toEqual([{ page: 'miPmtUahNew', parameters: { deal: 'КР-2024/77', repay: 'early' } }]);
  });

  it('says what the sum of a later day leaves out, and of today’s, which has it all, nothing', async () => {
    await open({ parameters: { tab: 'early' } });
    type('amount', '40000');
    await waitFor(() => part('[data-field="toPay"]'));
    expect(document.querySelector('[data-field="premise"]')).toBeNull();
    type('date', '16.07.2026');
    expect(await screen.findByText(/Якщо до цього дня сплачено прострочене/)).toBeVisible();
  });

  it('calls neither way the better one where both save the same', async () => {
    const same = outcome('25000.00', 22, '0.00');
    const equal = { ...EARLY, smaller_payment: same, shorter_term: same };
    await open({ parameters: { tab: 'early' }, answers: { ...ANSWERS, '/get_early_repayment': equal } });
    type('amount', '0,01');
    await waitFor(() => part('[data-field="shorter_term"]'));
    expect(part('[data-field="early"]')).not.toHaveTextContent('Економить більше');
  });

  it('refuses under the field what is more than the later payments repay, and asks the bank nothing', async () => {
    const { calls } = await open({ parameters: { tab: 'early' } });
    type('amount', '40000,01');
    fireEvent.blur(part('[data-field="amount"]'));
    await waitFor(() => part('[data-problem="earlyRepaymentTooLarge"]'));
    expect(calls.some(({ path }) => path === '/get_early_repayment')).toBe(false);
  });

  it('opens the schedule where something is to be paid, also behind years of paid instalments', async () => {
    const paid = Array.from({ length: 12 }, (_, index) => ({ ...DETAILS.schedule[0], n: index + 1 }));
    const unpaid = DETAILS.schedule.slice(1).map((row, index) => ({ ...row, n: 13 + index }));
    await open({ answers: { ...ANSWERS, '/get_credit_deal': { ...DETAILS, schedule: [...paid, ...unpaid] } } });
    await waitFor(() => part('[data-state="overdue"]'));
    expect(part('tr[data-row="11"]')).toBeInTheDocument();
    expect(document.querySelector('tr[data-row="1"]')).toBeNull();
  });

  it('shows what was paid', async () => {
    await open({ parameters: { tab: 'payments' } });
    await waitFor(() => part('tr[data-row="0"]'));
    expect(part('tr[data-row="0"]')).toHaveTextContent('28.05.2026');
    expect(part('tr[data-row="0"]')).toHaveTextContent('27 949,59');
  });

  it('has the papers of the credit, each with a button of its own name', async () => {
    const { calls } = await open({ parameters: { tab: 'documents' } });
    const papers = [...document.querySelectorAll('[data-field="creditDocuments"] [data-row]')];
    expect(papers.map((row) => row.getAttribute('data-row'))).toEqual(['contract', 'debt', 'schedule']);
    expect(action('paper-debt')).toHaveAccessibleName('Довідка про заборгованість КР-2024/77, PDF');
    const countRequests = () => calls.filter(({ path }) => path === '/get_credit_deal').length;
    const before = countRequests();
    fireEvent.click(action('paper-debt'));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Довідка про заборгованість КР-2024/77');
    await waitFor(() => expect(countRequests()).toBe(before + 1));
  });

  it('says that there is none', async () => {
    await openPage(page, { answers: { '/cred_deals': { success: true, deals: [] } } });
    expect(await screen.findByText('Кредитів немає')).toBeInTheDocument();
  });
});
