import { sql } from 'drizzle-orm';
import { findSqlFailure, type Queries } from '../../db';
import { refuse, type Outcome } from '../../outcome';

/** Runs work in a savepoint: the transaction continues after a refusal or a duplicate number. */
export async function inSavepoint<T>(tx: Queries, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  await tx.execute(sql`SAVEPOINT step`);
  try {
    const outcome = await work();
    await tx.execute(outcome.ok ? sql`RELEASE SAVEPOINT step` : sql`ROLLBACK TO SAVEPOINT step`);
    return outcome;
  } catch (error) {
    if (findSqlFailure(error)?.constraint !== 'document_number_once') throw error;
    await tx.execute(sql`ROLLBACK TO SAVEPOINT step`);
    return refuse('duplicateNumber');
  }
}
