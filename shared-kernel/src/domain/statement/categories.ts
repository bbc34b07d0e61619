import { BalanceAccount, balanceAccountOf } from '../identifiers';
import { BUDGET_BANK_CODE, OWN_BANK_REGISTRY_CODE_FALLBACK, Side, type OperationCategory } from '../vocabulary';
import { searchText } from '../text';
import { purposeText } from './purpose-text';

export interface CategorisedOperation {
  readonly side: Side;
  readonly correspondentName: string;
  readonly correspondentCode: string;
  readonly correspondentAccount: string;
  readonly correspondentBankCode: string;
  readonly purpose: string;
  readonly isRevaluation: boolean;
}

/** First matching rule, or the user's choice. */
export const CATEGORY_REASONS = [
  'chosen',
  'revaluation',
  'ownCode',
  'budget',
  'salaryAccount',
  'salaryWords',
  'feeAccount',
  'feeWords',
  'currencyAccount',
  'currencyWords',
  'creditAccount',
  'creditWords',
  'depositWords',
  'income',
  'expense',
] as const;
export type CategoryReason = (typeof CATEGORY_REASONS)[number];

export interface Category {
  readonly category: OperationCategory;
  readonly reason: CategoryReason;
}

/** User's choices by `getCounterpartyKey`. */
export type ChosenCategories = ReadonlyMap<string, OperationCategory>;

export interface CategoryContext {
  readonly companyCode: string;
  readonly chosen: ChosenCategories;
}

type Rule = readonly [
  category: OperationCategory,
  reason: CategoryReason,
  matches: (operation: CategorisedOperation, found: Found) => boolean,
];

interface Found {
  readonly purpose: string;
  readonly balanceAccount: string;
  readonly companyCode: string;
}

const has = (pattern: RegExp) => (_: CategorisedOperation, found: Found) => pattern.test(found.purpose);
const against =
  (...accounts: readonly string[]) =>
  (_: CategorisedOperation, found: Found) =>
    accounts.includes(found.balanceAccount);
const isDebit = ({ side }: CategorisedOperation) => side === Side.debit;
const isOfBank = ({ correspondentCode }: CategorisedOperation) => correspondentCode === OWN_BANK_REGISTRY_CODE_FALLBACK;

/** Matched in search form; «кредиторська» (payable) is no credit, income is no salary. */
const hasFeeWords = has(/коміс/);
const hasSalaryWords = has(/зарплат|заробітн|аванс(?!ов)|відпускн/);

/**
 * Quick check for the beginnings of all words below, in any script: most purposes contain none, so 10,000 of them need
 * not be normalised.
 */
const MAY_HAVE_WORDS = /[«»“”„‟"]|ком[іi]с|зарплат|зароб[іi]тн|аванс|в[іi]дпускн|валют|кредит|депозит/i;

/**
 * First match wins. Narrower than the source: salary words need a debit, and «авансовий платіж» is no salary. Source:
 * docs/requirements/statements.md#categories.
 */
const RULES: readonly Rule[] = [
  ['revaluation', 'revaluation', ({ isRevaluation }) => isRevaluation],
  [
    'own',
    'ownCode',
    ({ correspondentCode }, { companyCode }) => companyCode !== '' && correspondentCode === companyCode,
  ],
  ['taxes', 'budget', ({ correspondentBankCode }) => correspondentBankCode === BUDGET_BANK_CODE],
  ['salary', 'salaryAccount', against(BalanceAccount.otherTransit, BalanceAccount.cardTransit)],
  ['salary', 'salaryWords', (operation, found) => isDebit(operation) && hasSalaryWords(operation, found)],
  ['fees', 'feeAccount', against(BalanceAccount.feeIncome)],
  ['fees', 'feeWords', (operation, found) => isOfBank(operation) && hasFeeWords(operation, found)],
  ['currency', 'currencyAccount', against(BalanceAccount.currencyTransit)],
  ['currency', 'currencyWords', has(/(купівл|продаж|обмін)\S*( іноземн\S*)? валют/)],
  ['credits', 'creditAccount', against(BalanceAccount.shortTermLoan, BalanceAccount.accruedInterest)],
  ['credits', 'creditWords', has(/кредит(?!ор)/)],
  ['deposits', 'depositWords', has(/депозит/)],
  ['customers', 'income', ({ side }) => side === Side.credit],
  ['suppliers', 'expense', () => true],
];

/** Returns category and reason; the user's choice for the counterparty wins. */
export function categoryOf(operation: CategorisedOperation, { companyCode, chosen }: CategoryContext): Category {
  const own = chosen.size > 0 && !operation.isRevaluation ? chosen.get(counterpartyKey(operation)) : undefined;
  if (own) return { category: own, reason: 'chosen' };
  const found: Found = {
    purpose: MAY_HAVE_WORDS.test(operation.purpose) ? purposeText(operation) : '',
    balanceAccount: balanceAccountOf(operation.correspondentAccount),
    companyCode,
  };
  const [category, reason] = RULES.find(([, , matches]) => matches(operation, found)) ?? ['suppliers', 'expense'];
  return { category, reason };
}

/** Returns code and account, or the name if both are missing. */
export function counterpartyKey({
  correspondentCode,
  correspondentAccount,
  correspondentName,
}: Pick<CategorisedOperation, 'correspondentCode' | 'correspondentAccount' | 'correspondentName'>): string {
  const isKnown = correspondentCode !== '' || correspondentAccount !== '';
  return isKnown ? `${correspondentCode}|${correspondentAccount}` : searchText(correspondentName);
}
