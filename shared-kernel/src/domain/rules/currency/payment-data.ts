import { compareAmounts, parseAmount } from '../../money';
import type { Problem, ProblemKey } from '../../problem';
import { foreseenRefusal } from '../../refusal-reason';
import {
  CURRENCY_COMMENT_MAX,
  DocumentType,
  FeePayer,
  type CurrencyPaymentKind,
  type FundsSource,
} from '../../vocabulary';
import { checkDocumentNumber, problem, problemsFound, textProblem, type Check } from '../checks';
import { checkDocumentDate } from '../dates';
import type { DebitAccount } from '../debit-account';
import { valueDateProblem } from '../fix-value-date';
import type { OwnerCodesOf } from '../match-account-code';
import type { PaymentParts } from '../uah-payment-xml';
import { canPayCurrencyFrom } from './accounts';
import type { AddressParts } from './address';
import type { BankPart } from './bank-part';
import { basisChoices, basisProblems, type BasisContext, type BasisDraft } from './basis';
import type { Beneficiary } from './beneficiary';
import { choiceProblem } from './choice';
import { amountProblem, currencyProblem, purposeProblem } from './document-fields';

/** A payment in foreign currency as a person filled it in. Source: spec 3 §3 */
export interface CurrencyPaymentDraft extends BasisDraft, PaymentParts {
  /** Digits, up to 10. */
  readonly number: string;
  /** `yyyy-MM-dd`, or what was typed when it is not a date. */
  readonly documentDate: string;
  /** `yyyy-MM-dd`, '' for none, or what was typed. */
  readonly valueDate: string;
  /** Numeric code; '' while nothing is chosen. */
  readonly currencyCode: string;
  readonly debitAccountId: string;
  /** Decimal text; typed forms such as `1 234,56` are understood. */
  readonly amount: string;
  readonly feePayer: FeePayer | null;
  readonly kind: CurrencyPaymentKind | null;
  readonly fundsSource: FundsSource | null;
  readonly purpose: string;
  readonly comment: string;
  /** The buy request that brought the currency, '' for none. */
  readonly requestId: string;
  /** With `addressParts`, its address is what they make together. */
  readonly beneficiary: Beneficiary;
  /** Not given where the address is known as one line alone. */
  readonly addressParts?: AddressParts | undefined;
  readonly beneficiaryBank: BankPart;
  /** All fields '' where none is needed. */
  readonly intermediaryBank: BankPart;
}

/** What the rules look at beside the payment itself. */
export interface CurrencyPaymentContext extends BasisContext {
  /** The account named by `debitAccountId`, or null if the company has no such account. */
  readonly debitAccount: DebitAccount | null;
  /** Six digits. */
  readonly ownBankCode: string;
  /** BIC of the own bank, the only one of a payment within it; not given while unknown. */
  readonly ownBankSwift?: string;
  /** The amount in hryvnias, on which the data asked of actual parties depend; not given while no rate is known. */
  readonly hryvniaEquivalent?: string;
  /** The bank's fee in the payment's currency, as it is kept back where the beneficiary bears it; not given while unknown. */
  readonly withheldFee?: string;
  /** The most that the catalogue allows for this receiver, decimal text in the payment's currency. */
  readonly receiverMaximum?: string | null;
  /**
   * Whether a payment abroad without its address in parts is refused: SWIFT takes none since 14.11.2026. The bank stores
   * what older programs send and refuses to send it.
   */
  readonly needsAddressParts?: boolean;
  /** Codes of the owners of our own bank's accounts; absent on screens. */
  readonly ownerCodesOf?: OwnerCodesOf;
}

const DATA_CHECKS: readonly Check<CurrencyPaymentDraft, CurrencyPaymentContext>[] = [
  (draft) => problem('pmt_num', checkDocumentNumber(draft.number)),
  (draft, { bankDay }) => problem('doc_date', checkDocumentDate(draft.documentDate, bankDay)),
  ({ kind, currencyCode, valueDate, documentDate }, { bankDay }) =>
    valueDateProblem({ type: DocumentType.currencyPayment, kind, currencyCode }, valueDate, documentDate, bankDay),
  (draft) => currencyProblem('cur_ref', draft.currencyCode),
  (draft, { debitAccount }) => problem('acn_id', debitAccountKey(draft.currencyCode, debitAccount)),
  (draft, { receiverMaximum }) => amountProblem(draft.amount, draft.currencyCode, receiverMaximum),
  (draft, { withheldFee }) => withheldFeeProblem(draft, withheldFee),
  (draft) => choiceProblem('fee_type', draft.feePayer),
  (draft) => choiceProblem('cur_pmt_type', draft.kind),
  (draft) => choiceProblem('funds_src', draft.fundsSource),
];

const TEXT_CHECKS: readonly Check<CurrencyPaymentDraft, CurrencyPaymentContext>[] = [
  (draft) => purposeProblem(draft.purpose),
  (draft) => textProblem('pmt_comment', draft.comment, CURRENCY_COMMENT_MAX),
];

/**
 * The problems of the form's first step, the payment data. A module of its own: whoever begins a payment does not wait for
 * the rules of receivers and parties. Source: spec 3 §2 and §5
 */
export function paymentDataProblems(draft: CurrencyPaymentDraft, context: CurrencyPaymentContext): readonly Problem[] {
  const basisRule = { choices: basisChoices(draft.kind), isRequired: true };
  return [
    ...problemsFound(DATA_CHECKS, draft, context),
    // Which basis is right depends on the kind; without one its own problem is enough.
    ...(draft.kind === null ? [] : basisProblems(draft, basisRule, context)),
    ...problemsFound(TEXT_CHECKS, draft, context),
  ];
}

/** The problem of a payment that leaves nothing for a beneficiary who bears the fee: executing it would be refused. */
export function withheldFeeProblem(
  { feePayer, amount }: Pick<CurrencyPaymentDraft, 'feePayer' | 'amount'>,
  withheldFee: string | undefined,
): Problem | null {
  const parsed = parseAmount(amount);
  if (feePayer !== FeePayer.beneficiary || withheldFee === undefined || !parsed.ok) return null;
  const isEaten = compareAmounts(parsed.amount, withheldFee) <= 0;
  return isEaten ? foreseenRefusal('amount', 'feeAboveSum') : null;
}

function debitAccountKey(currencyCode: string, account: DebitAccount | null): ProblemKey | null {
  if (!account) return 'chooseDebitAccount';
  return canPayCurrencyFrom(account, currencyCode) ? null : 'accountNotAllowed';
}
