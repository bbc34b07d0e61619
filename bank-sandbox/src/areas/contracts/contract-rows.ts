import { addAmounts, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { DocumentStatus, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { parseId } from '../parse-id';

const { contract, contractShare, document } = schema;

export type ContractRow = typeof contract.$inferSelect;

/** Statuses of payments that use up a contract. Source: docs/adr/0084 */
const USING = [DocumentStatus.inProgress, DocumentStatus.success];

/** Contract with its remaining and used amounts, in its currency. */
export interface ContractWithRest {
  readonly contract: ContractRow;
  readonly rest: string;
  readonly paid: string;
  readonly onWay: string;
}

function buildCompanyCondition(companyId: number) {
  return and(eq(contract.companyId, companyId), isNull(contract.droppedAt));
}

/** Finds a contract by wire id; null for an unknown or removed one. */
export async function findContract(queries: Queries, companyId: number, id: string): Promise<ContractRow | null> {
  const [found] = await queries.select().from(contract).where(buildIdCondition(companyId, id));
  return found ?? null;
}

/** Locks a contract against new documents: a share holds its contract by a foreign key. */
export async function lockContract(tx: Queries, companyId: number, id: string): Promise<ContractRow | null> {
  const [found] = await tx.select().from(contract).where(buildIdCondition(companyId, id)).for('update');
  return found ?? null;
}

function buildIdCondition(companyId: number, id: string) {
  return and(eq(contract.id, parseId(id) ?? 0), buildCompanyCondition(companyId));
}

/** @param exceptDocumentId a document being changed or sent: its own use is not subtracted */
export function selectContractsWithRest(
  queries: Queries,
  companyId: number,
  more: SQL | undefined,
  exceptDocumentId: number | null = null,
) {
  const usage = queries
    .select({
      contractId: contractShare.contractId,
      paid: buildUsedSql(DocumentStatus.success).as('paid'),
      onWay: buildUsedSql(DocumentStatus.inProgress).as('on_way'),
    })
    .from(contractShare)
    .innerJoin(document, eq(document.id, contractShare.documentId))
    .where(
      and(
        eq(document.companyId, companyId),
        eq(document.type, DocumentType.currencyPayment),
        inArray(document.status, USING),
        exceptDocumentId === null ? undefined : ne(document.id, exceptDocumentId),
      ),
    )
    .groupBy(contractShare.contractId)
    .as('usage');
  return queries
    .select({ contract, paid: usage.paid, onWay: usage.onWay })
    .from(contract)
    .leftJoin(usage, eq(usage.contractId, contract.id))
    .where(and(buildCompanyCondition(companyId), more))
    .orderBy(desc(contract.startDate), desc(contract.id));
}

function buildUsedSql(status: DocumentStatus): SQL<string> {
  const used = sql`CASE WHEN ${document.status} = ${status} THEN ${contractShare.used} END`;
  return sql<string>`coalesce(sum(${used}), 0)::numeric(18, 2)::text`;
}

interface Used {
  readonly contract: ContractRow;
  readonly paid: string | null;
  readonly onWay: string | null;
}

export function withRest({ contract: row, paid, onWay }: Used): ContractWithRest {
  const used = { paid: paid ?? '0.00', onWay: onWay ?? '0.00' };
  return { contract: row, rest: subtractAmounts(row.amount, addAmounts(used.paid, used.onWay)), ...used };
}
