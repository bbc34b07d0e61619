import type { Correspondent, JournalRow, ReceiverCheck } from '@ncb/shared-kernel/api/contract';
import type { UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { hasLongCategory, knownOtherAccounts, knownOtherNames, lookAlikes } from '@ncb/shared-kernel/domain/warnings';

/** What the company knows of a receiver. */
export interface KnownOfReceiver {
  /** Payments of the same amount in the days around. */
  readonly around: readonly JournalRow[];
  /** Payments to the code, newest first. */
  readonly toCode: readonly JournalRow[];
  readonly correspondents: readonly Correspondent[];
}

/** What somebody should look at before a payment is saved; none of it refuses the payment. */
export interface PaymentWarnings {
  /** Payments that this one may be a second time of. */
  readonly lookAlikes: readonly JournalRow[];
  /** Accounts by which the receiver is known, when the payment goes to another one. */
  readonly otherAccounts: readonly string[];
  /** Names by which the account is known, when the payment names another one. */
  readonly otherNames: readonly string[];
  /** Codes used with this account before, if the payment has another one. */
  readonly seenCodes: ReceiverCheck['seen'];
  /** Day of the last payment to this account of the Treasury if it was in an earlier year; otherwise null. */
  readonly lastPaid: string | null;
  readonly hasLongCategory: boolean;
  /** The journal or the catalogue could not be asked: nobody knows whether there is more to say. */
  readonly isIncomplete: boolean;
}

export function warningsOf(
  draft: UahPaymentDraft,
  /** The document whose requisites change; null for a new one. */
  id: string | null,
  known: KnownOfReceiver,
): Omit<PaymentWarnings, 'isIncomplete' | 'seenCodes' | 'lastPaid'> {
  return {
    lookAlikes: lookAlikes({ ...draft, id }, known.around),
    otherAccounts: otherAccountsOf(draft, id, known),
    otherNames: otherNamesOf(draft, id, known),
    hasLongCategory: draft.structuredPurpose !== undefined && hasLongCategory(draft.structuredPurpose),
  };
}

type KnownElsewhere = Pick<KnownOfReceiver, 'toCode' | 'correspondents'>;

/** The accounts by which the company knows the receiver, when this payment goes to another. */
export function otherAccountsOf(
  draft: Pick<UahPaymentDraft, 'creditIban' | 'receiverCode'>,
  id: string | null,
  known: KnownElsewhere,
): readonly string[] {
  return knownOtherAccounts(draft, partiesKnown(id, known));
}

/** The names by which the company knows the account, when this payment names another. */
export function otherNamesOf(
  draft: Pick<UahPaymentDraft, 'creditIban' | 'receiverName'>,
  id: string | null,
  known: KnownElsewhere,
): readonly string[] {
  return knownOtherNames(draft, partiesKnown(id, known));
}

/** What the bank refused makes nothing known, and what is being changed does not vouch for itself. */
function partiesKnown(id: string | null, { toCode, correspondents }: KnownElsewhere) {
  const paid = toCode.filter((row) => row.id !== id && row.status !== DocumentStatus.aborted);
  const kept = correspondents.map(({ code, name, iban }) => ({
    receiverCode: code,
    receiverName: name,
    receiverAccount: iban,
  }));
  return [...paid, ...kept];
}

export function hasWarnings(warnings: PaymentWarnings): boolean {
  const { lookAlikes: alike, otherAccounts, otherNames } = warnings;
  const isKnown = alike.length > 0 || otherAccounts.length > 0 || otherNames.length > 0;
  return (
    isKnown ||
    warnings.seenCodes.length > 0 ||
    warnings.lastPaid !== null ||
    warnings.hasLongCategory ||
    warnings.isIncomplete
  );
}
