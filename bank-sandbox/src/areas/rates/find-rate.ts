import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';

const { exchangeRate } = schema;

/** Decimal strings, hryvnias for `units`. `official` is the National Bank's; `buy` and `sale` are the bank's. */
export interface Rate {
  readonly letters: string;
  readonly name: string;
  readonly official: string;
  readonly buy: string;
  readonly sale: string;
  readonly units: string;
}

/** @param currencyCode numeric, `978`; null for a currency that the bank does not offer */
export async function findRate(queries: Queries, currencyCode: string): Promise<Rate | null> {
  const [found] = await queries.select().from(exchangeRate).where(eq(exchangeRate.currencyCode, currencyCode));
  if (!found) return null;
  const { currencyLetters: letters, currencyName: name, official, buy, sale, units } = found;
  return { letters, name, official, buy, sale, units: String(units) };
}
