import { compareAmounts, parseAmount } from '../../money';
import type { Problem, ProblemKey } from '../../problem';
import { buildForeseenRefusal } from '../../refusal-reason';
import {
  CURRENCY_COMMENT_MAX,
  DocumentType,
  FeePayer,
  type CurrencyPaymentKind,
  type FundsSource,
} from '../../vocabulary';
import { checkDocumentNumber, toProblem, runChecks, checkTextField, type Check } from '../checks';
import { checkDocumentDate } from '../dates';
import type { DebitAccount } from '../debit-account';
import { checkChosenValueDate } from '../fix-value-date';
import type { FindOwnerCodes } from '../match-account-code';
import type { PaymentParts } from '../write-payment-xml';
import { canPayCurrencyFrom } from './accounts';
import type { AddressParts } from './address';
import type { BankPart } from './bank-part';
import { getBasisChoices, checkBasis, type BasisContext, type BasisDraft } from './basis';
import type { Beneficiary } from './beneficiary';
import { checkChoice } from './check-choice';
import { checkAmount, checkCurrency, checkCurrencyPurpose } from './document-fields';

/** Payment as typed. Source: docs/requirements/currency-payroll-credits-statements.md#payment-in-currency. */
export interface CurrencyPaymentDraft extends BasisDraft, PaymentParts {
  readonly number: string;
  readonly documentDate: string;
  /** '' for none. */
  readonly valueDate: string;
  readonly currencyCode: string;
  readonly debitAccountId: string;
  readonly amount: string;
  readonly feePayer: FeePayer | null;
  readonly kind: CurrencyPaymentKind | null;
  readonly fundsSource: FundsSource | null;
  readonly purpose: string;
  readonly comment: string;
  /** Request that brought the currency, '' for none. */
  readonly requestId: string;
  readonly beneficiary: Beneficiary;
  /** Absent if the address is one line; otherwise `beneficiary.address` is composed of them. */
  readonly addressParts?: AddressParts | undefined;
  readonly beneficiaryBank: BankPart;
  /** All fields '' if none is needed. */
  readonly intermediaryBank: BankPart;
}

export interface CurrencyPaymentContext extends BasisContext {
  /** null if the company has no such account. */
  readonly debitAccount: DebitAccount | null;
  readonly ownBankCode: string;
  /** The only bank of an internal payment; absent while unknown. */
  readonly ownBankSwift?: string;
  /** Decides on the data required of actual parties; absent while no rate is known. */
  readonly hryvniaEquivalent?: string;
  /** In the payment's currency, if the beneficiary bears it; absent while unknown. */
  readonly withheldFee?: string;
  /** In the catalogue, in the payment's currency. */
  readonly beneficiaryMaximum?: string | null;
  /**
   * SWIFT accepts no payment without address parts since 14.11.2026. The bank stores those of older programs, but does
   * not send them.
   */
  readonly needsAddressParts?: boolean;
  /** Absent on screens. */
  readonly ownerCodesOf?: FindOwnerCodes;
}

const DATA_CHECKS: readonly Check<CurrencyPaymentDraft, CurrencyPaymentContext>[] = [
  (draft) => toProblem('number', checkDocumentNumber(draft.number)),
  (draft, { bankDay }) => toProblem('documentDate', checkDocumentDate(draft.documentDate, bankDay)),
  ({ kind, currencyCode, valueDate, documentDate }, { bankDay }) =>
    checkChosenValueDate({ type: DocumentType.currencyPayment, kind, currencyCode }, valueDate, documentDate, bankDay),
  (draft) => checkCurrency('currencyCode', draft.currencyCode),
  (draft, { debitAccount }) => toProblem('debitAccountId', checkDebitAccount(draft.currencyCode, debitAccount)),
  (draft, { beneficiaryMaximum }) => checkAmount(draft.amount, draft.currencyCode, beneficiaryMaximum),
  (draft, { withheldFee }) => checkWithheldFee(draft, withheldFee),
  (draft) => checkChoice('feePayer', draft.feePayer),
  (draft) => checkChoice('kind', draft.kind),
  (draft) => checkChoice('fundsSource', draft.fundsSource),
];

const TEXT_CHECKS: readonly Check<CurrencyPaymentDraft, CurrencyPaymentContext>[] = [
  (draft) => checkCurrencyPurpose(draft.purpose),
  (draft) => checkTextField('comment', draft.comment, CURRENCY_COMMENT_MAX),
];

/**
 * Checks the form's first step. Separate module: it does not load the rules of beneficiaries and parties. Source:
 * docs/requirements/currency-payroll-credits-statements.md#screens,
 * docs/requirements/currency-payroll-credits-statements.md#validation.
 */
export function checkPaymentData(draft: CurrencyPaymentDraft, context: CurrencyPaymentContext): readonly Problem[] {
  const basisRule = { choices: getBasisChoices(draft.kind), isRequired: true };
  return [
    ...runChecks(DATA_CHECKS, draft, context),
    // A missing kind has its own problem.
    ...(draft.kind === null ? [] : checkBasis(draft, basisRule, context)),
    ...runChecks(TEXT_CHECKS, draft, context),
  ];
}

/** Refuses a payment whose fee leaves nothing for a beneficiary who bears it. */
export function checkWithheldFee(
  { feePayer, amount }: Pick<CurrencyPaymentDraft, 'feePayer' | 'amount'>,
  withheldFee: string | undefined,
): Problem | null {
  const parsed = parseAmount(amount);
  if (feePayer !== FeePayer.beneficiary || withheldFee === undefined || !parsed.ok) return null;
  const isEaten = compareAmounts(parsed.amount, withheldFee) <= 0;
  return isEaten ? buildForeseenRefusal('amount', 'feeAboveSum') : null;
}

function checkDebitAccount(currencyCode: string, account: DebitAccount | null): ProblemKey | null {
  if (!account) return 'chooseDebitAccount';
  return canPayCurrencyFrom(account, currencyCode) ? null : 'accountNotAllowed';
}
