import type { AnswerOf, listBanks, listCountries, listCurrencies } from '@ncb/shared-kernel/api/contract';
import { CURRENCIES } from '@ncb/shared-kernel/domain/vocabulary';
import { asc } from 'drizzle-orm';
import type { UserCaller } from '../../callers';
import { schema } from '../../db';
import { alphabetical } from '../../db/matches-search';
import { done, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { bank, country, exchangeRate } = schema;

/** Answers `get_bank_catalog`, `banks`. */
export async function findBanks({ db }: Services, _caller: UserCaller): Promise<Outcome<AnswerOf<typeof listBanks>>> {
  return done({ rows: await db.queries.select().from(bank).orderBy(asc(bank.code)) });
}

/** Answers `get_bank_catalog`, `countries`. */
export async function findCountries(
  { db }: Services,
  _caller: UserCaller,
): Promise<Outcome<AnswerOf<typeof listCountries>>> {
  return done({ rows: await db.queries.select().from(country).orderBy(alphabetical(country.name)) });
}

/** Answers `get_bank_catalog`, `currencies`, without historic ones, which have a rate only. */
export async function findCurrencies(
  { db }: Services,
  _caller: UserCaller,
): Promise<Outcome<AnswerOf<typeof listCurrencies>>> {
  const rates = await db.queries.select().from(exchangeRate);
  const names = new Map(rates.map(({ currencyCode, currencyName }) => [currencyCode, currencyName]));
  return done({
    rows: CURRENCIES.map(({ code, letters }) => ({ code, letters, name: names.get(code) ?? '' })),
  });
}
