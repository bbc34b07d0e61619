import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { compareAmounts, exchange, parseAmount } from '@ncb/shared-kernel/domain/money';
import { toBackingContract, type BackingContract, type ContractShare } from '@ncb/shared-kernel/domain/rules';
import { asc, eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import type { DocumentRow } from '../documents/find-document';
import { parseId } from '../parse-id';
import { findRate } from '../rates/find-rate';
import { selectContractsWithRest, withRest, type ContractWithRest } from './contract-rows';

const { contract, contractShare, document } = schema;

type Backed = Pick<DocumentRow, 'id' | 'companyId' | 'currencyCode'>;

/**
 * Finds the contracts of a document for the currency rules. Inside a transaction they cannot be removed.
 * @param exceptDocumentId the document itself when it is changed; null for a new one
 */
export async function findBackingContracts(
  queries: Queries,
  companyId: number,
  ids: readonly string[],
  exceptDocumentId: string | null,
): Promise<readonly BackingContract[]> {
  const requestedIds = ids.map(parseId).filter((id) => id !== null);
  if (requestedIds.length === 0) return [];
  const except = exceptDocumentId === null ? null : parseId(exceptDocumentId);
  const rows = await selectContractsWithRest(queries, companyId, inArray(contract.id, requestedIds), except).for(
    'key share',
    {
      of: contract,
    },
  );
  return rows.map((row) => toBacking(withRest(row)));
}

function toBacking({ contract: row, rest }: ContractWithRest): BackingContract {
  const partner = { name: row.partnerName, country: row.partner.country };
  return toBackingContract({ ...row, id: String(row.id), partner, rest });
}

/** Replaces the shares of a document, already checked by the rules. */
export async function storeShares(tx: Queries, documentId: number, shares: readonly ContractShare[]): Promise<void> {
  const backed = await readBackedDocument(tx, documentId);
  await tx.delete(contractShare).where(eq(contractShare.documentId, documentId));
  for (const share of shares) {
    const [current] = await selectContractsWithRest(
      tx,
      backed.companyId,
      eq(contract.id, parseId(share.contractId) ?? 0),
    );
    const parsed = parseAmount(share.amount);
    if (!current || !parsed.ok) throw new Error('a share was kept that the rules had not passed');
    const used = await convertAmount(tx, parsed.amount, backed.currencyCode, current.contract.currencyCode);
    await tx.insert(contractShare).values({ documentId, contractId: current.contract.id, amount: parsed.amount, used });
  }
}

export async function findShares(queries: Queries, documentId: number): Promise<readonly ContractShare[]> {
  const rows = await queries
    .select()
    .from(contractShare)
    .where(eq(contractShare.documentId, documentId))
    .orderBy(asc(contractShare.contractId));
  return rows.map(({ contractId, amount }) => ({ contractId: String(contractId), amount }));
}

/**
 * Returns why a saved document may not use its contracts: documents sent since may have used them up. Contracts stay
 * locked in the order of ids, so that only one of two documents is sent.
 */
export async function findSharesRefusal(
  tx: Queries,
  { id, companyId, currencyCode }: Backed,
): Promise<RefusalCode | null> {
  const shares = await findShares(tx, id);
  const ids = shares.map(({ contractId }) => Number(contractId));
  if (ids.length === 0) return null;
  const ofShares = inArray(contract.id, ids);
  await tx.select({ id: contract.id }).from(contract).where(ofShares).orderBy(asc(contract.id)).for('no key update');
  const rows = (await selectContractsWithRest(tx, companyId, ofShares, id)).map(withRest);
  const fits = shares.every(({ contractId, amount }) => {
    const found = rows.find((row) => String(row.contract.id) === contractId);
    return found?.contract.currencyCode !== currencyCode || compareAmounts(amount, found.rest) <= 0;
  });
  return fits ? null : 'contractExceeded';
}

async function readBackedDocument(tx: Queries, documentId: number): Promise<Backed> {
  const [found] = await tx.select().from(document).where(eq(document.id, documentId));
  if (!found) throw new Error(`no document ${documentId}`);
  return found;
}

async function convertAmount(tx: Queries, amount: string, from: string, to: string): Promise<string | null> {
  if (from === to) return amount;
  const [fromRate, toRate] = [await findRate(tx, from), await findRate(tx, to)];
  if (!fromRate || !toRate) return null;
  return exchange(
    amount,
    { rate: fromRate.official, units: fromRate.units },
    { rate: toRate.official, units: toRate.units },
  );
}
