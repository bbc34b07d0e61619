import type { addContractPaper, AnswerOf, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { bytesOfBase64, checkContractPaper, isAcceptedFile } from '@ncb/shared-kernel/domain/rules';
import { and, count, eq, isNull } from 'drizzle-orm';
import { recordAudit, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { once } from '../documents/idempotency';
import { lockContract } from './contract-rows';

const { contractPaper } = schema;

/** Limit of attachments (ours): years of invoices and customs declarations. */
const PAPERS_MAX = 200;

type Request = RequestOf<typeof addContractPaper>;

/** Answers `add_contract_doc`. */
export async function addPaper(
  { db }: Services,
  caller: CompanyCaller,
  request: Request,
): Promise<Outcome<AnswerOf<typeof addContractPaper>>> {
  const { contractId, kind, number, date, amount, fileName } = request;
  const content = Buffer.from(request.content, 'base64');
  const problems = problemsOf(request, content);
  if (problems.length > 0 || date === null) return refuseFields(problems);
  const { membership, userId, at } = caller;
  return once(db, caller, async (tx) => {
    const kept = await lockContract(tx, membership.companyId, contractId);
    if (!kept) return refuse('notFound');
    if ((await papersOf(tx, kept.id)) >= PAPERS_MAX)
      return refuseFields([{ field: 'content', key: 'tooManyFiles', params: { max: String(PAPERS_MAX) } }]);
    const [stored] = await tx
      .insert(contractPaper)
      .values({
        ...{ companyId: membership.companyId, contractId: kept.id, creatorId: userId, createdAt: at },
        ...{ kind, number, date, amount, fileName, content },
      })
      .returning({ id: contractPaper.id });
    if (!stored) return refuse('internalError');
    await writeAudit(tx, recordAudit(caller, 'saveRecord', 'contractPaper', stored.id));
    return done({ id: String(stored.id) });
  });
}

function problemsOf({ number, date, amount, fileName, content }: Request, bytes: Uint8Array): readonly Problem[] {
  const size = bytesOfBase64(content);
  if (size === null) return [{ field: 'content', key: 'incorrectFile' }];
  const found = checkContractPaper({ number, date: date ?? '', amount: amount ?? '', fileName, bytes: size });
  if (found.length > 0) return found;
  return isAcceptedFile(fileName, bytes) ? [] : [{ field: 'content', key: 'incorrectFile' }];
}

async function papersOf(tx: Queries, contractId: number): Promise<number> {
  const [found] = await tx
    .select({ papers: count() })
    .from(contractPaper)
    .where(and(eq(contractPaper.contractId, contractId), isNull(contractPaper.droppedAt)));
  return found?.papers ?? 0;
}
