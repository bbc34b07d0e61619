import { compareAmounts } from '../../money';
import type { Problem, ProblemKey } from '../../problem';
import { foreseenRefusal } from '../../refusal-reason';
import { DocumentType, RateType, type RequestType } from '../../vocabulary';
import { checkDocumentNumber, problem, problemsFound, type Check } from '../checks';
import { checkDocumentDate } from '../dates';
import type { DebitAccount } from '../debit-account';
import { valueDateProblem } from '../fix-value-date';
import { canCreditForRequest, canDebitForRequest, canTakeRemainder } from './accounts';
import { basisProblems, REQUEST_BASIS_CHOICES, type BasisContext, type BasisDraft } from './basis';
import { amountProblem, currencyProblem, purposeProblem } from './document-fields';
import { choiceProblem } from './choice';
import { isTypedRate } from './typed-rate';

/** A request to buy, sell or convert currency as a person filled it in. Source: spec 3 §3 */
export interface CurrencyRequestDraft extends BasisDraft {
  readonly type: RequestType;
  /** Digits, up to 10. */
  readonly number: string;
  /** `yyyy-MM-dd`, or what was typed when it is not a date. */
  readonly documentDate: string;
  /** `yyyy-MM-dd`, '' for none, or what was typed. */
  readonly valueDate: string;
  /** Numeric code of what is bought, sold or converted; '' while nothing is chosen. */
  readonly currencyCode: string;
  /** What is converted into; '' in other requests. */
  readonly targetCurrencyCode: string;
  readonly debitAccountId: string;
  /** Where unused hryvnias of a purchase return; '' in other requests. */
  readonly restAccountId: string;
  readonly creditAccountId: string;
  /** Decimal text in the currency of `currencyCode`. */
  readonly amount: string;
  readonly rateType: RateType | null;
  /** Decimal text; counts for every rate but the bank's. */
  readonly customerRate: string;
  /** '' or 3 to 200 characters. */
  readonly purpose: string;
}

/** What the rules look at beside the request; each account is null if the company has no such account. */
export interface CurrencyRequestContext extends BasisContext {
  readonly debitAccount: DebitAccount | null;
  readonly restAccount: DebitAccount | null;
  readonly creditAccount: DebitAccount | null;
  /** What a sale or a conversion credits after a fee that is kept back, by {@link estimateRequest}; not given while unknown. */
  readonly credited?: string;
}

const DATA_CHECKS: readonly Check<CurrencyRequestDraft, CurrencyRequestContext>[] = [
  (draft) => problem('pmt_num', checkDocumentNumber(draft.number)),
  (draft, { bankDay }) => problem('doc_date', checkDocumentDate(draft.documentDate, bankDay)),
  ({ type, valueDate, documentDate }, { bankDay }) => valueDateProblem({ type }, valueDate, documentDate, bankDay),
  (draft) => currencyProblem('cur_ref', draft.currencyCode),
  (draft) => targetCurrencyProblem(draft),
  (draft, { debitAccount }) => problem('acn_id', debitKey(draft, debitAccount)),
  (draft, { restAccount }) => problem('acn_rest_id', restKey(draft, restAccount)),
  (draft, { creditAccount }) => problem('acnt_c_id', creditKey(draft, creditAccount)),
  (draft) => amountProblem(draft.amount, draft.currencyCode),
  ({ type }, { credited }) => creditedProblem(type, credited),
  (draft) => choiceProblem('rate_type', draft.rateType),
  (draft) => problem('customer_rate', customerRateKey(draft)),
];

/**
 * All problems of a request, in the order of the form's fields; an empty list means it can be saved.
 * What only needs a confirmation is found by `currencyRequestWarnings`. Source: spec 3 §5, reference/banking 6
 */
export function checkCurrencyRequest(draft: CurrencyRequestDraft, context: CurrencyRequestContext): readonly Problem[] {
  const isBuying = draft.type === DocumentType.buyRequest;
  const purpose = draft.purpose === '' ? null : purposeProblem(draft.purpose);
  return [
    ...problemsFound(DATA_CHECKS, draft, context),
    ...basisProblems(draft, { choices: REQUEST_BASIS_CHOICES, isRequired: isBuying }, context),
    ...(purpose ? [purpose] : []),
  ];
}

/**
 * The problem of a sale or conversion whose fee leaves nothing to credit: executing it would be refused.
 * @param credited decimal string; undefined while unknown
 */
export function creditedProblem(type: RequestType, credited: string | undefined): Problem | null {
  if (type === DocumentType.buyRequest || credited === undefined) return null;
  return compareAmounts(credited, '0.00') <= 0 ? foreseenRefusal('amount', 'feeAboveCredited') : null;
}

function targetCurrencyProblem({
  type,
  currencyCode,
  targetCurrencyCode: target,
}: CurrencyRequestDraft): Problem | null {
  if (type !== DocumentType.convertRequest) return null;
  const isSame = target === currencyCode;
  return currencyProblem('target_cur_ref', target) ?? problem('target_cur_ref', isSame ? 'sameCurrency' : null);
}

function debitKey(draft: CurrencyRequestDraft, account: DebitAccount | null): ProblemKey | null {
  if (!account) return 'chooseDebitAccount';
  return canDebitForRequest(draft.type, account, draft) ? null : 'accountNotAllowed';
}

/** Only a purchase leaves hryvnias over. Source: reference/banking 6 */
function restKey({ type, restAccountId }: CurrencyRequestDraft, account: DebitAccount | null): ProblemKey | null {
  if (type !== DocumentType.buyRequest) return null;
  if (restAccountId === '') return 'emptyField';
  return account && canTakeRemainder(account) ? null : 'accountNotAllowed';
}

function creditKey(draft: CurrencyRequestDraft, account: DebitAccount | null): ProblemKey | null {
  if (draft.creditAccountId === '') return 'emptyField';
  return account && canCreditForRequest(draft.type, account, draft) ? null : 'accountNotAllowed';
}

/** A rate of one's own is a decimal above zero; the bank's rate needs none. Source: spec 3 §5, reference/banking 6 */
function customerRateKey({ rateType, customerRate }: CurrencyRequestDraft): ProblemKey | null {
  if (rateType === null || rateType === RateType.bank) return null;
  if (customerRate === '') return 'emptyField';
  return isTypedRate(customerRate) ? null : 'incorrectRate';
}
