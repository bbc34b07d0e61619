import { useMemo } from 'react';
import type { Correspondent, JournalRow } from '@ncb/shared-kernel/api/contract';
import { NO_CHECKS, pairKey, usePairChecks, type PairChecks } from '@ncb/shared-kernel/blocks/account-code';
import { useSettled } from '@ncb/shared-kernel/blocks/document-form';
import { placeTyped, type KnownReceiverRow } from '@ncb/shared-kernel/blocks/receiver';
import { checkCompanyCode, NO_CODE } from '@ncb/shared-kernel/domain/identifiers';
import { receiverOf } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { useAnswer, useCorrespondents } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { PaymentValues } from '../payment';
import { useTexts } from '../../texts';
import { paymentsToName, recentPayments, RECEIVER_STALE_MS } from './receiver-payments';

export interface KnownReceivers {
  readonly rows: readonly KnownReceiverRow[];
  valuesOf(id: string): Partial<PaymentValues> | null;
}

/** Shortest name to search: fewer letters match too many. */
const NAME_MIN = 3;
const NOBODY: readonly never[] = [];

/**
 * Suggests payees from catalogue and recent payments. Both load when the form opens, so that no answer arrives during
 * typing; a search by name runs only if recent payments exceed one answer.
 */
export function useKnownReceivers(typed: string, isTyping: boolean): KnownReceivers {
  const shell = useShell();
  const { common } = useTexts();
  const correspondents = useCorrespondents().data?.rows ?? NOBODY;
  const name = useSettled(typed.trim());
  const recent = recentPayments(shell);
  const recently = useAnswer(recent.key, recent.ask, { staleTime: RECEIVER_STALE_MS });
  const areMore = recently.isError || (recently.data?.truncated ?? false);
  const isName = isTyping && areMore && name.length >= NAME_MIN && placeTyped(name).name !== '';
  const { key, ask } = paymentsToName(shell, name);
  const named = useAnswer(key, ask, { enabled: isName, staleTime: RECEIVER_STALE_MS }).data?.rows ?? NOBODY;
  const newest = recently.data?.rows ?? NOBODY;
  const paid = useMemo(() => [...newest, ...named], [newest, named]);
  // A remark changes the order of the list.
  const { checks } = usePairChecks(useMemo(() => pairsOfReceivers(correspondents, paid), [correspondents, paid]));
  const remark = common('problems.codeNotOfAccount');
  return useMemo(
    () => knownReceivers(correspondents, paid, { checks, remark }),
    [correspondents, paid, checks, remark],
  );
}

function pairsOfReceivers(correspondents: readonly Correspondent[], paid: readonly JournalRow[]) {
  return [
    ...correspondents.map(({ iban, code }) => ({ account: iban, code })),
    ...paid.map(({ receiverAccount, receiverCode }) => ({ account: receiverAccount, code: receiverCode })),
  ];
}

/** Lists catalogue rows with their last payment, then other payees. */
export function knownReceivers(
  correspondents: readonly Correspondent[],
  paid: readonly JournalRow[],
  { checks, remark }: { readonly checks: PairChecks; readonly remark: string } = { checks: NO_CHECKS, remark: '' },
): KnownReceivers {
  const remarkOn = (account: string, code: string) =>
    checks.get(pairKey({ account, code }))?.verdict === 'differs' && { remark };
  const byAccount = new Map<string, JournalRow>();
  // Newest first.
  for (const row of paid) {
    const account = `${row.receiverAccount} ${row.receiverCode}`;
    if (row.status !== DocumentStatus.aborted && !byAccount.has(account)) byAccount.set(account, row);
  }
  const kept = correspondents.map(({ id, name, code, iban }) => {
    const account = `${iban} ${code}`;
    const paidOn = byAccount.get(account)?.documentDate ?? null;
    byAccount.delete(account);
    return { id, name, code, iban, paidOn, ...remarkOn(iban, code) };
  });
  const others = [...byAccount.values()].map((row) => ({
    id: `paid-${row.id}`,
    name: row.receiverName,
    code: row.receiverCode,
    iban: row.receiverAccount,
    paidOn: row.documentDate,
    ...remarkOn(row.receiverAccount, row.receiverCode),
  }));
  return {
    rows: [...kept, ...others],
    valuesOf(id) {
      const chosen = correspondents.find((row) => row.id === id);
      if (chosen) return receiverOf(chosen);
      const row = paid.find((one) => `paid-${one.id}` === id);
      return row ? receiverOfPayment(row) : null;
    },
  };
}

/**
 * Builds form values of a journal row without residence: a company or tax code means a resident, nine zeros a
 * non-resident.
 */
function receiverOfPayment(row: JournalRow): Partial<PaymentValues> {
  return {
    receiverName: row.receiverName,
    creditIban: row.receiverAccount,
    receiverCode: row.receiverCode,
    receiverIsResident: row.receiverCode !== NO_CODE,
    receiverHasCode: row.receiverCode !== NO_CODE && checkCompanyCode(row.receiverCode) === null,
  };
}
