import type { Correspondent, JournalRow, ReceiverCheck } from '@ncb/shared-kernel/api/contract';
import type { UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { findOtherAccounts, findOtherNames, type CompareNames, type Payer } from '@ncb/shared-kernel/domain/warnings';

export interface ReceiverData {
  readonly around: readonly JournalRow[];
  readonly toCode: readonly JournalRow[];
  readonly correspondents: readonly Correspondent[];
  readonly payer: Payer;
}

/** Warnings to confirm before saving; none blocks it. */
export interface PaymentWarnings {
  /** Possible duplicates. */
  readonly lookAlikes: readonly JournalRow[];
  /** Accounts used with this receiver, if the payment's is another. */
  readonly otherAccounts: readonly string[];
  /** Names used with this account, if the payment's is another. */
  readonly otherNames: readonly string[];
  /** Codes used with this account, if the payment's is another. */
  readonly seenCodes: ReceiverCheck['seen'];
  /** Last payment to this account of the Treasury if in an earlier year; otherwise null. */
  readonly lastPaid: string | null;
  readonly hasLongCategory: boolean;
  /** True if journal or catalogue could not be loaded. */
  readonly isIncomplete: boolean;
}

type HistoryData = Pick<ReceiverData, 'toCode' | 'correspondents'>;

export function listOtherAccounts(
  draft: Pick<UahPaymentDraft, 'creditIban' | 'receiverCode'>,
  id: string | null,
  data: HistoryData & Pick<ReceiverData, 'payer'>,
): readonly string[] {
  return findOtherAccounts(draft, listUsedParties(id, data), data.payer);
}

export function listOtherNames(
  draft: Pick<UahPaymentDraft, 'creditIban' | 'receiverName'>,
  id: string | null,
  data: HistoryData,
  isSameName: CompareNames,
): readonly string[] {
  return findOtherNames(draft, listUsedParties(id, data), isSameName);
}

/** Lists accounts and names used before, except in refused payments and the one being changed. */
function listUsedParties(id: string | null, { toCode, correspondents }: HistoryData) {
  const entered = toCode.filter((row) => row.id !== id && row.status !== DocumentStatus.aborted);
  const catalogued = correspondents.map(({ code, name, iban }) => ({
    receiverCode: code,
    receiverName: name,
    receiverAccount: iban,
  }));
  return [...entered.map((row) => ({ ...row, isPaid: row.status === DocumentStatus.success })), ...catalogued];
}

export function hasWarnings(warnings: PaymentWarnings): boolean {
  const { lookAlikes: alike, otherAccounts, otherNames } = warnings;
  const hasMatches = alike.length > 0 || otherAccounts.length > 0 || otherNames.length > 0;
  return (
    hasMatches ||
    warnings.seenCodes.length > 0 ||
    warnings.lastPaid !== null ||
    warnings.hasLongCategory ||
    warnings.isIncomplete
  );
}
