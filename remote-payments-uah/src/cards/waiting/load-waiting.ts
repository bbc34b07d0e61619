import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import type { Outcome } from '@ncb/shared-kernel/api/client';
import { compareAmounts, sumPerCurrency } from '@ncb/shared-kernel/domain/money';
import { STORED_STATUSES, type StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { canSign, getNextAction, isHalfSigned, isNextSigner, isOwn } from '@ncb/shared-kernel/domain/workflow';
import type { CardServices } from '@ncb/shared-kernel/remote-contract';
import { loadDocumentsOfStatus } from '../load-documents-of-status';

/** Documents whose next step the user can take. */
export interface WaitingContent {
  readonly toSign: number;
  readonly toSend: number;
  readonly totals: readonly { readonly currency: string; readonly amount: string }[];
  readonly rows: readonly JournalRow[];
}

const ROWS_SHOWN = 3;

/** Loads only statuses in which the user has something to do. */
export async function loadWaiting(services: CardServices): Promise<Outcome<WaitingContent>> {
  const { user, signScheme } = services.session;
  const { userId, signatureRight: right, rightsValid } = user;
  const getStep = ({ status, nextSigners }: Pick<JournalRow, 'status' | 'nextSigners'>) =>
    getNextAction(status, { right, rightsValid, isNext: isNextSigner({ nextSigners }, userId) }, signScheme);
  const mayBeNext = (status: StoredStatus) => isHalfSigned(status) && canSign({ right, rightsValid });
  const found = await loadDocumentsOfStatus(
    services,
    STORED_STATUSES.filter((status) => mayBeNext(status) || getStep({ status }) !== null),
  );
  if (!found.ok) return found;
  const rows = found.value.filter((row) => isOwn(row) && getStep(row) !== null);
  const toSend = rows.filter((row) => getStep(row) === 'send').length;
  return {
    ok: true,
    value: {
      toSign: rows.length - toSend,
      toSend,
      totals: sumPerCurrency(rows.map(({ amount, currencyLetters }) => ({ amount, currency: currencyLetters }))),
      rows: sortLargestFirst(rows).slice(0, ROWS_SHOWN),
    },
  };
}

/** Sorts by equivalent in hryvnia, largest first. */
function sortLargestFirst(rows: readonly JournalRow[]): readonly JournalRow[] {
  const inHryvnias = ({ amountInUah, amount }: JournalRow) => amountInUah ?? amount;
  return [...rows].sort((a, b) => compareAmounts(inHryvnias(b), inHryvnias(a)));
}
