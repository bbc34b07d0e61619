import type { Page } from '@playwright/test';
import { callBank } from './call-bank';
import { KALYNA_ACCOUNT, SVITANOK } from './people';

export interface StoredPayment {
  readonly id: string;
  readonly number: string;
  readonly amount: string;
}

interface UserInfo {
  readonly bankDay: string;
  readonly newPmtNum: number;
}

/**
 * Stores `count` new payments from an account: 1.01, 1.02 …
 * @param hasOwnAmounts amounts that no other story uses: 37.01, 37.02 … from number 37 on
 */
export async function storePayments(
  page: Page,
  account: string,
  count: number,
  { hasOwnAmounts = false } = {},
): Promise<StoredPayment[]> {
  const { bankDay, newPmtNum } = await callBank<UserInfo>(page, '/get_user_info', {});
  const units = hasOwnAmounts ? newPmtNum : 1;
  const payments = Array.from({ length: count }, (_, index) =>
    wirePayment(account, bankDay, String(newPmtNum + index), (units + (1 + index) / 100).toFixed(2)),
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

/** Changes a stored payment's amount: the new version invalidates earlier signatures. */
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

/** Payer's account of a euro payment under the seeded contract. */
const EURO_ACCOUNT = '7003';
const EURO_CONTRACT = '31';

export async function storeEuroPayment(page: Page): Promise<StoredPayment> {
  const { bankDay, newCurPmtNum } = await callBank<{ bankDay: string; newCurPmtNum: number }>(
    page,
    '/get_user_info',
    {},
  );
  const number = String(newCurPmtNum);
  const amount = '250.00';
  const { pmt_id: id } = await callBank<{ pmt_id: string }>(page, '/save_pmt', {
    pmt_type: '2',
    pmt_data: JSON.stringify({
      pmt_num: number,
      doc_date: bankDay,
      val_date: '',
      cur_ref: '978',
      acn_id: EURO_ACCOUNT,
      amount,
      fee_type: 'SHA',
      cur_pmt_type: 'ext',
      funds_src: 'own',
      buy_base: 'contract',
      contracts: [EURO_CONTRACT],
      contracts_amounts: [amount],
      pay_purp: 'PREPAYMENT FOR GOODS UNDER CONTRACT EXP-2026/01',
      name_co: 'TEST HANDEL GMBH',
      acnt_co: 'DE89370400440532013000',
      ben_country: '276',
      ben_addr: 'Teststrasse 3, 10115 Berlin',
      ben_bank_swift: 'DEUTDEFFXXX',
      ben_bank_name: 'DEUTSCHE BANK AG',
      ben_bank_cntry: '276',
      int_bank_swift: 'COBADEFFXXX',
      int_bank_name: 'COMMERZBANK AG',
      int_bank_cntry: '276',
    }),
  });
  return { id: String(id), number, amount };
}

export async function storeBuyRequest(page: Page): Promise<StoredPayment> {
  const { bankDay, newCurReqNum } = await callBank<{ bankDay: string; newCurReqNum: number }>(
    page,
    '/get_user_info',
    {},
  );
  const number = String(newCurReqNum);
  const amount = '100.00';
  const { pmt_id: id } = await callBank<{ pmt_id: string }>(page, '/save_pmt', {
    pmt_type: '3',
    pmt_data: JSON.stringify({
      request_type: 3,
      pmt_num: number,
      doc_date: bankDay,
      val_date: '',
      cur_ref: '840',
      acn_id: KALYNA_ACCOUNT,
      acn_rest_id: KALYNA_ACCOUNT,
      acnt_c_id: '7002',
      amount,
      rate_type: 0,
      buy_base: 'nobase',
      customer_buy_base: 'Власні потреби',
    }),
  });
  return { id: String(id), number, amount };
}
