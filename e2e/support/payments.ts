import type { Page } from '@playwright/test';
import { callBank } from './call-bank';
import { SVITANOK } from './people';

/** A payment as the wire knows it. */
export interface StoredPayment {
  readonly id: string;
  readonly number: string;
  readonly amount: string;
}

interface UserInfo {
  readonly bankDay: string;
  readonly newPmtNum: number;
}

/** Stores so many new payments from an account, as an import of a file does: one of 1.01, one of 1.02 … */
export async function storePayments(page: Page, account: string, count: number): Promise<StoredPayment[]> {
  const { bankDay, newPmtNum } = await callBank<UserInfo>(page, '/get_user_info', {});
  const payments = Array.from({ length: count }, (_, index) =>
    wirePayment(account, bankDay, String(newPmtNum + index), ((101 + index) / 100).toFixed(2)),
  );
  const { results } = await callBank<{ results: { pmt_id: string; error: string }[] }>(page, '/save_batch_docs', {
    pmts_type: '1',
    all: '1',
    pmts: JSON.stringify(payments),
  });
  const refused = results.find(({ error }) => error);
  if (refused) throw new Error(`a payment was refused: ${refused.error}`);
  return payments.map(({ pmt_num: number, amount }, index) => ({
    id: String(results[index]?.pmt_id),
    number,
    amount,
  }));
}

/** Changes a stored payment's amount: a new version, for which no signature of the old one counts. */
export async function changePayment(page: Page, account: string, payment: StoredPayment, amount: string) {
  const { bankDay } = await callBank<UserInfo>(page, '/get_user_info', {});
  const changed = { ...wirePayment(account, bankDay, payment.number, amount), pmt_id: payment.id };
  await callBank(page, '/save_pmt', { pmt_type: '1', pmt_data: JSON.stringify(changed) });
}

function wirePayment(account: string, bankDay: string, number: string, amount: string) {
  return {
    pmt_num: number,
    doc_date: bankDay,
    val_date: '',
    acn_id: account,
    acnt_co: SVITANOK.iban,
    name_co: SVITANOK.name,
    okpo_co: SVITANOK.code,
    amount,
    pay_purp: `Оплата за папір, рах. № ${number}, без ПДВ`,
  };
}
