import { findCountry, normaliseCountry } from '../countries';
import { checkIban, isBudgetIban, isCardNumber } from '../identifiers';
import { compareAmounts, parseAmount } from '../money';
import type { UltimateParty } from '../parties';
import type { Problem, ProblemKey } from '../problem';
import type { StructuredPurpose } from '../remittance';
import { DocumentType, RECEIVER_NAME_MAX, STANDARD_PURPOSE_MAX } from '../vocabulary';
import {
  checkNoCardNumber,
  checkDocumentNumber,
  checkRequiredText,
  toLimitProblem,
  toProblem,
  runChecks,
  type Check,
} from './checks';
import { checkCallBack, type CallBack, type CallBackFacts } from './call-back';
import { checkInstant, type InstantTerms } from './check-instant';
import { checkDocumentDate } from './dates';
import { canPayHryvniaFrom, type DebitAccount } from './debit-account';
import { checkChosenValueDate } from './fix-value-date';
import { checkOwnerCode, type AccountFacts } from './match-account-code';
import { prefixProblems } from './prefix-problems';
import { checkPurpose, getPurposeMax } from './check-purpose';
import { checkReceiverCode, type ReceiverCode } from './check-receiver-code';
import { checkStructuredPurpose } from './check-structured-purpose';
import { checkUltimateParty } from './check-ultimate-party';

/** Payment as typed. */
export interface UahPaymentDraft extends ReceiverCode {
  readonly number: string;
  readonly documentDate: string;
  /** '' for none. */
  readonly valueDate: string;
  /** No IBAN: one IBAN may have several currencies. */
  readonly debitAccountId: string;
  readonly creditIban: string;
  readonly receiverName: string;
  readonly amount: string;
  readonly purpose: string;
  /** Default false. */
  readonly isVatIncluded?: boolean;
  /** Country of a non-resident, numeric or alpha-2. */
  readonly receiverCountry?: string;
  readonly standardPurposeCode?: string;
  /** True for an instant payment, which is executed in seconds and cannot be recalled. */
  readonly isInstant?: boolean;
  /** Statement about a call to the receiver; absent in payments without one. */
  readonly callBack?: CallBack;
  /** Required for payments to the Treasury. */
  readonly structuredPurpose?: StructuredPurpose;
  readonly ultimateDebtor?: UltimateParty;
  readonly ultimateCreditor?: UltimateParty;
}

export interface UahPaymentContext {
  readonly bankDay: string;
  /** null if the company has no such account. */
  readonly debitAccount: DebitAccount | null;
  readonly receiverMaximum?: string | null;
  /** Absent if not checked. */
  readonly isReceiverBankKnown?: boolean;
  /** In our bank; absent if the owner is unknown. */
  readonly receiverOwnerCodes?: AccountFacts['ownerCodes'];
  /** Absent if not checked. */
  readonly instantTerms?: InstantTerms;
  /** Absent if not checked. */
  readonly callBackFacts?: CallBackFacts;
}

const CHECKS: readonly Check<UahPaymentDraft, UahPaymentContext>[] = [
  (draft) => toProblem('number', checkDocumentNumber(draft.number)),
  (draft, { bankDay }) => toProblem('documentDate', checkDocumentDate(draft.documentDate, bankDay)),
  ({ creditIban, valueDate, documentDate }, { bankDay }) =>
    checkChosenValueDate(
      { type: DocumentType.uahPayment, receiverAccount: creditIban },
      valueDate,
      documentDate,
      bankDay,
    ),
  (_, { debitAccount }) => toProblem('debitAccountId', checkDebitAccount(debitAccount)),
  (draft, context) => toProblem('creditIban', checkReceiverAccount(draft.creditIban, context)),
  ({ receiverName: name }) =>
    toLimitProblem(
      'receiverName',
      checkNoCardNumber(name) ?? checkRequiredText(name, RECEIVER_NAME_MAX, 'tooLongName'),
      name,
      RECEIVER_NAME_MAX,
    ),
  (draft, { receiverOwnerCodes }) =>
    toProblem(
      'receiverCode',
      checkNoCardNumber(draft.receiverCode) ??
        checkReceiverCode(draft) ??
        checkOwnerCode(draft.receiverCode, receiverOwnerCodes),
    ),
  (draft) => toProblem('receiverCountry', checkReceiverCountry(draft)),
  (draft, context) => checkAmount(draft.amount, context),
  (draft, { instantTerms }) => checkInstant(draft, instantTerms),
  (draft) =>
    toLimitProblem(
      'purpose',
      checkNoCardNumber(draft.purpose) ?? checkPurpose(draft),
      draft.purpose,
      getPurposeMax(draft),
    ),
  (draft) => checkStandardPurpose(draft.standardPurposeCode),
  (draft) => toProblem('structuredPurpose', checkStructureIsPresent(draft)),
];

