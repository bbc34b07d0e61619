import { and, asc, desc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { questionnaire, questionnaireDecision, questionnaireRemark } = schema;

/** A questionnaire that was handed in; `isAccepted` is null while the bank looks at it. */
export type HandedInQuestionnaire = Awaited<ReturnType<typeof lastHandedIn>>;

/** The last one that the company handed in; null if it never did. */
export async function lastHandedIn(queries: Queries, companyId: number) {
  const [found] = await handedIn(queries).where(eq(questionnaire.companyId, companyId)).limit(1);
  return found ?? null;
}

/** Whether the bank looks at the company's questionnaire: nothing that belongs to it changes meanwhile. */
export async function isInReview(queries: Queries, companyId: number): Promise<boolean> {
  const last = await lastHandedIn(queries, companyId);
  return last !== null && last.isAccepted === null;
}

/** The last one that the bank accepted: what later answers are compared with. */
export async function lastAccepted(queries: Queries, companyId: number) {
  const [found] = await handedIn(queries)
    .where(and(eq(questionnaire.companyId, companyId), eq(questionnaireDecision.isAccepted, true)))
    .limit(1);
  return found ?? null;
}

/** What the bank asks to be put right in one, in the order in which it was written down. */
export async function remarksOn(queries: Queries, questionnaireId: number) {
  return queries
    .select({ field: questionnaireRemark.field, text: questionnaireRemark.text })
    .from(questionnaireRemark)
    .where(eq(questionnaireRemark.questionnaireId, questionnaireId))
    .orderBy(asc(questionnaireRemark.id));
}

function handedIn(queries: Queries) {
  return queries
    .select({
      id: questionnaire.id,
      content: questionnaire.content,
      savedBy: questionnaire.savedBy,
      savedAt: questionnaire.savedAt,
      isAccepted: questionnaireDecision.isAccepted,
      decidedAt: questionnaireDecision.decidedAt,
    })
    .from(questionnaire)
    .leftJoin(questionnaireDecision, eq(questionnaireDecision.questionnaireId, questionnaire.id))
    .orderBy(desc(questionnaire.id))
    .$dynamic();
}
