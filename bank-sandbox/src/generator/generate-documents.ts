import { addDays } from '@ncb/shared-kernel/domain/dates';
import { sql, type SQL } from 'drizzle-orm';
import { advanceCounter } from '../areas/documents/advance-counter';
import { readBankDay } from '../clock';
import { selectRows, type Database, type Queries } from '../db';
import { ensureInternalAccount, post } from '../ledger';
import { isGenerated, openAccounts, type GeneratedAccount, type Owner } from './open-accounts';
import { insertDocuments, insertVersions, buildLastNumber, skipNumbers } from './insert-documents';
import { carryBalances, insertEntries, insertTransactions, buildOpeningAmounts } from './generated-postings';
import { DAYS, FIRST_NUMBER, planDocuments } from './plan-documents';

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
  await tx.execute(planDocuments(owner, count, firstDay));
  await postOpening(tx, owner, firstDay);
  const last = {
    document: await selectNumber(tx, buildLastNumber('document')),
    txn: await selectNumber(tx, buildLastNumber('gl_txn')),
    entry: await selectNumber(tx, buildLastNumber('gl_entry')),
  };
  await tx.execute(insertDocuments(owner, last.document, last.txn));
  await tx.execute(insertVersions(owner, last.document));
  await tx.execute(insertTransactions(last.document, last.txn));
  await tx.execute(insertEntries(owner, await ensureInternalAccount(tx, 'sep'), last.txn, last.entry));
  await tx.execute(carryBalances(owner));
  await tx.execute(skipNumbers('document', sql`SELECT max(id) FROM document`));
  await tx.execute(skipNumbers('gl_txn', sql`SELECT max(id) FROM gl_txn`));
  await tx.execute(skipNumbers('gl_entry', sql`SELECT max(id) FROM gl_entry`));
  await tx.execute(advanceCounter(owner.companyId, 'payment', FIRST_NUMBER + count - 1));
}

/** Posts everything paid in the year, and more. */
async function postOpening(tx: Queries, owner: Owner, firstDay: string): Promise<void> {
  const [amounts] = await selectRows<{ main: string; second: string }>(tx, buildOpeningAmounts(owner));
  if (!amounts) throw new Error('nothing was planned');
  const equity = await ensureInternalAccount(tx, 'equity');
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

async function selectNumber(tx: Queries, statement: SQL): Promise<number> {
  const [found] = await selectRows<{ last: number }>(tx, statement);
  if (!found) throw new Error('a sequence gave no number');
  return Number(found.last);
}
