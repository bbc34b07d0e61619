import type { Page } from '@playwright/test';
import { callBank } from './call-bank';
import { KALYNA_ACCOUNT } from './people';

/** Salary project of the seed data: accounts of salaries and of the bank's fee, and its rate. */
const PROJECT = {
  transit: 'UA723516070000029098999000091',
  feeAccount: 'UA113516070000065103999000092',
  feePerMille: 5n,
  bank: { name: 'Тестовий банк (пісочниця)', code: '14070197' },
};

export interface Receiver {
  readonly tin: string;
  readonly lastname: string;
  readonly firstname: string;
  readonly middlename: string;
  readonly emp_acn: string;
}

export interface PayrollToStore {
  readonly number: string;
  readonly half: '1' | '2';
  readonly amount: string;
  readonly receivers: readonly Receiver[];
}

export interface StoredPayroll {
  readonly id: string;
  readonly salary: string;
  readonly fee: string;
}

interface UserInfo {
  readonly bankDay: string;
  readonly newPmtNum: number;
}

export async function storePayroll(page: Page, payroll: PayrollToStore): Promise<StoredPayroll> {
  const { bankDay, newPmtNum } = await callBank<UserInfo>(page, '/get_user_info', {});
  const total = kopecks(payroll.amount) * BigInt(payroll.receivers.length);
  const { payroll_id: id } = await sendForm<{ payroll_id: string }>(page, '/save_payroll', {
    payroll_id: '',
    payroll_num: payroll.number,
    payroll_date: bankDay,
    payroll_vdate: '',
    acn_id: KALYNA_ACCOUNT,
    payroll_tran_acn: PROJECT.transit,
    payroll_type: '1',
    payroll_other: '',
    period: `${bankDay.slice(6)}-${bankDay.slice(3, 5)}`,
    half: payroll.half,
    payroll_amount: decimal(total),
    emps: payroll.receivers.map((receiver) => ({ ...receiver, amount: payroll.amount })),
  });
  const payment = (number: number, account: string, amount: bigint, purpose: string) => ({
    pmt_num: String(number),
    doc_date: bankDay,
    val_date: '',
    acn_id: KALYNA_ACCOUNT,
    acnt_co: account,
    name_co: PROJECT.bank.name,
    okpo_co: PROJECT.bank.code,
    amount: decimal(amount),
    pay_purp: purpose,
  });
  const fee = (total * PROJECT.feePerMille + 500n) / 1000n;
  const { results } = await callBank<{ results: { error: string }[] }>(page, '/save_batch_docs', {
    pmts_type: '1',
    all: '1',
    payroll_id: id,
    pmts: JSON.stringify([
      payment(newPmtNum, PROJECT.transit, total, `Заробітна плата згідно відомості № ${payroll.number}`),
      payment(newPmtNum + 1, PROJECT.feeAccount, fee, `Комісія за відомістю № ${payroll.number}, без ПДВ`),
    ]),
  });
  const refused = results.find(({ error }) => error);
  if (refused) throw new Error(`a payment was refused: ${refused.error}`);
  return { id, salary: String(newPmtNum), fee: String(newPmtNum + 1) };
}

function kopecks(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

function decimal(minor: bigint): string {
  return `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
}

/** Calls the bank with a multipart form, as `save_payroll` needs. Fails if the bank refuses. */
async function sendForm<Answer extends object>(page: Page, path: string, content: object): Promise<Answer> {
  const answer = await page.evaluate(
    async ({ path: target, text }) => {
      const headers = { 'X-Requested-With': 'ncb' };
      const me = await (await fetch('/ncb/api/get_user_info', { headers })).json();
      const form = new FormData();
      form.set('clnt_id', me.selectedCompanyRef);
      form.set('ncb_id', me.ncbClientId);
      form.set('user_id', me.currentUser.userId);
      form.set('cdata', text);
      return (await fetch(`/ncb/api${target}`, { method: 'POST', headers, body: form })).json();
    },
    { path, text: JSON.stringify(content) },
  );
  const { success, error } = answer as { readonly success: boolean; readonly error?: string | null };
  if (!success) throw new Error(`${path}: ${error}`);
  return answer as Answer;
}

export async function pasteCells(page: Page, text: string): Promise<void> {
  await page.locator('[data-field="employees"]').focus();
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('[data-field="employees"]')?.dispatchEvent(event);
  }, text);
}
