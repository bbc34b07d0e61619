import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { CurrencyPaymentKind, DocumentStatus, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { readBankDay } from '../../clock';
import { schema, type Queries } from '../../db';
import { internalAccount, lockAccounts, post } from '../../ledger';
import { done, refuse, type Outcome } from '../../outcome';
import { currencyPaymentOf } from '../currency/stored-details';
import type { DocumentRow } from '../documents/company-document';
import { withheld } from '../fees/post-fee';
import { movedSteps, wayOf, type WayStep } from './way';

const { document, paymentStep } = schema;

interface NextStep {
  readonly row: DocumentRow;
  readonly place: number;
  readonly way: readonly WayStep[];
}

export async function moveOn(tx: Queries, id: number, now: Date, stepMs: number): Promise<Outcome<WayStep>> {
  const next = await nextStep(tx, id, now, stepMs);
  if (!next.ok) return next;
  const { place, way } = next.value;
  await tx.insert(paymentStep).values({ documentId: id, place, reachedAt: now });
  const step = way[place];
  return step ? done(step) : refuse('notFound');
}

/** Returns a payment from the bank of its next step; the amount less withheld fees goes back. */
export async function sendBack(
  tx: Queries,
  id: number,
  reason: string,
  { now, stepMs }: { readonly now: Date; readonly stepMs: number },
): Promise<Outcome<string>> {
  const next = await nextStep(tx, id, now, stepMs);
  if (!next.ok) return next;
  const { row, place, way } = next.value;
  if (currencyPaymentOf(row).kind === CurrencyPaymentKind.own) return refuse('statusForbidsAction');
  await tx.insert(paymentStep).values({ documentId: id, place, reachedAt: now, reason });
  const kept = [withheld(currencyPaymentOf(row).fee), ...way.slice(0, place).map(({ fee }) => fee ?? '0.00')];
  const amount = kept.reduce((rest, fee) => subtractAmounts(rest, fee), row.amount);
  const nostro = await internalAccount(tx, 'nostro', { code: row.currencyCode, letters: row.currencyLetters });
  await lockAccounts(tx, [nostro, row.accountId]);
  await post(tx, {
    kind: 'rest',
    movements: [
      { accountId: nostro, amount: `-${amount}` },
      { accountId: row.accountId, amount },
    ],
    documentId: row.id,
    bankDay: await readBankDay(tx, now),
    at: now,
  });
  return done(amount);
}

async function nextStep(tx: Queries, id: number, now: Date, stepMs: number): Promise<Outcome<NextStep>> {
  const [row] = await tx.select().from(document).where(eq(document.id, id)).for('no key update');
  if (!row) return refuse('notFound');
  const isSent = row.type === DocumentType.currencyPayment && row.status === DocumentStatus.success;
  if (!isSent || row.uetr === null || row.confirmedAt === null) return refuse('statusForbidsAction');
  const way = wayOf(row, row.confirmedAt, await movedSteps(tx, id), stepMs);
  const place = way.findIndex((step) => step.at.getTime() > now.getTime());
  return place < 0 ? refuse('statusForbidsAction') : done({ row, place, way });
}
