import type { AnswerOf, RequestOf, saveDraft } from '@ncb/shared-kernel/api/contract';
import { maskCards } from '@ncb/shared-kernel/domain/identifiers';
import type { Problem } from '@ncb/shared-kernel/domain';
import { isDisplayable } from '@ncb/shared-kernel/domain/text';
import { TEMPLATE_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { lockCompany } from '../catalogues/catalogue';
import { DRAFTS_MAX, DRAFT_DATA_MAX, PAGE_NAME_MAX } from './limits';
import { listClosedPages, ownDraft, ownDrafts } from './own-drafts';

const { draft } = schema;

type Request = RequestOf<typeof saveDraft>;
type SaveAnswer = AnswerOf<typeof saveDraft>;

/** Answers `save_draft`, with card numbers masked. */
export async function storeDraft(
  { db }: Services,
  caller: CompanyCaller,
  request: Request,
): Promise<Outcome<SaveAnswer>> {
  const problems = checkDraft(request);
  if (problems.length > 0) return refuseFields(problems);
  if (listClosedPages(caller).includes(request.page)) return refuse('forbidden');
  const content = readJson(request.data);
  if (content === undefined) return refuse('badRequest', { params: { where: 'draft_data' } });
  const { id } = request;
  const masked = {
    ...request,
    name: maskCards(request.name),
    data: JSON.stringify(withoutCards(content)),
  };
  return inTransaction(db, (tx) => (id === null ? insert(tx, caller, masked) : replace(tx, caller, id, masked)));
}

async function insert(tx: Queries, caller: CompanyCaller, { page, name, data }: Request): Promise<Outcome<SaveAnswer>> {
  const { at, userId, membership } = caller;
  const { companyId } = membership;
  await lockCompany(tx, companyId);
  if ((await tx.$count(draft, ownDrafts(caller))) >= DRAFTS_MAX)
    return refuseFields([{ field: 'name', key: 'tooManyRecords', params: { max: String(DRAFTS_MAX) } }]);
  const [stored] = await tx
    .insert(draft)
    .values({ companyId, userId, page, name, data, savedAt: at })
    .returning({ id: draft.id });
  if (!stored) return refuse('internalError');
  await writeAudit(tx, buildAuditEntry(caller, 'saveRecord', 'draft', stored.id));
  return succeed({ id: String(stored.id) });
}

/**
 * Replaces a draft without an audit row: forms save every few seconds, and audit rows are written one after another.
 */
async function replace(
  tx: Queries,
  caller: CompanyCaller,
  id: string,
  { page, name, data }: Request,
): Promise<Outcome<SaveAnswer>> {
  const [stored] = await tx
    .update(draft)
    .set({ page, name, data, savedAt: caller.at })
    .where(ownDraft(caller, id))
    .returning({ id: draft.id });
  return stored ? succeed({ id }) : refuse('notFound');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checks a draft. Its content is the page's own and only limited in length. */
function checkDraft({ page, name, data }: RequestOf<typeof saveDraft>): readonly Problem[] {
  return [
    ...checkLength('page', page, PAGE_NAME_MAX),
    ...checkLength('name', name, TEMPLATE_NAME_MAX),
    ...checkLength('data', data, DRAFT_DATA_MAX),
    ...(isDisplayable(page + name) ? [] : [{ field: 'name', key: 'forbiddenCharacters' } as const]),
  ];
}

function checkLength(field: string, text: string, max: number): readonly Problem[] {
  return text.length > max ? [{ field, key: 'tooLongText', params: { max: String(max) } }] : [];
}

/** Masks card numbers; forms separate cells by tabs and line ends. */
function withoutCards(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .split(/([\t\n])/)
      .map(maskCards)
      .join('');
  if (typeof value === 'number') {
    const masked = maskCards(String(value));
    return masked === String(value) ? value : masked;
  }
  if (Array.isArray(value)) return value.map(withoutCards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutCards(item)]));
}
