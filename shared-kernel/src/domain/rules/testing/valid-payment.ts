import { AccountStatus } from '../../vocabulary';
import type { Problem } from '../../problem';
import type { DebitAccount } from '../debit-account';
import type { ImportRow } from '../import';
import { checkUahPayment, type UahPaymentDraft } from '../check-uah-payment';

/** A Wednesday in the middle of a month. */
export const BANK_DAY = '2026-07-15';

export const VALID_ACCOUNT: DebitAccount = {
  id: '7001',
  iban: 'UA523516070000026009349119632',
  currencyCode: '980',
  status: AccountStatus.active,
  paymentsAllowed: true,
  available: '1000.00',
};

export const VALID_PAYMENT: UahPaymentDraft = {
  number: '17',
  documentDate: BANK_DAY,
  valueDate: '',
  debitAccountId: VALID_ACCOUNT.id,
  creditIban: 'UA983052990000026008138043718',
  receiverName: 'ТОВ «Ромашка»',
  receiverCode: '14360570',
  receiverIsResident: true,
  receiverHasCode: true,
  amount: '100.00',
  purpose: 'Оплата за товар згідно рах. № 15 від 10.07.2026, у т. ч. ПДВ 20 % – 16,67 грн',
};

export function findProblems(
  changes: Partial<UahPaymentDraft>,
  account: Partial<DebitAccount> | null = {},
): readonly Problem[] {
  const debitAccount = account && { ...VALID_ACCOUNT, ...account };
  return checkUahPayment({ ...VALID_PAYMENT, ...changes }, { bankDay: BANK_DAY, debitAccount });
}

export const VALID_ROW: ImportRow = {
  oper_n: '17',
  acn_d: VALID_ACCOUNT.iban,
  sum_cur: '10.50',
  acn_c: 'UA983052990000026008138043718',
  name_c: 'ТОВ «Ромашка»',
  okpo_c: '14360570',
  pay_purp: 'Оплата за товар',
};