/**
 * Returns problems in the order of the form; empty if it can be saved. The form uses it for convenience, the bank to
 * decide. Source: docs/requirements/hryvnia-payments.md#validation.
 */
export function checkUahPayment(draft: UahPaymentDraft, context: UahPaymentContext): readonly Problem[] {
  const { callBack } = draft;
  const { bankDay, callBackFacts: facts } = context;
  return [
    ...runChecks(CHECKS, draft, context),
    ...(callBack ? prefixProblems('callBack', checkCallBack(callBack, { bankDay, facts })) : []),
    ...checkParts(draft, bankDay),
  ];
}

function checkParts(draft: UahPaymentDraft, bankDay: string): readonly Problem[] {
  const { amount, structuredPurpose, ultimateDebtor, ultimateCreditor } = draft;
  const party = { bankDay, amount };
  return [
    ...(structuredPurpose
      ? prefixProblems('structuredPurpose', checkStructuredPurpose(structuredPurpose, amount))
      : []),
    ...(ultimateDebtor ? prefixProblems('ultimateDebtor', checkUltimateParty(ultimateDebtor, party)) : []),
    ...(ultimateCreditor ? prefixProblems('ultimateCreditor', checkUltimateParty(ultimateCreditor, party)) : []),
  ];
}

function checkDebitAccount(account: DebitAccount | null): ProblemKey | null {
  if (!account) return 'chooseDebitAccount';
  return canPayHryvniaFrom(account) ? null : 'accountNotAllowed';
}

function checkReceiverAccount(iban: string, context: UahPaymentContext): ProblemKey | null {
  const { debitAccount, isReceiverBankKnown = true } = context;
  if (isCardNumber(iban)) return 'cardNumberInsteadOfAccount';
  const key = checkIban(iban);
  if (key) return key;
  if (iban === debitAccount?.iban) return 'sameAccount';
  return isReceiverBankKnown ? null : 'unknownBank';
}

function checkReceiverCountry({ receiverIsResident, receiverCountry = '' }: UahPaymentDraft): ProblemKey | null {
  const isNamed = !receiverIsResident && receiverCountry !== '';
  return isNamed && !findCountry(normaliseCountry(receiverCountry)) ? 'unknownCountry' : null;
}

function checkAmount(text: string, { debitAccount, receiverMaximum }: UahPaymentContext): Problem | null {
  const parsed = parseAmount(text);
  if (!parsed.ok) return toProblem('amount', parsed.key);
  if (receiverMaximum && compareAmounts(parsed.amount, receiverMaximum) > 0) {
    return toProblem('amount', 'amountTooBig', { max: receiverMaximum });
  }
  const exceeds = debitAccount && compareAmounts(parsed.amount, debitAccount.available) > 0;
  return toProblem('amount', exceeds ? 'insufficientFunds' : null);
}

function checkStandardPurpose(code = ''): Problem | null {
  const isRight = /^[0-9]*$/.test(code) && code.length <= STANDARD_PURPOSE_MAX;
  return isRight ? null : toProblem('standardPurposeCode', 'onlyDigits', { max: String(STANDARD_PURPOSE_MAX) });
}

/** Requires a structured purpose for Treasury accounts. Source: docs/requirements/hryvnia-payments.md#validation. */
function checkStructureIsPresent({ creditIban, structuredPurpose }: UahPaymentDraft): ProblemKey | null {
  const isMissing = !structuredPurpose || structuredPurpose.kind === 'none';
  return isBudgetIban(creditIban) && isMissing ? 'sep4.spp.fillSpp' : null;
}
