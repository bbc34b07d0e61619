import { checkCompanyCode, checkIban, checkPassport, isBudgetIban, NO_CODE, ZERO_TAX_CODE } from '../identifiers';
import { compareAmounts, parseAmount } from '../money';
import type { Problem, ProblemKey } from '../problem';
import { PURPOSE_MAX, RECEIVER_NAME_MAX } from '../vocabulary';
import { checkDocumentDate, checkValueDate } from './dates';
import { canPayHryvniaFrom, type DebitAccount } from './debit-account';
import { checkDocumentNumber, checkRequiredText, problem, problemsFound, type Check } from './checks';

/** A hryvnia payment as a person filled it in: tidied text that the rules have not seen yet. */
export interface UahPaymentDraft {
  /** Digits, up to 10. */
  readonly number: string;
  /** `yyyy-MM-dd`, or what was typed when it is not a date. */
  readonly documentDate: string;
  /** `yyyy-MM-dd`, '' for none, or what was typed. */
  readonly valueDate: string;
  /** The bank's id of the account that pays; an IBAN would not do, one IBAN carries several currencies. */
  readonly debitAccountId: string;
  readonly creditIban: string;
  readonly receiverName: string;
  /** Company or tax code; with `receiverHasCode` off, the passport of a resident or nine zeros of a non-resident. */
  readonly receiverCode: string;
  readonly receiverIsResident: boolean;
  readonly receiverHasCode: boolean;
  /** Decimal text; typed forms such as `1 234,56` are understood. */
  readonly amount: string;
  readonly purpose: string;
}

/** What the rules look at beside the payment itself. */
export interface UahPaymentContext {
  /** The bank's current day, `yyyy-MM-dd`. */
  readonly bankDay: string;
  /** The account named by `debitAccountId`, or null if the company has no such account. */
  readonly debitAccount: DebitAccount | null;
}

const CHECKS: readonly Check<UahPaymentDraft, UahPaymentContext>[] = [
  (draft) => problem('pmt_num', checkDocumentNumber(draft.number)),
  (draft, { bankDay }) => problem('doc_date', checkDocumentDate(draft.documentDate, bankDay)),
  (draft, { bankDay }) => problem('val_date', checkValueDate(draft.valueDate, draft.documentDate, bankDay)),
  (_, { debitAccount }) => problem('acn_id', debitAccountKey(debitAccount)),
  (draft, { debitAccount }) => problem('acnt_co', receiverAccountKey(draft.creditIban, debitAccount)),
  (draft) => problem('name_co', checkRequiredText(draft.receiverName, RECEIVER_NAME_MAX, 'tooLongName')),
  (draft) => problem('okpo_co', receiverCodeKey(draft)),
  (draft, { debitAccount }) => problem('amount', amountKey(draft.amount, debitAccount)),
  (draft) => problem('pay_purp', checkRequiredText(draft.purpose, PURPOSE_MAX, 'tooLongPpurp')),
  // Structured purposes are not entered yet, so an account of the Treasury cannot be paid; see docs/adr/0008.
  (draft) => problem('rmtStrd', isBudgetIban(draft.creditIban) ? 'sep4.spp.fillSpp' : null),
];

/**
 * All problems of a hryvnia payment, in the order of the form's fields; an empty list means it can be saved.
 * The form calls it for comfort and the bank for truth. Source: spec 2 §5
 */
export function checkUahPayment(draft: UahPaymentDraft, context: UahPaymentContext): readonly Problem[] {
  return problemsFound(CHECKS, draft, context);
}

function debitAccountKey(account: DebitAccount | null): ProblemKey | null {
  if (!account) return 'chooseDebitAccount';
  return canPayHryvniaFrom(account) ? null : 'accountNotAllowed';
}

function receiverAccountKey(iban: string, debitAccount: DebitAccount | null): ProblemKey | null {
  return checkIban(iban) ?? (iban === debitAccount?.iban ? 'sameAccount' : null);
}

/** Which code is asked for follows from the two switches. Source: spec 2 §4 and §5, reference/banking 10 */
function receiverCodeKey(draft: UahPaymentDraft): ProblemKey | null {
  const { receiverCode: code, receiverIsResident: isResident, receiverHasCode: hasCode } = draft;
  if (code === '') return 'emptyField';
  if (hasCode) return isResident && code === ZERO_TAX_CODE ? 'receiverResidentCodeError' : checkCompanyCode(code);
  if (isResident) return checkPassport(code);
  return code === NO_CODE ? null : 'invalidOkpo';
}

function amountKey(text: string, debitAccount: DebitAccount | null): ProblemKey | null {
  const parsed = parseAmount(text);
  if (!parsed.ok) return parsed.key;
  const exceeds = debitAccount && compareAmounts(parsed.amount, debitAccount.available) > 0;
  return exceeds ? 'insufficientFunds' : null;
}
