import type { AnswerOf, RequestOf, saveDraft } from '@ncb/shared-kernel/api/contract';
import { withMaskedCards } from '@ncb/shared-kernel/domain/identifiers';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { attempt, schema, type Queries } from '../../db';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { lockCompany } from '../catalogues/catalogue';
import { draftProblems } from './draft-problems';
import { DRAFTS_MAX } from './limits';
import { withoutCards } from './without-cards';
import { closedPages, ownDraft, ownDrafts } from './own-drafts';

const { draft } = schema;

type Request = RequestOf<typeof saveDraft>;
type Saved = AnswerOf<typeof saveDraft>;

/** Answers `save_draft`, with card numbers masked. */
export async function keepDraft({ db }: Services, caller: CompanyCaller, request: Request): Promise<Outcome<Saved>> {
  const problems = draftProblems(request);
  if (problems.length > 0) return refuseFields(problems);
  if (closedPages(caller).includes(request.page)) return refuse('forbidden');
  const content = readJson(request.data);
  if (content === undefined) return refuse('badRequest', { params: { where: 'draft_data' } });
  const { id } = request;
  const masked = {
    ...request,
    name: withMaskedCards(request.name),
    data: JSON.stringify(withoutCards(content)),
  };
  return attempt(db, (tx) => (id === null ? begin(tx, caller, masked) : replace(tx, caller, id, masked)));
}

async function begin(tx: Queries, caller: CompanyCaller, { page, name, data }: Request): Promise<Outcome<Saved>> {
  const { at, userId, membership } = caller;
  const { companyId } = membership;
  await lockCompany(tx, companyId);
  if ((await tx.$count(draft, ownDrafts(caller))) >= DRAFTS_MAX)
    return refuseFields([{ field: 'draft_name', key: 'tooManyRecords', params: { max: String(DRAFTS_MAX) } }]);
  const [stored] = await tx
    .insert(draft)
    .values({ companyId, userId, page, name, data, savedAt: at })
    .returning({ id: draft.id });
  if (!stored) return refuse('internalError');
  await writeAudit(tx, recordAudit(caller, 'saveRecord', 'draft', stored.id));
  return done({ id: String(stored.id) });
}

/**
 * Replaces a draft without an audit row: forms save every few seconds, and audit rows are written one after another.
 */
async function replace(
  tx: Queries,
  caller: CompanyCaller,
  id: string,
  { page, name, data }: Request,
): Promise<Outcome<Saved>> {
  const [stored] = await tx
    .update(draft)
    .set({ page, name, data, savedAt: caller.at })
    .where(ownDraft(caller, id))
    .returning({ id: draft.id });
  return stored ? done({ id }) : refuse('notFound');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
