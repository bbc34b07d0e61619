import type {
  AnswerOf,
  dropContractPaper,
  getContractPaper,
  listContractPapers,
  RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';
import { findContract } from './contract-rows';

const { contractPaper } = schema;
// Without the files of up to 5 MB.
const { content: _content, ...withoutContent } = getTableColumns(contractPaper);

/** Answers `get_contract_docs`. */
export async function findContractPapers(
  { db }: Services,
  { membership }: CompanyCaller,
  { contractId }: RequestOf<typeof listContractPapers>,
): Promise<Outcome<AnswerOf<typeof listContractPapers>>> {
  const contract = await findContract(db.queries, membership.companyId, contractId);
  if (!contract) return refuse('notFound');
  const rows = await db.queries
    .select({ ...withoutContent, size: sql<number>`octet_length(${contractPaper.content})` })
    .from(contractPaper)
    .where(and(eq(contractPaper.contractId, contract.id), isNull(contractPaper.droppedAt)))
    .orderBy(asc(contractPaper.id));
  return succeed({
    papers: rows.map(({ id, kind, number, date, amount, fileName, size }) => ({
      id: String(id),
      contractId: String(contract.id),
      kind,
      number,
      date,
      amount,
      fileName,
      size,
    })),
  });
}

/** Answers `get_contract_doc`. */
export async function readPaperFile(
  { db }: Services,
  { membership }: CompanyCaller,
  { id }: RequestOf<typeof getContractPaper>,
): Promise<Outcome<AnswerOf<typeof getContractPaper>>> {
  const [found] = await db.queries.select().from(contractPaper).where(buildPaperCondition(membership.companyId, id));
  if (!found) return refuse('notFound');
  return succeed({ fileName: found.fileName, content: Buffer.from(found.content).toString('base64') });
}

/** Answers `drop_contract_doc`; the bank keeps the attachment as evidence. */
export async function removePaper(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof dropContractPaper>,
): Promise<Outcome<AnswerOf<typeof dropContractPaper>>> {
  return inTransaction(db, async (tx) => {
    const [dropped] = await tx
      .update(contractPaper)
      .set({ droppedAt: caller.at })
      .where(buildPaperCondition(caller.membership.companyId, id))
      .returning({ id: contractPaper.id, contractId: contractPaper.contractId });
    if (!dropped) return refuse('notFound');
    await writeAudit(tx, buildAuditEntry(caller, 'dropRecord', 'contractPaper', dropped.id));
    return succeed({});
  });
}

function buildPaperCondition(companyId: number, id: string) {
  return and(
    eq(contractPaper.id, parseId(id) ?? 0),
    eq(contractPaper.companyId, companyId),
    isNull(contractPaper.droppedAt),
  );
}
