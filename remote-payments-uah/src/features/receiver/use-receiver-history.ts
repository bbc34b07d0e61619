import { useQueryClient } from '@tanstack/react-query';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { checkIban } from '@ncb/shared-kernel/domain/identifiers';
import { checkReceiverCode } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompareNames } from '@ncb/shared-kernel/domain/warnings';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useAnswer, useCorrespondents } from '@ncb/shared-kernel/queries';
import { toDraft, type PaymentValues } from '../payment';
import { listOtherAccounts, listOtherNames } from './find-warnings';
import { useCompareNames } from './use-compare-names';
import { readPayer } from './read-payer';
import { queryPaymentsToCode, RECEIVER_STALE_MS } from './receiver-queries';

export interface ReceiverHistory {
  /** Newest payment to this account that was not refused. */
  readonly last: JournalRow | null;
  readonly otherAccounts: readonly string[];
  /** Executed payments to the other accounts, newest first. */
  readonly paidElsewhere: readonly JournalRow[];
  readonly otherNames: readonly string[];
}

/** Searches journal and catalogue for the typed receiver. */
export function useReceiverHistory(values: PaymentValues, id: string | null): ReceiverHistory {
  const shell = useShell();
  const cache = useQueryClient();
  const draft = toDraft(values);
  const { creditIban, receiverCode, receiverHasCode } = draft;
  const isReceiver = receiverHasCode && checkIban(creditIban) === null && checkReceiverCode(draft) === null;
  const { key, ask } = queryPaymentsToCode(shell, receiverCode);
  const codeAnswer = useAnswer(key, ask, { enabled: isReceiver, staleTime: RECEIVER_STALE_MS });
  const { data: catalogue } = useCorrespondents();

  const toCode = isReceiver ? (codeAnswer.data?.rows ?? []) : [];
  const history = { toCode, correspondents: catalogue?.rows ?? [], payer: readPayer(shell, cache) };
  const isEarlier = (row: JournalRow) =>
    row.id !== id && row.receiverAccount === creditIban && row.status !== DocumentStatus.aborted;
  const listNames = (isSameName: CompareNames) =>
    checkIban(creditIban) === null ? listOtherNames(draft, id, history, isSameName) : [];
  const compareNames = useCompareNames(listNames(() => false).length > 0);
  const otherAccounts = isReceiver && codeAnswer.data && catalogue ? listOtherAccounts(draft, id, history) : [];
  return {
    last: toCode.find(isEarlier) ?? null,
    otherAccounts,
    paidElsewhere: toCode.filter(
      (row) => row.status === DocumentStatus.success && otherAccounts.includes(row.receiverAccount),
    ),
    otherNames: compareNames ? listNames(compareNames) : [],
  };
}
