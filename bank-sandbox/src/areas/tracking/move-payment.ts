import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { CurrencyPaymentKind, DocumentStatus, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { readBankDay } from '../../clock';
import { schema, type Queries } from '../../db';
import { ensureInternalAccount, lockAccounts, post } from '../../ledger';
import { succeed, refuse, type Outcome } from '../../outcome';
import { requireCurrencyPayment } from '../currency/stored-details';
import type { DocumentRow } from '../documents/find-document';
import { getWithheldFee } from '../fees/fee-postings';
import { findManualSteps, buildWay, type WayStep } from './build-way';

const { document, paymentStep } = schema;

interface NextStep {
  readonly row: DocumentRow;
  readonly place: number;
  readonly way: readonly WayStep[];
}

export async function completeNextStep(tx: Queries, id: number, now: Date, stepMs: number): Promise<Outcome<WayStep>> {
  const next = await findNextStep(tx, id, now, stepMs);
  if (!next.ok) return next;
  const { place, way } = next.value;
  await tx.insert(paymentStep).values({ documentId: id, place, reachedAt: now });
  const step = way[place];
  return step ? succeed(step) : refuse('notFound');
}

/** Returns a payment from the bank of its next step; the amount less withheld fees goes back. */
export async function returnPayment(
  tx: Queries,
  id: number,
  reason: string,
  { now, stepMs }: { readonly now: Date; readonly stepMs: number },
): Promise<Outcome<string>> {
  const next = await findNextStep(tx, id, now, stepMs);
  if (!next.ok) return next;
  const { row, place, way } = next.value;
  if (requireCurrencyPayment(row).kind === CurrencyPaymentKind.own) return refuse('statusForbidsAction');
  await tx.insert(paymentStep).values({ documentId: id, place, reachedAt: now, reason });
  const withheldFees = [
    getWithheldFee(requireCurrencyPayment(row).fee),
    ...way.slice(0, place).map(({ fee }) => fee ?? '0.00'),
  ];
  const amount = withheldFees.reduce((rest, fee) => subtractAmounts(rest, fee), row.amount);
  const nostro = await ensureInternalAccount(tx, 'nostro', { code: row.currencyCode, letters: row.currencyLetters });
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
  return succeed(amount);
}

async function findNextStep(tx: Queries, id: number, now: Date, stepMs: number): Promise<Outcome<NextStep>> {
  const [row] = await tx.select().from(document).where(eq(document.id, id)).for('no key update');
  if (!row) return refuse('notFound');
  const isSent = row.type === DocumentType.currencyPayment && row.status === DocumentStatus.success;
  if (!isSent || row.uetr === null || row.confirmedAt === null) return refuse('statusForbidsAction');
  const way = buildWay(row, row.confirmedAt, await findManualSteps(tx, id), stepMs);
  const place = way.findIndex((step) => step.at.getTime() > now.getTime());
  return place < 0 ? refuse('statusForbidsAction') : succeed({ row, place, way });
}
