import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { parseId } from '../ids';

const { contract, contractShare, document } = schema;

export type ContractRow = typeof contract.$inferSelect;

/** Documents whose shares are gone for others. Source: spec 3 §3 ("what executed and sent documents have used") */
const USING = [DocumentStatus.inProgress, DocumentStatus.success];

/** A contract with what is left of it, in its currency. */
export interface RestedContract {
  readonly contract: ContractRow;
  readonly rest: string;
}

/** The condition for all contracts of a company that it has not removed. */
export function keptBy(companyId: number) {
  return and(eq(contract.companyId, companyId), isNull(contract.droppedAt));
}

/** A contract of the company by the wire's id; null for an unknown one, a removed one and for somebody else's. */
export async function companyContract(queries: Queries, companyId: number, id: string): Promise<ContractRow | null> {
  const [found] = await queries.select().from(contract).where(within(companyId, id));
  return found ?? null;
}

/**
 * The same, locked to the end of the transaction so that no document can come to rest on it meanwhile: a share holds
 * its contract by a foreign key.
 */
export async function lockContract(tx: Queries, companyId: number, id: string): Promise<ContractRow | null> {
  const [found] = await tx.select().from(contract).where(within(companyId, id)).for('update');
  return found ?? null;
}

function within(companyId: number, id: string) {
  return and(eq(contract.id, parseId(id) ?? 0), keptBy(companyId));
}

/**
 * Contracts of a company with what is left of each, the newest first.
 * @param exceptDocumentId a document that is being changed or sent: what it uses itself is left to it
 */
export function contractsWithRest(
  queries: Queries,
  companyId: number,
  more: SQL | undefined,
  exceptDocumentId: number | null = null,
) {
  const usage = queries
    .select({
      contractId: contractShare.contractId,
      used: sql<string>`coalesce(sum(${contractShare.used}), 0)::numeric(18, 2)::text`.as('used'),
    })
    .from(contractShare)
    .innerJoin(document, eq(document.id, contractShare.documentId))
    .where(
      and(
        eq(document.companyId, companyId),
        inArray(document.status, USING),
        exceptDocumentId === null ? undefined : ne(document.id, exceptDocumentId),
      ),
    )
    .groupBy(contractShare.contractId)
    .as('usage');
  return queries
    .select({ contract, used: usage.used })
    .from(contract)
    .leftJoin(usage, eq(usage.contractId, contract.id))
    .where(and(keptBy(companyId), more))
    .orderBy(desc(contract.startDate), desc(contract.id));
}

export function rested({ contract: row, used }: { contract: ContractRow; used: string | null }): RestedContract {
  return { contract: row, rest: subtractAmounts(row.amount, used ?? '0.00') };
}
