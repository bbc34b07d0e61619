import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { eq, inArray } from 'drizzle-orm';
import { buildIban } from '../../src/areas/banks/build-iban';
import { findBrokenAuditRow } from '../../src/audit';
import type { Queries } from '../../src/db';
import { document, documentHold, glTxn, instantTransfer, networkTransfer } from '../../src/db/schema';
import { findLedgerFaults } from '../../src/ledger';
import { getToday } from './bank-process';
import type { Person } from './person';

/** Accounts whose bank accepts, closed one, late, twice, never received: bank-sandbox/README.md. */
export const ALL_ENDINGS = ['7777', '7778', '9902', '9911', '9915', '9916'];

/** Saves and signs instant payments of 1 UAH to another bank, by the last digits of the receivers' accounts in turn. */
export async function prepareInstantPayments(
  trader: Person,
  { count, endings, firstNumber }: { count: number; endings: readonly string[]; firstNumber: number },
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(
      await trader.save({
        number: String(firstNumber + index),
        documentDate: getToday(),
        debitAccountId: '7013',
        amount: '1.00',
        creditIban: buildIban('305299', `260012345${endings[index % endings.length]}`),
        isInstant: true,
      }),
    );
  await trader.sign(...ids);
  return ids;
}

export interface InstantFaults {
  /** Payments without a decision, or decided otherwise than by the network. */
  readonly lost: readonly number[];
  /** Payments posted more often than once, or though refused. */
  readonly twice: readonly number[];
  /** Holds that stayed, faults of ledger and audit trail. */
  readonly others: readonly string[];
  readonly rejected: number;
}

/** Finds everything wrong with settled instant payments. */
export async function findInstantFaults(queries: Queries, ids: readonly string[]): Promise<InstantFaults> {
  const numbers = ids.map(Number);
  const rows = await queries
    .select({
      id: document.id,
      status: document.status,
      ours: instantTransfer.verdict,
      theirs: networkTransfer.verdict,
    })
    .from(document)
    .innerJoin(instantTransfer, eq(instantTransfer.documentId, document.id))
    .innerJoin(networkTransfer, eq(networkTransfer.uetr, document.uetr))
    .where(inArray(document.id, numbers));
  const postings = await queries.select({ id: glTxn.documentId }).from(glTxn).where(inArray(glTxn.documentId, numbers));
  const holds = await queries.select().from(documentHold).where(inArray(documentHold.documentId, numbers));
  const countPostings = (id: number) => postings.filter((posting) => posting.id === id).length;
  const isSettled = ({ id, status, ours, theirs }: (typeof rows)[number]) =>
    ours === theirs &&
    status === (theirs === 'accepted' ? DocumentStatus.success : DocumentStatus.aborted) &&
    (theirs !== 'accepted' || countPostings(id) > 0);
  const settled = new Set(rows.filter(isSettled).map(({ id }) => id));
  const brokenRow = await findBrokenAuditRow(queries);
  return {
    lost: numbers.filter((id) => !settled.has(id)),
    twice: rows.flatMap(({ id, theirs }) => (countPostings(id) > (theirs === 'accepted' ? 1 : 0) ? id : [])),
    others: [
      ...holds.map(({ documentId }) => `hold of ${documentId}`),
      ...(await findLedgerFaults(queries)).map(({ what, where }) => `${what} at ${where}`),
      ...(brokenRow === null ? [] : [`audit trail broken at ${brokenRow}`]),
    ],
    rejected: rows.filter(({ theirs }) => theirs === 'rejected').length,
  };
}
