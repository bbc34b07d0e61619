import { compareAmounts } from '@ncb/shared-kernel/domain/money';
import {
  followPayments,
  getSettlementDays,
  isDeliveryDue,
  type FollowedPayment,
} from '@ncb/shared-kernel/domain/rules';
import {
  CurrencyPaymentKind,
  DocumentStatus,
  DocumentType,
  SETTLEMENT_FREE_HRYVNIAS,
  type ContractKind,
  type GoodsGroup,
} from '@ncb/shared-kernel/domain/vocabulary';
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { toKyivDay } from '../../clock';
import { schema, type Queries } from '../../db';
import type { DocumentRow } from '../documents/find-document';
import { toEquivalent, readRates } from '../statement/rate-history';

const { contract, contractPaper, contractShare, document } = schema;

const SHOWN = {
  id: document.id,
  type: document.type,
  number: document.number,
  status: document.status,
  documentDate: document.documentDate,
  confirmedAt: document.confirmedAt,
  amount: document.amount,
  currencyCode: document.currencyCode,
  details: document.details,
};

type ShownDocument = Pick<DocumentRow, keyof typeof SHOWN>;

export interface ContractUse {
  readonly document: ShownDocument;
  readonly contractId: number;
  readonly kind: ContractKind;
  readonly goodsGroup: GoodsGroup;
  readonly used: string | null;
  readonly day: string;
}

export const EXECUTED_PAYMENTS = and(
  eq(document.type, DocumentType.currencyPayment),
  eq(document.status, DocumentStatus.success),
);

/**
 * Finds the documents that name contracts, newest first.
 * @param only further condition; default: all documents
 */
export async function findContractUses(
  queries: Queries,
  contractIds: readonly number[],
  only?: SQL,
): Promise<readonly ContractUse[]> {
  if (contractIds.length === 0) return [];
  const rows = await queries
    .select({
      document: SHOWN,
      contractId: contractShare.contractId,
      kind: contract.kind,
      goodsGroup: contract.goodsGroup,
      used: contractShare.used,
    })
    .from(contractShare)
    .innerJoin(contract, eq(contract.id, contractShare.contractId))
    .innerJoin(document, eq(document.id, contractShare.documentId))
    .where(and(inArray(contractShare.contractId, [...contractIds]), isNull(document.deletedAt), only))
    .orderBy(desc(document.id));
  return rows.map((row) => ({ ...row, day: getUseDay(row.document) }));
}

function getUseDay({ status, confirmedAt, documentDate }: ShownDocument): string {
  return status === DocumentStatus.success && confirmedAt ? toKyivDay(confirmedAt) : documentDate;
}

/**
 * Finds payments to be followed by goods or a return: executed, to another bank, above the National Bank's threshold.
 * Source: docs/requirements/currency.md#currency-supervision.
 * @param standardDays the bank's usual settlement term
 */
export async function findFollowedPayments(
  queries: Queries,
  uses: readonly ContractUse[],
  { bankDay, standardDays }: { readonly bankDay: string; readonly standardDays: number },
): Promise<ReadonlyMap<number, readonly FollowedPayment[]>> {
  const paid = uses.filter(({ document: row, kind }) => isDeliveryDue(kind) && hasLeftTheBank(row));
  const ids = [...new Set(paid.map(({ contractId }) => contractId))];
  if (ids.length === 0) return new Map();
  const rates = await readRates(queries, bankDay);
  const followed = paid.filter(({ document: { amount, currencyCode }, day }) => {
    const hryvnias = toEquivalent(amount, rates.on(currencyCode, day));
    return compareAmounts(hryvnias, SETTLEMENT_FREE_HRYVNIAS) > 0;
  });
  const papers = await findPapers(queries, ids);
  return new Map(
    ids.map((id) => [
      id,
      followPayments(
        followed.flatMap((use) =>
          use.contractId === id && use.used !== null
            ? {
                id: String(use.document.id),
                day: use.day,
                amount: use.used,
                days: getSettlementDays(use, use.day, standardDays),
              }
            : [],
        ),
        papers.filter(({ contractId }) => contractId === id),
      ),
    ]),
  );
}

function hasLeftTheBank({ type, status, details }: ShownDocument): boolean {
  const isExecuted = type === DocumentType.currencyPayment && status === DocumentStatus.success;
  return isExecuted && details.currencyPayment?.kind === CurrencyPaymentKind.external;
}

async function findPapers(queries: Queries, contractIds: readonly number[]) {
  const { id, contractId, kind, number, date, amount } = contractPaper;
  const rows = await queries
    .select({ id, contractId, kind, number, date, amount })
    .from(contractPaper)
    .where(and(inArray(contractId, [...contractIds]), isNull(contractPaper.droppedAt)))
    .orderBy(id);
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}
