import { BalanceAccount, getBalanceAccount } from '../identifiers';
import { BUDGET_BANK_CODE, OWN_BANK_REGISTRY_CODE_FALLBACK, Side, type OperationCategory } from '../vocabulary';
import { toSearchText } from '../text';
import { getPurposeSearchText } from './get-purpose-search-text';

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
const CATEGORY_REASONS = [
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
type ChosenCategories = ReadonlyMap<string, OperationCategory>;

export interface CategoryContext {
  readonly companyCode: string;
  readonly chosen: ChosenCategories;
}

type Rule = readonly [
  category: OperationCategory,
  reason: CategoryReason,
  matches: (operation: CategorisedOperation, facts: OperationFacts) => boolean,
];

interface OperationFacts {
  readonly purpose: string;
  readonly balanceAccount: string;
  readonly companyCode: string;
}

const createPurposeTest = (pattern: RegExp) => (_: CategorisedOperation, facts: OperationFacts) =>
  pattern.test(facts.purpose);
const isCorrespondentIn =
  (...accounts: readonly string[]) =>
  (_: CategorisedOperation, facts: OperationFacts) =>
    accounts.includes(facts.balanceAccount);
const isDebit = ({ side }: CategorisedOperation) => side === Side.debit;
const isOfBank = ({ correspondentCode }: CategorisedOperation) => correspondentCode === OWN_BANK_REGISTRY_CODE_FALLBACK;

/** Matched in search form; «кредиторська» (payable) is no credit, income is no salary. */
const hasFeeWords = createPurposeTest(/коміс/);
const hasSalaryWords = createPurposeTest(/зарплат|заробітн|аванс(?!ов)|відпускн/);

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
  ['salary', 'salaryAccount', isCorrespondentIn(BalanceAccount.otherTransit, BalanceAccount.cardTransit)],
  ['salary', 'salaryWords', (operation, facts) => isDebit(operation) && hasSalaryWords(operation, facts)],
  ['fees', 'feeAccount', isCorrespondentIn(BalanceAccount.feeIncome)],
  ['fees', 'feeWords', (operation, facts) => isOfBank(operation) && hasFeeWords(operation, facts)],
  ['currency', 'currencyAccount', isCorrespondentIn(BalanceAccount.currencyTransit)],
  ['currency', 'currencyWords', createPurposeTest(/(купівл|продаж|обмін)\S*( іноземн\S*)? валют/)],
  ['credits', 'creditAccount', isCorrespondentIn(BalanceAccount.shortTermLoan, BalanceAccount.accruedInterest)],
  ['credits', 'creditWords', createPurposeTest(/кредит(?!ор)/)],
  ['deposits', 'depositWords', createPurposeTest(/депозит/)],
  ['customers', 'income', ({ side }) => side === Side.credit],
  ['suppliers', 'expense', () => true],
];

/** Returns category and reason; the user's choice for the counterparty wins. */
export function getCategory(operation: CategorisedOperation, { companyCode, chosen }: CategoryContext): Category {
  const own = chosen.size > 0 && !operation.isRevaluation ? chosen.get(getCounterpartyKey(operation)) : undefined;
  if (own) return { category: own, reason: 'chosen' };
  const facts: OperationFacts = {
    purpose: MAY_HAVE_WORDS.test(operation.purpose) ? getPurposeSearchText(operation) : '',
    balanceAccount: getBalanceAccount(operation.correspondentAccount),
    companyCode,
  };
  const [category, reason] = RULES.find(([, , matches]) => matches(operation, facts)) ?? ['suppliers', 'expense'];
  return { category, reason };
}

/** Returns code and account, or the name if both are missing. */
export function getCounterpartyKey({
  correspondentCode,
  correspondentAccount,
  correspondentName,
}: Pick<CategorisedOperation, 'correspondentCode' | 'correspondentAccount' | 'correspondentName'>): string {
  const isKnown = correspondentCode !== '' || correspondentAccount !== '';
  return isKnown ? `${correspondentCode}|${correspondentAccount}` : toSearchText(correspondentName);
}
