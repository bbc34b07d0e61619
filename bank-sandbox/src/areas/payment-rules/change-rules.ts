import type { AnswerOf, changePaymentRules, RequestOf } from '@ncb/shared-kernel/api/contract';
import {
  checkInstantLimits,
  parseInstantLimits,
  splitLimits,
  type InstantLimits,
  type InstantLimitsDraft,
} from '@ncb/shared-kernel/domain/rules';
import { JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { and, eq, isNull } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { storeDeclaration } from '../declarations/store-declaration';
import { lockCompanies, readUserManager } from '../users/members';
import { auditRefusal, auditRules } from './audit-rules';
import { readInstantLimits } from './instant-limits';
import { listLimitChanges, SUBJECT } from './limit-texts';

const { paymentRulesChange } = schema;

/**
 * Answers `change_payment_rules`. Lower limits apply at once and end a waiting change; higher ones wait for
 * a signature. Source: docs/requirements/law-2026.md#own-limits.
 */
export async function changeRules(
  { db }: Services,
  caller: CompanyCaller,
  request: RequestOf<typeof changePaymentRules>,
): Promise<Outcome<AnswerOf<typeof changePaymentRules>>> {
  const outcome = await inTransaction(db, (tx) => storeChange(tx, caller, request));
  if (!outcome.ok) await auditRefusal(db.queries, caller, 'changePaymentRules', outcome.refusal.code);
  return outcome;
}

async function storeChange(
  tx: Queries,
  caller: CompanyCaller,
  request: InstantLimitsDraft,
): Promise<Outcome<AnswerOf<typeof changePaymentRules>>> {
  const { companyId } = caller.membership;
  await lockCompanies(tx, [companyId]);
  if (!(await readUserManager(tx, caller))) return refuse('forbidden');
  const reason = tidyLine(request.reason);
  const present = await readInstantLimits(tx, companyId);
  const problems = checkInstantLimits({ ...request, reason }, present);
  if (problems.length > 0) return refuseFields(problems);
  const { now, later } = splitLimits(present, parseInstantLimits(request));
  if (now) {
    await withdrawOpenChange(tx, caller);
    await insertChange(tx, caller, { ...now, reason, decision: { outcome: 'approved', ...getDecider(caller) } });
    await auditRules(tx, caller, 'changePaymentRules', listLimitChanges(present, now));
  }
  if (!later) return succeed({ waits: false });
  const id = await insertChange(tx, caller, { ...later, reason });
  if (id === null) return refuse('limitsWait');
  const lines = listLimitChanges(now ?? present, later);
  await storeDeclaration(tx, caller, {
    kind: 'paymentRules',
    objectId: id,
    subject: SUBJECT,
    lines: [...lines, reason && `Причина: ${reason}`],
    payload: {},
  });
  await auditRules(tx, caller, 'askPaymentRules', [...lines, JOURNAL_DETAILS.waits]);
  return succeed({ waits: true });
}

const getDecider = ({ at, userId }: CompanyCaller) => ({ decidedAt: at, decidedBy: userId });

/** @returns the id, or null if another change waits */
async function insertChange(
  tx: Queries,
  { membership: { companyId }, userId, at }: CompanyCaller,
  {
    decision,
    ...change
  }: InstantLimits & {
    readonly reason: string;
    readonly decision?: Pick<typeof paymentRulesChange.$inferInsert, 'outcome' | 'decidedAt' | 'decidedBy'>;
  },
): Promise<number | null> {
  const [stored] = await tx
    .insert(paymentRulesChange)
    .values({ companyId, ...change, askedBy: userId, askedAt: at, ...decision })
    .onConflictDoNothing()
    .returning({ id: paymentRulesChange.id });
  return stored?.id ?? null;
}

/** Withdraws a waiting change: limits that were lowered since must not rise with it. */
async function withdrawOpenChange(tx: Queries, caller: CompanyCaller): Promise<void> {
  const { companyId } = caller.membership;
  const withdrawn = await tx
    .update(paymentRulesChange)
    .set({ outcome: 'withdrawn', ...getDecider(caller) })
    .where(and(eq(paymentRulesChange.companyId, companyId), isNull(paymentRulesChange.outcome)))
    .returning();
  const present = await readInstantLimits(tx, companyId);
  for (const change of withdrawn) {
    const lines = listLimitChanges(present, change);
    await auditRules(tx, caller, 'withdrawPaymentRules', [...lines, JOURNAL_DETAILS.withdrawn]);
  }
}
