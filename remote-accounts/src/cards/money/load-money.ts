import { listAccounts, listPayments, type JournalRow, type RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { addAmounts, subtractAmounts, sumPerCurrency } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus, DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { isOwn } from '@ncb/shared-kernel/domain/workflow';
import { accountKeys, ALL_DOCUMENTS, documentKeys } from '@ncb/shared-kernel/queries';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';

/** Amounts in hryvnias, converted by the bank; null where the bank does not report the equivalent of a document. */
export interface MoneyContent {
  readonly available: string;
  readonly currencies: readonly { readonly currency: string; readonly amount: string }[];
  /** Payments in processing; the bank has already deducted them from `available`. */
  readonly inProgress: string | null;
  /** Signed payments that are not sent yet. */
  readonly ready: string | null;
  readonly received: string | null;
  readonly after: string | null;
}

type Request = RequestOf<typeof listPayments>;
/** Document types that reduce the balance: a currency request only changes one kind of money into another. */
const OUTGOING_TYPES: readonly number[] = [DocumentType.uahPayment, DocumentType.currencyPayment];

export async function loadMoney({ session, api, ask }: CardServices): Promise<Outcome<MoneyContent>> {
  const { companyRef, bankDay } = session;
  const documents = (request: Request) =>
    ask(documentKeys.journal(companyRef, request), (signal) => api.call(listPayments, request, { signal }));
  const [accounts, inProgress, ready, received] = await Promise.all([
    ask(accountKeys.all(companyRef), (signal) => api.call(listAccounts, {}, { signal })),
    documents({ ...ALL_DOCUMENTS, status: DocumentStatus.inProgress }),
    documents({ ...ALL_DOCUMENTS, status: DocumentStatus.ready }),
    documents({ ...ALL_DOCUMENTS, periodType: 'date', day: bankDay, direction: 'k' }),
  ]);
  if (!accounts.ok) return accounts;
  if (!inProgress.ok) return inProgress;
  if (!ready.ok) return ready;
  if (!received.ok) return received;
  const rows = accounts.value.accounts;
  const available = rows.reduce((sum, { availableEquivalent }) => addAmounts(sum, availableEquivalent), '0.00');
  const toBeSent = sumRows(ready.value.rows.filter(isOutgoing));
  return {
    ok: true,
    value: {
      available,
      currencies: sumPerCurrency(
        rows.map((account) => ({ amount: account.available, currency: account.currencyLetters })),
      ),
      inProgress: sumRows(inProgress.value.rows.filter(isOutgoing)),
      ready: toBeSent,
      received: sumRows(received.value.rows),
      after: toBeSent === null ? null : subtractAmounts(available, toBeSent),
    },
  };
}

function isOutgoing(row: JournalRow): boolean {
  return isOwn(row) && OUTGOING_TYPES.includes(row.type);
}

function sumRows(rows: readonly JournalRow[]): string | null {
  let sum = '0.00';
  for (const { amount, amountInUah, currencyLetters } of rows) {
    const inHryvnias = currencyLetters === UAH.letters ? amount : amountInUah;
    if (inHryvnias === undefined) return null;
    sum = addAmounts(sum, inHryvnias);
  }
  return sum;
}
