import { hashReporter } from './areas/support/load-outcomes';
import type { Passwords } from './areas/identity/passwords';
import { schema, type Database, type Queries } from './db';

const MARKED_TEXT = 'the pepper of this database';

const WRONG =
  'This database was filled with another pepper (NCB_PEPPER, or the file "pepper" of the data folder): no password, ' +
  'secret answer or code would match. Start with that secret. If it is lost, or the wrong one has been marked, see ' +
  '"Another pepper" in the README of bank-sandbox.';

/**
 * Compares the pepper with the database's. A database without a mark gets it, unless its load reports, hashed with the
 * pepper too, belong to no known user.
 * @throws Error if it is another pepper; nothing is changed then
 */
export async function confirmPepper(db: Database, passwords: Passwords, pepper: Buffer): Promise<void> {
  await db.transaction(async (tx) => {
    const [state] = await tx.select({ mark: schema.bankState.pepperMark }).from(schema.bankState).for('update');
    if (!state) throw new Error('the database has lost the row of the bank’s state');
    const isRight =
      state.mark === null
        ? !(await hasOnlyUnknownReporters(tx, pepper))
        : await passwords.matches(state.mark, MARKED_TEXT);
    if (!isRight) throw new Error(WRONG);
    if (state.mark === null) await tx.update(schema.bankState).set({ pepperMark: await passwords.hash(MARKED_TEXT) });
  });
}

/** True if there are reports and none is of a known user. */
async function hasOnlyUnknownReporters(tx: Queries, pepper: Buffer): Promise<boolean> {
  const reports = await tx.selectDistinct({ reporter: schema.loadOutcome.reporter }).from(schema.loadOutcome);
  if (reports.length === 0) return false;
  const users = await tx.select({ id: schema.appUser.id }).from(schema.appUser);
  const reporters = new Set(users.map(({ id }) => hashReporter(pepper, id)));
  return !reports.some(({ reporter }) => reporters.has(reporter));
}
