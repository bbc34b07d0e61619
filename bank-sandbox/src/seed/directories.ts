import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { OWN_BANK } from '../areas/banks/own-bank';
import { schema, type Queries } from '../db';
import { SEED } from './seed-data';

/** Banks of Ukraine and official rates: what every bank has, whoever its customers are. */
export async function seedDirectories(tx: Queries): Promise<void> {
  const banks = SEED.banks.map(({ mfo, bank_name }) => ({ code: mfo, name: bank_name }));
  await tx.insert(schema.bank).values([...banks, OWN_BANK]);
  await tx.insert(schema.exchangeRate).values(officialRates());
}

/**
 * The data names official rates of two currencies; those of the others follow from an account with its equivalent,
 * which is an exact quotient in this data.
 */
function officialRates() {
  const rates = new Map<string, typeof schema.exchangeRate.$inferInsert>([
    [UAH.code, { currencyCode: UAH.code, currencyLetters: UAH.letters, official: '1' }],
  ]);
  for (const { cur_ref, sim_cur, sal, c_sal } of SEED.accounts) {
    const official = SEED.rates[sim_cur]?.nbu ?? (Number(sal) > 0 ? (Number(c_sal) / Number(sal)).toFixed(4) : null);
    if (official !== null && !rates.has(cur_ref))
      rates.set(cur_ref, { currencyCode: cur_ref, currencyLetters: sim_cur, official });
  }
  return [...rates.values()];
}
