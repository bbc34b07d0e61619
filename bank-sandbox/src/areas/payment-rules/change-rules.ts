import type { AnswerOf, changePaymentRules, RequestOf } from '@ncb/shared-kernel/api/contract';
import {
  canManageUsers,
  checkInstantLimits,
  isLoosening,
  parseInstantLimits,
  type InstantLimits,
  type InstantLimitsDraft,
} from '@ncb/shared-kernel/domain/rules';
import { JOURNAL_DETAILS } from '@ncb/shared-kernel/domain/vocabulary';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { and, eq, isNull } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { storeDeclaration, withdrawDeclarations } from '../declarations/store-declaration';
import { lockCompanies, readManager } from '../users/members';
import { requiresSecondManager } from '../users/second-manager';
import { readInstantLimits } from './instant-limits';
import { listLimitChanges, SUBJECT } from './limit-texts';

const { paymentRulesChange } = schema;

/**
 * Answers `change_payment_rules`. Higher limits wait for a second manager, lower ones apply at once and end a waiting
 * change. Source: docs/requirements/law-2026.md#own-limits.
 */
export async function changeRules(
  { db }: Services,
  caller: CompanyCaller,
  request: RequestOf<typeof changePaymentRules>,
): Promise<Outcome<AnswerOf<typeof changePaymentRules>>> {
  const { companyId } = caller.membership;
  const outcome = await inTransaction(db, (tx) => storeChange(tx, caller, request));
  if (!outcome.ok) {
    const entry = buildAuditEntry(caller, 'changePaymentRules', 'company', String(companyId), outcome.refusal.code);
    await writeAudit(db.queries, entry);
  }
  return outcome;
}

async function storeChange(
  tx: Queries,
  caller: CompanyCaller,
  request: InstantLimitsDraft,
): Promise<Outcome<AnswerOf<typeof changePaymentRules>>> {
  const { companyId } = caller.membership;
  await lockCompanies(tx, [companyId]);
  const manager = await readManager(tx, caller);
  if (!manager || !canManageUsers(manager)) return refuse('forbidden');
  const draft = { ...request, reason: tidyLine(request.reason) };
  const present = await readInstantLimits(tx, companyId);
  const problems = checkInstantLimits(draft, present);
  if (problems.length > 0) return refuseFields(problems);
  const limits = parseInstantLimits(draft);
  const waits = isLoosening(present, limits) && (await requiresSecondManager(tx, companyId, [caller.userId]));
  if (!waits) await withdrawOpenChange(tx, caller);
  const stored = await insertChange(tx, caller, limits, draft.reason, waits);
  if (stored === null) return refuse('limitsWait');
  const lines = listLimitChanges(present, limits);
  if (waits)
    await storeDeclaration(tx, caller, {
      kind: 'paymentRules',
      objectId: stored,
      subject: SUBJECT,
      lines: [...lines, draft.reason && `Причина: ${draft.reason}`],
      payload: {},
    });
  await writeAudit(tx, {
    ...buildAuditEntry(caller, waits ? 'askPaymentRules' : 'changePaymentRules', 'company', String(companyId)),
    detail: waits ? `${lines.join('; ')} (${JOURNAL_DETAILS.waits})` : lines.join('; '),
  });
  return succeed({ waits });
}

/** @returns the id, or null if another change waits */
async function insertChange(
  tx: Queries,
  { membership: { companyId }, userId, at }: CompanyCaller,
  limits: InstantLimits,
  reason: string,
  waits: boolean,
): Promise<number | null> {
  const decision = { outcome: 'approved', decidedBy: userId, decidedAt: at } as const;
  const [stored] = await tx
    .insert(paymentRulesChange)
    .values({ companyId, ...limits, reason, askedBy: userId, askedAt: at, ...(!waits && decision) })
    .onConflictDoNothing()
    .returning({ id: paymentRulesChange.id });
  return stored?.id ?? null;
}

/** Withdraws a waiting change: limits that were lowered since must not rise with it. */
async function withdrawOpenChange(
  tx: Queries,
  { membership: { companyId }, userId, at }: CompanyCaller,
): Promise<void> {
  const withdrawn = await tx
    .update(paymentRulesChange)
    .set({ outcome: 'withdrawn', decidedBy: userId, decidedAt: at })
    .where(and(eq(paymentRulesChange.companyId, companyId), isNull(paymentRulesChange.outcome)))
    .returning({ id: paymentRulesChange.id });
  for (const { id } of withdrawn) await withdrawDeclarations(tx, { companyId, kind: 'paymentRules', objectId: id }, at);
}
