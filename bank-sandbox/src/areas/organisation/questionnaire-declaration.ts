import type { QuestionnaireDraft } from '@ncb/shared-kernel/domain/rules';
import { Role } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { KindOfDeclaration } from '../declarations/kind-of-declaration';
import { readPresentMembership } from '../signing/read-present-membership';
import { findLastSubmitted } from './questionnaire-state';

const { questionnaire, questionnaireDraft } = schema;

export async function checkQuestionnaireRight(queries: Queries, caller: CompanyCaller): Promise<Outcome<null>> {
  if (caller.membership.role !== Role.director) return refuse('forbidden');
  const { rightsValid } = await readPresentMembership(queries, caller);
  return rightsValid ? succeed(null) : refuse('insufficientOrExpiredRights');
}

/** Signed by a director on behalf of the company. Source: docs/requirements/keys-and-users.md#questionnaire. */
export const QUESTIONNAIRE_DECLARATION: KindOfDeclaration = {
  mayBeSignedBy: (queries, _declaration, caller) => checkQuestionnaireRight(queries, caller),

  async accept(tx, { id, companyId, payload }, caller) {
    // The bank decides the pending questionnaire first.
    const last = await findLastSubmitted(tx, companyId);
    if (last && last.isAccepted === null) return refuse('statusForbidsAction');
    const content = payload as QuestionnaireDraft;
    const [stored] = await tx
      .insert(questionnaire)
      .values({ companyId, content, savedBy: caller.userId, savedAt: caller.at, declarationId: id })
      .returning({ id: questionnaire.id });
    await tx.delete(questionnaireDraft).where(eq(questionnaireDraft.companyId, companyId));
    await writeAudit(tx, buildAuditEntry(caller, 'submitQuestionnaire', 'questionnaire', stored?.id ?? 0));
    return succeed(null);
  },
};
