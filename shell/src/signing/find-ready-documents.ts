import { sumPerCurrency } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import type { Batch } from './open-session';
import { readSignedText } from './read-signed-text';
import { isAccepted, type SubmissionResult } from './submit-signatures';

/** Documents that the user's signature has made ready to be sent. */
export interface ReadyDocuments {
  readonly ids: readonly string[];
  readonly sums: ReturnType<typeof sumPerCurrency>;
  /** Number of documents whose text could not be read; their amounts are not in `sums`. */
  readonly unread: number;
  /** Account that pays all of them; null for several, for several currencies and for unread texts. */
  readonly payerIban: string | null;
  /** True if the journal's view of ready documents lists them all. */
  readonly isInJournal: boolean;
}

/** Finds the ready documents by the bank's verdicts; null if there are none. */
export function findReadyDocuments(
  batch: Batch,
  results: ReadonlyMap<string, SubmissionResult>,
): ReadyDocuments | null {
  const isReady = (id: string) => {
    const result = results.get(id);
    return isAccepted(result) && result.verdict.status === DocumentStatus.ready;
  };
  const documents = batch.documents.filter(({ id }) => isReady(id));
  if (documents.length === 0) return null;
  const texts = documents.map(readSignedText).filter((text) => text !== null);
  const unread = documents.length - texts.length;
  const sums = sumPerCurrency(texts.map(({ amount, currency }) => ({ amount: amount ?? '0', currency })));
  const [payerIban = '', ...others] = new Set(texts.map((text) => text.payerIban));
  const isSingleAccount = payerIban !== '' && others.length === 0 && sums.length === 1 && unread === 0;
  return {
    ids: documents.map(({ id }) => id),
    sums,
    unread,
    payerIban: isSingleAccount ? payerIban : null,
    isInJournal: documents.every(({ type }) => type !== PAYROLL),
  };
}
