import type { RefusalCode } from '@ncb/shared-kernel/domain';
import { refuse, type Outcome } from '../outcome';
import type { Database, Queries } from './database';
import { findSqlFailure } from './sql-failure';

const REFUSALS_BY_CONSTRAINT: Readonly<Record<string, RefusalCode>> = {
  document_number_once: 'duplicateNumber',
  contract_once: 'duplicateNumber',
  no_overdraw: 'insufficientFunds',
  app_user_login_key: 'loginTaken',
};

/** Carries a refusal out of a transaction to roll it back. */
class RolledBack extends Error {
  readonly outcome: Outcome<never>;

  constructor(outcome: Outcome<never>) {
    super('refused');
    this.outcome = outcome;
  }
}

/** Commits only if the outcome is good; a refusal, also by a constraint, rolls back. */
export async function inTransaction<T>(db: Database, work: (tx: Queries) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await db.transaction(async (tx) => {
      const outcome = await work(tx);
      if (!outcome.ok) throw new RolledBack(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    const code = REFUSALS_BY_CONSTRAINT[findSqlFailure(error)?.constraint ?? ''];
    if (code) return refuse(code);
    throw error;
  }
}
