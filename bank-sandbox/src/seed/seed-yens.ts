import type { Queries } from '../db';
import { openSeedAccount } from './seed-accounts';
import { SEED } from './seed-data';

const EURO_ACCOUNT = '7011';

/** Seeds an account in yen, the only currency of the specification without hundredths. */
export async function seedYens(tx: Queries, bankDay: string, now: Date): Promise<void> {
  const euros = SEED.accounts.find(({ acn_id }) => acn_id === EURO_ACCOUNT);
  if (!euros) throw new Error('the account beside which yens are opened is not in the data');
  const yens = { ...euros, acn_id: '7018', sim_cur: 'JPY', cur_ref: '392', sal: '2500000.00' };
  await openSeedAccount(tx, yens, bankDay, now);
}
