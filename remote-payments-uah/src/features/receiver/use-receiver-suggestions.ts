import { useMemo } from 'react';
import type { Correspondent, JournalRow } from '@ncb/shared-kernel/api/contract';
import { NO_CHECKS, getPairKey, usePairChecks, type PairChecks } from '@ncb/shared-kernel/blocks/account-code';
import { useSettled } from '@ncb/shared-kernel/ui';
import { parseTypedReceiver, type ReceiverSuggestion } from '@ncb/shared-kernel/blocks/receiver';
import { checkCompanyCode, NO_CODE } from '@ncb/shared-kernel/domain/identifiers';
import { toReceiver } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { useAnswer, useCorrespondents } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { PaymentValues } from '../payment';
import { useTexts } from '../../texts';
import { queryPaymentsToName, queryRecentPayments, RECEIVER_STALE_MS } from './receiver-queries';

interface ReceiverSuggestions {
  readonly rows: readonly ReceiverSuggestion[];
  getValues(id: string): Partial<PaymentValues> | null;
}

/** Shortest name to search: fewer letters match too many. */
const NAME_MIN = 3;
const NO_ROWS: readonly never[] = [];

/**
 * Suggests receivers from catalogue and recent payments. Both load when the form opens, so that no answer arrives during
 * typing; a search by name runs only if recent payments exceed one answer.
 */
export function useReceiverSuggestions(typed: string, isTyping: boolean): ReceiverSuggestions {
  const shell = useShell();
  const { common } = useTexts();
  const correspondents = useCorrespondents().data?.rows ?? NO_ROWS;
  const name = useSettled(typed.trim());
  const recent = queryRecentPayments(shell);
  const recentAnswer = useAnswer(recent.key, recent.ask, { staleTime: RECEIVER_STALE_MS });
  const hasMore = recentAnswer.isError || (recentAnswer.data?.truncated ?? false);
  const isName = isTyping && hasMore && name.length >= NAME_MIN && parseTypedReceiver(name).name !== '';
  const { key, ask } = queryPaymentsToName(shell, name);
  const named = useAnswer(key, ask, { enabled: isName, staleTime: RECEIVER_STALE_MS }).data?.rows ?? NO_ROWS;
  const newest = recentAnswer.data?.rows ?? NO_ROWS;
  const paid = useMemo(() => [...newest, ...named], [newest, named]);
  // A remark changes the order of the list.
  const { checks } = usePairChecks(useMemo(() => toPairs(correspondents, paid), [correspondents, paid]));
  const remark = common('problems.codeNotOfAccount');
  return useMemo(() => listReceivers(correspondents, paid, { checks, remark }), [correspondents, paid, checks, remark]);
}

function toPairs(correspondents: readonly Correspondent[], paid: readonly JournalRow[]) {
  return [
    ...correspondents.map(({ iban, code }) => ({ account: iban, code })),
    ...paid.map(({ receiverAccount, receiverCode }) => ({ account: receiverAccount, code: receiverCode })),
  ];
}

/** Lists catalogue rows with their last payment, then other receivers. */
function listReceivers(
  correspondents: readonly Correspondent[],
  paid: readonly JournalRow[],
  { checks, remark }: { readonly checks: PairChecks; readonly remark: string } = { checks: NO_CHECKS, remark: '' },
): ReceiverSuggestions {
  const getRemark = (account: string, code: string) =>
    checks.get(getPairKey({ account, code }))?.verdict === 'differs' && { remark };
  const byAccount = new Map<string, JournalRow>();
  // Newest first.
  for (const row of paid) {
    const account = `${row.receiverAccount} ${row.receiverCode}`;
    if (row.status !== DocumentStatus.aborted && !byAccount.has(account)) byAccount.set(account, row);
  }
  const fromCatalogue = correspondents.map(({ id, name, code, iban }) => {
    const account = `${iban} ${code}`;
    const paidOn = byAccount.get(account)?.documentDate ?? null;
    byAccount.delete(account);
    return { id, name, code, iban, paidOn, ...getRemark(iban, code) };
  });
  const others = [...byAccount.values()].map((row) => ({
    id: `paid-${row.id}`,
    name: row.receiverName,
    code: row.receiverCode,
    iban: row.receiverAccount,
    paidOn: row.documentDate,
    ...getRemark(row.receiverAccount, row.receiverCode),
  }));
  return {
    rows: [...fromCatalogue, ...others],
    getValues(id) {
      const chosen = correspondents.find((row) => row.id === id);
      if (chosen) return toReceiver(chosen);
      const row = paid.find((one) => `paid-${one.id}` === id);
      return row ? toReceiverValues(row) : null;
    },
  };
}

/**
 * Builds form values of a journal row without residence: a company or tax code means a resident, nine zeros a
 * non-resident.
 */
function toReceiverValues(row: JournalRow): Partial<PaymentValues> {
  return {
    receiverName: row.receiverName,
    creditIban: row.receiverAccount,
    receiverCode: row.receiverCode,
    receiverIsResident: row.receiverCode !== NO_CODE,
    receiverHasCode: row.receiverCode !== NO_CODE && checkCompanyCode(row.receiverCode) === null,
  };
}
