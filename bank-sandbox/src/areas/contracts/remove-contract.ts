import type { AnswerOf, dropContract, RequestOf } from '@ncb/shared-kernel/api/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { lockContract } from './contract-rows';

const { contract, contractShare, document } = schema;

/** Answers `drop_contract`, if no document uses the contract. */
export async function removeContract(
  { db }: Services,
  caller: CompanyCaller,
  { id }: RequestOf<typeof dropContract>,
): Promise<Outcome<AnswerOf<typeof dropContract>>> {
  return inTransaction(db, async (tx) => {
    const row = await lockContract(tx, caller.membership.companyId, id);
    if (!row) return refuse('notFound');
    if (await isContractUsed(tx, row.id)) return refuse('contractInUse');
    await tx.update(contract).set({ droppedAt: caller.at }).where(eq(contract.id, row.id));
    await writeAudit(tx, buildAuditEntry(caller, 'dropRecord', 'contract', row.id));
    return succeed({});
  });
}

/** Checks if a document of any status, refused ones too, uses a contract. */
export async function isContractUsed(tx: Queries, contractId: number): Promise<boolean> {
  const [found] = await tx
    .select({ id: document.id })
    .from(contractShare)
    .innerJoin(document, eq(document.id, contractShare.documentId))
    .where(and(eq(contractShare.contractId, contractId), isNull(document.deletedAt)))
    .limit(1);
  return found !== undefined;
}
