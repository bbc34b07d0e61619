import type { addContractPaper, AnswerOf, RequestOf } from '@ncb/shared-kernel/api/contract';
import type { Problem } from '@ncb/shared-kernel/domain';
import { getBase64Size, checkContractPaper, isAcceptedFile } from '@ncb/shared-kernel/domain/rules';
import { and, count, eq, isNull } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { withIdempotency } from '../documents/with-idempotency';
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
  const problems = checkPaper(request, content);
  if (problems.length > 0 || date === null) return refuseFields(problems);
  const { membership, userId, at } = caller;
  return withIdempotency(db, caller, async (tx) => {
    const contractRow = await lockContract(tx, membership.companyId, contractId);
    if (!contractRow) return refuse('notFound');
    if ((await countPapers(tx, contractRow.id)) >= PAPERS_MAX)
      return refuseFields([{ field: 'content', key: 'tooManyFiles', params: { max: String(PAPERS_MAX) } }]);
    const [stored] = await tx
      .insert(contractPaper)
      .values({
        companyId: membership.companyId,
        contractId: contractRow.id,
        creatorId: userId,
        createdAt: at,
        kind,
        number,
        date,
        amount,
        fileName,
        content,
      })
      .returning({ id: contractPaper.id });
    if (!stored) return refuse('internalError');
    await writeAudit(tx, buildAuditEntry(caller, 'saveRecord', 'contractPaper', stored.id));
    return succeed({ id: String(stored.id) });
  });
}

function checkPaper({ number, date, amount, fileName, content }: Request, bytes: Uint8Array): readonly Problem[] {
  const size = getBase64Size(content);
  if (size === null) return [{ field: 'content', key: 'incorrectFile' }];
  const found = checkContractPaper({ number, date: date ?? '', amount: amount ?? '', fileName, bytes: size });
  if (found.length > 0) return found;
  return isAcceptedFile(fileName, bytes) ? [] : [{ field: 'content', key: 'incorrectFile' }];
}

async function countPapers(tx: Queries, contractId: number): Promise<number> {
  const [found] = await tx
    .select({ papers: count() })
    .from(contractPaper)
    .where(and(eq(contractPaper.contractId, contractId), isNull(contractPaper.droppedAt)));
  return found?.papers ?? 0;
}
