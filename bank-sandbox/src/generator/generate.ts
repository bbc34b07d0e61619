import { addDays } from '@ncb/shared-kernel/domain/dates';
import { sql, type SQL } from 'drizzle-orm';
import { counterMoved } from '../areas/documents/counters';
import { readBankDay } from '../clock';
import { rowsOf, type Database, type Queries } from '../db';
import { internalAccount, post } from '../ledger';
import { isGenerated, openAccounts, type GeneratedAccount, type Owner } from './accounts';
import { insertDocuments, insertVersions, lastNumber, skipNumbers } from './documents';
import { carryBalances, insertEntries, insertTransactions, openingAmounts } from './ledger';
import { DAYS, FIRST_NUMBER, planTable } from './plan';

/**
 * Generates a year of documents of the demonstration's first company, without signatures and audit rows. The same day
 * gives the same documents; existing ones are not made again.
 * @param count number of documents
 * @returns false if they existed already
 */
export async function generateDocuments(db: Database, count: number, now: Date): Promise<boolean> {
  if (await isGenerated(db.queries)) return false;
  const isMade = await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL lock_timeout = 0`);
    // Ids are assigned here: nothing may be inserted in between.
    await tx.execute(sql`LOCK TABLE document, gl_txn, gl_entry, account IN SHARE ROW EXCLUSIVE MODE`);
    if (await isGenerated(tx)) return false;
    await generate(tx, count, now);
    return true;
  });
  // The planner needs statistics.
  if (isMade) await db.run('VACUUM (ANALYZE)');
  return isMade;
}

async function generate(tx: Queries, count: number, now: Date): Promise<void> {
  const firstDay = addDays(await readBankDay(tx, now), -DAYS);
  const owner = await openAccounts(tx, firstDay);
  await tx.execute(planTable(owner, count, firstDay));
  await postOpening(tx, owner, firstDay);
  const last = {
    document: await numberOf(tx, lastNumber('document')),
    txn: await numberOf(tx, lastNumber('gl_txn')),
    entry: await numberOf(tx, lastNumber('gl_entry')),
  };
  await tx.execute(insertDocuments(owner, last.document, last.txn));
  await tx.execute(insertVersions(owner, last.document));
  await tx.execute(insertTransactions(last.document, last.txn));
  await tx.execute(insertEntries(owner, await internalAccount(tx, 'sep'), last.txn, last.entry));
  await tx.execute(carryBalances(owner));
  await tx.execute(skipNumbers('document', sql`SELECT max(id) FROM document`));
  await tx.execute(skipNumbers('gl_txn', sql`SELECT max(id) FROM gl_txn`));
  await tx.execute(skipNumbers('gl_entry', sql`SELECT max(id) FROM gl_entry`));
  await tx.execute(counterMoved(owner.companyId, 'payment', FIRST_NUMBER + count - 1));
}

/** Posts everything paid in the year, and more. */
async function postOpening(tx: Queries, owner: Owner, firstDay: string): Promise<void> {
  const [amounts] = await rowsOf<{ main: string; second: string }>(tx, openingAmounts(owner));
  if (!amounts) throw new Error('nothing was planned');
  const equity = await internalAccount(tx, 'equity');
  const bankDay = addDays(firstDay, -1);
  const open = ({ id }: GeneratedAccount, amount: string) =>
    post(tx, {
      kind: 'opening',
      documentId: null,
      bankDay,
      at: new Date(`${bankDay}T07:00:00Z`),
      movements: [
        { accountId: id, amount },
        { accountId: equity, amount: `-${amount}` },
      ],
    });
  await open(owner.main, amounts.main);
  await open(owner.second, amounts.second);
}

async function numberOf(tx: Queries, statement: SQL): Promise<number> {
  const [found] = await rowsOf<{ last: number }>(tx, statement);
  if (!found) throw new Error('a sequence gave no number');
  return Number(found.last);
}
