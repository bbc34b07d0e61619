import { addDays } from '@ncb/shared-kernel/domain/dates';
import { ApplicationKind, ApplicationStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { OPERATOR, writeAudit, type AuditAction } from '../../audit';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { CREDIT_TERMS } from '../credits/credit-terms';
import { openDeposit } from '../deposits/open-deposit';
import type { Moment } from '../documents/kind-of-document';

const { application } = schema;

type Bank = Pick<Services, 'db'>;
type Application = typeof application.$inferSelect;

/**
 * Approves an application. A deposit opens in the same transaction: if the account cannot pay, the application stays
 * open.
 */
export async function acceptApplication(bank: Bank, id: number, moment: Moment): Promise<Outcome<null>> {
  return decideApplication(bank, id, 'acceptApplication', moment, async (tx, row) => {
    const opened = row.kind === ApplicationKind.deposit ? await openDeposit(tx, row, moment) : succeed(null);
    if (!opened.ok) return opened;
    const terms = row.kind === ApplicationKind.credit ? getOfferedTerms(row, moment) : {};
    return succeed({ status: ApplicationStatus.approved, reason: null, ...terms });
  });
}

const OFFER_DAYS = 30;

function getOfferedTerms({ currencyCode, rate }: Application, { bankDay }: Moment): Partial<Application> {
  const terms = CREDIT_TERMS.find((item) => item.currencyCode === currencyCode);
  return { rate: terms?.rate ?? rate, validUntil: addDays(bankDay, OFFER_DAYS) };
}

export async function reviewApplication({ db }: Bank, id: number, { now }: Moment): Promise<Outcome<null>> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(application).where(eq(application.id, id)).for('no key update');
    if (!row) return refuse('notFound');
    if (row.status !== ApplicationStatus.submitted) return refuse('statusForbidsAction');
    await tx.update(application).set({ status: ApplicationStatus.inReview }).where(eq(application.id, id));
    const object = { type: 'application', id: String(id) } as const;
    await writeAudit(tx, { at: now, actor: OPERATOR, action: 'reviewApplication', object, result: 'ok' });
    return succeed(null);
  });
}

/** Rejects an application. @param reason a sentence for the customer, in Ukrainian */
export async function refuseApplication(
  bank: Bank,
  id: number,
  reason: string,
  moment: Moment,
): Promise<Outcome<null>> {
  return decideApplication(bank, id, 'refuseApplication', moment, () =>
    Promise.resolve(succeed({ status: ApplicationStatus.rejected, reason })),
  );
}

async function decideApplication(
  { db }: Bank,
  id: number,
  action: AuditAction,
  { now }: Moment,
  answer: (tx: Queries, row: Application) => Promise<Outcome<Partial<Application>>>,
): Promise<Outcome<null>> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(application).where(eq(application.id, id)).for('no key update');
    if (!row) return refuse('notFound');
    if (row.decidedAt !== null) return refuse('statusForbidsAction');
    const decision = await answer(tx, row);
    if (!decision.ok) return decision;
    await tx
      .update(application)
      .set({ ...decision.value, decidedAt: now })
      .where(eq(application.id, id));
    const object = { type: 'application', id: String(id) } as const;
    await writeAudit(tx, { at: now, actor: OPERATOR, action, object, result: 'ok' });
    return succeed(null);
  });
}
