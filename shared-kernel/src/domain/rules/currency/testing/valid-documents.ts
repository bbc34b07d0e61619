import { DocumentType, RateType, type AccountStatus } from '../../../vocabulary';
import type { Problem } from '../../../problem';
import { BANK_DAY, VALID_ACCOUNT } from '../../testing';
import type { DebitAccount } from '../../debit-account';
import { EMPTY_BANK } from '../bank-part';
import { NO_BASIS } from '../basis';
import type { BackingContract } from '../contracts';
import { checkCurrencyPayment } from '../check-currency-payment';
import type { CurrencyPaymentContext, CurrencyPaymentDraft } from '../check-payment-data';
import {
  checkCurrencyRequest,
  type CurrencyRequestContext,
  type CurrencyRequestDraft,
} from '../check-currency-request';

export const OWN_BANK_CODE = '351607';
/** Shares the IBAN of the hryvnia account, as is common. */
export const EURO_ACCOUNT: DebitAccount = { ...VALID_ACCOUNT, id: '7003', currencyCode: '978' };
export const DOLLAR_ACCOUNT: DebitAccount = { ...VALID_ACCOUNT, id: '7002', currencyCode: '840' };

/** Accounts 2602, 2604, 2603 and 2650. */
export const SPECIAL_IBAN = buildIban('26029990000020');
export const TARGETED_IBAN = buildIban('26049990000020');
export const DISTRIBUTION_IBAN = buildIban('26039990000020');
export const FINANCIAL_IBAN = buildIban('26509990000020');

export const CONTRACT: BackingContract = {
  id: '31',
  number: 'EXP-2026/01',
  currencyCode: '978',
  rest: '500.00',
  beneficiary: 'TEST HANDEL GMBH',
  beneficiaryCountry: '276',
  endDate: '2026-12-31',
};

export const EXTERNAL_PAYMENT: CurrencyPaymentDraft = {
  ...NO_BASIS,
  number: '17',
  documentDate: BANK_DAY,
  valueDate: '',
  currencyCode: '978',
  debitAccountId: EURO_ACCOUNT.id,
  amount: '100.00',
  feePayer: 'SHA',
  kind: 'ext',
  fundsSource: 'own',
  basis: 'contract',
  contracts: [{ contractId: '31', amount: '100.00' }],
  purpose: 'PREPAYMENT FOR GOODS UNDER CONTRACT EXP-2026/01',
  comment: '',
  requestId: '',
  beneficiary: {
    name: 'TEST HANDEL GMBH',
    code: 'DE000000001',
    secondCode: '',
    account: 'DE89370400440532013000',
    country: '276',
    address: 'Teststrasse 3, 10115 Berlin',
  },
  beneficiaryBank: { ...EMPTY_BANK, swift: 'DEUTDEFFXXX', name: 'DEUTSCHE BANK AG', country: '276' },
  intermediaryBank: EMPTY_BANK,
};

export const OWN_PAYMENT: CurrencyPaymentDraft = {
  ...EXTERNAL_PAYMENT,
  ...NO_BASIS,
  kind: 'own',
  basis: 'agreement',
  agreementNumber: 'КР-2024/77',
  agreementDate: '2024-06-05',
  purpose: 'Повернення позики',
  beneficiary: {
    name: 'ТОВ «Ромашка»',
    code: '14360570',
    secondCode: '',
    account: 'UA913516070000026006999000020',
    country: '804',
    address: '',
  },
  beneficiaryBank: { ...EMPTY_BANK, swift: 'SBXXUA2XXXX', name: 'Тестовий банк', country: '804' },
};

export const PAYMENT_CONTEXT: CurrencyPaymentContext = {
  bankDay: BANK_DAY,
  contracts: [CONTRACT],
  debitAccount: EURO_ACCOUNT,
  ownBankCode: OWN_BANK_CODE,
};

export const BUY_REQUEST: CurrencyRequestDraft = {
  ...NO_BASIS,
  type: DocumentType.buyRequest,
  number: '5',
  documentDate: BANK_DAY,
  valueDate: '',
  currencyCode: '978',
  targetCurrencyCode: '',
  debitAccountId: VALID_ACCOUNT.id,
  restAccountId: VALID_ACCOUNT.id,
  creditAccountId: EURO_ACCOUNT.id,
  amount: '100.00',
  rateType: RateType.bank,
  customerRate: '',
  basis: 'contract',
  contracts: [{ contractId: '31', amount: '100.00' }],
  purpose: '',
};

export const SALE_REQUEST: CurrencyRequestDraft = {
  ...BUY_REQUEST,
  ...NO_BASIS,
  type: DocumentType.saleRequest,
  debitAccountId: EURO_ACCOUNT.id,
  restAccountId: '',
  creditAccountId: VALID_ACCOUNT.id,
};

export const CONVERT_REQUEST: CurrencyRequestDraft = {
  ...SALE_REQUEST,
  type: DocumentType.convertRequest,
  targetCurrencyCode: '840',
  creditAccountId: DOLLAR_ACCOUNT.id,
};

const ACCOUNTS: readonly DebitAccount[] = [VALID_ACCOUNT, EURO_ACCOUNT, DOLLAR_ACCOUNT];
const findAccount = (id: string) => ACCOUNTS.find((account) => account.id === id) ?? null;

export function findPaymentProblems(
  payment: CurrencyPaymentDraft,
  changes: Partial<CurrencyPaymentDraft> = {},
  context: Partial<CurrencyPaymentContext> = {},
): readonly Problem[] {
  return checkCurrencyPayment({ ...payment, ...changes }, { ...PAYMENT_CONTEXT, ...context });
}

export function findRequestProblems(
  request: CurrencyRequestDraft,
  changes: Partial<CurrencyRequestDraft> = {},
  context: Partial<CurrencyRequestContext> = {},
): readonly Problem[] {
  const draft = { ...request, ...changes };
  return checkCurrencyRequest(draft, { ...requestContext(draft), ...context });
}

export function requestContext(draft: CurrencyRequestDraft): CurrencyRequestContext {
  return {
    bankDay: BANK_DAY,
    contracts: [CONTRACT],
    debitAccount: findAccount(draft.debitAccountId),
    restAccount: findAccount(draft.restAccountId),
    creditAccount: findAccount(draft.creditAccountId),
  };
}

export const closed = (account: DebitAccount): DebitAccount => ({ ...account, status: 1 satisfies AccountStatus });

function buildIban(account: string): string {
  const bban = OWN_BANK_CODE + account.padStart(19, '0');
  const remainder = [...`${bban}301000`].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
  return `UA${String(98 - remainder).padStart(2, '0')}${bban}`;
}
