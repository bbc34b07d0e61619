import { completeQuestionnaire, findQuestionnaireSection } from '@ncb/shared-kernel/domain/rules';
import { eq } from 'drizzle-orm';
import { OPERATOR, writeAudit, type AuditAction } from '../../audit';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findRemarks } from './questionnaire-state';

const { company, questionnaire, questionnaireDecision, questionnaireRemark } = schema;

type Bank = Pick<Services, 'db' | 'clock'>;
type HandedIn = typeof questionnaire.$inferSelect;

/**
 * Accepts a questionnaire. Activities, contacts and address parts become the company's data; names and the address line
 * come from the state register.
 */
export async function acceptQuestionnaire(bank: Bank, id: number): Promise<Outcome<null>> {
  return decideQuestionnaire(bank, id, 'acceptQuestionnaire', async (tx, row, now) => {
    await tx.insert(questionnaireDecision).values({ questionnaireId: row.id, isAccepted: true, decidedAt: now });
    const answers = completeQuestionnaire(row.content);
    const { mainActivity, secondaryActivities, phone, email, site, workers, englishName } = answers;
    const { town, street, building, postCode, region } = answers;
    await tx
      .update(company)
      .set({
        mainActivity,
        phone,
        email,
        site,
        englishName,
        secondaryActivities: secondaryActivities.join(', '),
        workers: workers === '' ? null : Number(workers),
        // Earlier forms have no address parts.
        ...(town !== '' && { addressParts: { town, street, building, postCode, region } }),
      })
      .where(eq(company.id, row.companyId));
    return succeed(null);
  });
}

/**
 * Adds a remark, which the company sees when the questionnaire is returned.
 * @param field wire name of a field or a cell: `clntUbo.0.share`
 */
export async function addQuestionnaireRemark(
  bank: Bank,
  id: number,
  field: string,
  text: string,
): Promise<Outcome<null>> {
  if (findQuestionnaireSection(field) === null) return refuse('notFound');
  return decideQuestionnaire(bank, id, 'remarkQuestionnaire', async (tx, row, now) => {
    await tx.insert(questionnaireRemark).values({ questionnaireId: row.id, field, text, madeAt: now });
    return succeed(null);
  });
}

/** Returns a questionnaire; requires a remark (`badRequest`). */
export async function returnQuestionnaire(bank: Bank, id: number): Promise<Outcome<null>> {
  return decideQuestionnaire(bank, id, 'returnQuestionnaire', async (tx, row, now) => {
    const remarks = await findRemarks(tx, row.id);
    if (remarks.length === 0) return refuse('badRequest');
    await tx.insert(questionnaireDecision).values({ questionnaireId: row.id, isAccepted: false, decidedAt: now });
    return succeed(null);
  });
}

async function decideQuestionnaire(
  { db, clock }: Bank,
  id: number,
  action: AuditAction,
  change: (tx: Queries, row: HandedIn, now: Date) => Promise<Outcome<null>>,
): Promise<Outcome<null>> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(questionnaire).where(eq(questionnaire.id, id)).for('no key update');
    if (!row) return refuse('notFound');
    const [decided] = await tx
      .select()
      .from(questionnaireDecision)
      .where(eq(questionnaireDecision.questionnaireId, id));
    if (decided) return refuse('statusForbidsAction');
    const changed = await change(tx, row, now);
    if (!changed.ok) return changed;
    const object = { type: 'questionnaire', id: String(id) } as const;
    await writeAudit(tx, { at: now, actor: OPERATOR, action, object, result: 'ok' });
    return succeed(null);
  });
}
