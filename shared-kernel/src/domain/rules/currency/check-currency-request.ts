import { compareAmounts } from '../../money';
import type { Problem, ProblemKey } from '../../problem';
import { buildForeseenRefusal } from '../../refusal-reason';
import { DocumentType, RateType, type RequestType } from '../../vocabulary';
import { checkDocumentNumber, toProblem, runChecks, type Check } from '../checks';
import { checkDocumentDate } from '../dates';
import type { DebitAccount } from '../debit-account';
import { checkChosenValueDate } from '../fix-value-date';
import { canCreditForRequest, canDebitForRequest, canTakeRemainder } from './accounts';
import { checkBasis, REQUEST_BASIS_CHOICES, type BasisContext, type BasisDraft } from './basis';
import { checkAmount, checkCurrency, checkCurrencyPurpose } from './document-fields';
import { checkChoice } from './check-choice';
import { isTypedRate } from './read-typed-rate';

/** Request as typed. Source: docs/requirements/currency-payroll-credits-statements.md#currency-request. */
export interface CurrencyRequestDraft extends BasisDraft {
  readonly type: RequestType;
  readonly number: string;
  readonly documentDate: string;
  /** '' for none. */
  readonly valueDate: string;
  /** Bought, sold or converted currency, numeric code. */
  readonly currencyCode: string;
  /** Target of a conversion, otherwise ''. */
  readonly targetCurrencyCode: string;
  readonly debitAccountId: string;
  /** Account for unused hryvnias of a purchase, otherwise ''. */
  readonly restAccountId: string;
  readonly creditAccountId: string;
  readonly amount: string;
  readonly rateType: RateType | null;
  /** Ignored for the bank's rate. */
  readonly customerRate: string;
  readonly purpose: string;
}

/** Context of the rules; accounts are null if the company has no such account. */
export interface CurrencyRequestContext extends BasisContext {
  readonly debitAccount: DebitAccount | null;
  readonly restAccount: DebitAccount | null;
  readonly creditAccount: DebitAccount | null;
  /** Amount that a sale or conversion credits after the withheld fee, by {@link estimateRequest}; absent while unknown. */
  readonly credited?: string;
}

const DATA_CHECKS: readonly Check<CurrencyRequestDraft, CurrencyRequestContext>[] = [
  (draft) => toProblem('number', checkDocumentNumber(draft.number)),
  (draft, { bankDay }) => toProblem('documentDate', checkDocumentDate(draft.documentDate, bankDay)),
  ({ type, valueDate, documentDate }, { bankDay }) => checkChosenValueDate({ type }, valueDate, documentDate, bankDay),
  (draft) => checkCurrency('currencyCode', draft.currencyCode),
  (draft) => checkTargetCurrency(draft),
  (draft, { debitAccount }) => toProblem('debitAccountId', checkDebitAccount(draft, debitAccount)),
  (draft, { restAccount }) => toProblem('restAccountId', checkRestAccount(draft, restAccount)),
  (draft, { creditAccount }) => toProblem('creditAccountId', checkCreditAccount(draft, creditAccount)),
  (draft) => checkAmount(draft.amount, draft.currencyCode),
  ({ type }, { credited }) => checkCredited(type, credited),
  (draft) => checkChoice('rateType', draft.rateType),
  (draft) => toProblem('customerRate', checkCustomerRate(draft)),
];

/**
 * Returns problems in the order of the form; empty if it can be saved. See also `getCurrencyRequestWarnings`. Source:
 * docs/requirements/currency-payroll-credits-statements.md#customer-rate,
 * docs/requirements/banking-rules.md#currency-request.
 */
export function checkCurrencyRequest(draft: CurrencyRequestDraft, context: CurrencyRequestContext): readonly Problem[] {
  const isBuying = draft.type === DocumentType.buyRequest;
  const purpose = draft.purpose === '' ? null : checkCurrencyPurpose(draft.purpose);
  return [
    ...runChecks(DATA_CHECKS, draft, context),
    ...checkBasis(draft, { choices: REQUEST_BASIS_CHOICES, isRequired: isBuying }, context),
    ...(purpose ? [purpose] : []),
  ];
}

/**
 * The problem of a sale or conversion whose fee leaves nothing to credit: executing it would be refused.
 * @param credited decimal string; undefined while unknown
 */
export function checkCredited(type: RequestType, credited: string | undefined): Problem | null {
  if (type === DocumentType.buyRequest || credited === undefined) return null;
  return compareAmounts(credited, '0.00') <= 0 ? buildForeseenRefusal('amount', 'feeAboveCredited') : null;
}

function checkTargetCurrency({ type, currencyCode, targetCurrencyCode: target }: CurrencyRequestDraft): Problem | null {
  if (type !== DocumentType.convertRequest) return null;
  const isSame = target === currencyCode;
  return checkCurrency('targetCurrencyCode', target) ?? toProblem('targetCurrencyCode', isSame ? 'sameCurrency' : null);
}

function checkDebitAccount(draft: CurrencyRequestDraft, account: DebitAccount | null): ProblemKey | null {
  if (!account) return 'chooseDebitAccount';
  return canDebitForRequest(draft.type, account, draft) ? null : 'accountNotAllowed';
}

function checkRestAccount(
  { type, restAccountId }: CurrencyRequestDraft,
  account: DebitAccount | null,
): ProblemKey | null {
  if (type !== DocumentType.buyRequest) return null;
  if (restAccountId === '') return 'emptyField';
  return account && canTakeRemainder(account) ? null : 'accountNotAllowed';
}

function checkCreditAccount(draft: CurrencyRequestDraft, account: DebitAccount | null): ProblemKey | null {
  if (draft.creditAccountId === '') return 'emptyField';
  return account && canCreditForRequest(draft.type, account, draft) ? null : 'accountNotAllowed';
}

/**
 * Requires a rate above zero, except for the bank's. Source:
 * docs/requirements/currency-payroll-credits-statements.md#customer-rate, docs/requirements/banking-rules.md#rate-type.
 */
function checkCustomerRate({ rateType, customerRate }: CurrencyRequestDraft): ProblemKey | null {
  if (rateType === null || rateType === RateType.bank) return null;
  if (customerRate === '') return 'emptyField';
  return isTypedRate(customerRate) ? null : 'incorrectRate';
}
