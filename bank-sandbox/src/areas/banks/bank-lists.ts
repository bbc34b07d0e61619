import type { AnswerOf, listBanks, listCountries, listCurrencies } from '@ncb/shared-kernel/api/contract';
import { CURRENCIES } from '@ncb/shared-kernel/domain/vocabulary';
import { asc } from 'drizzle-orm';
import type { UserCaller } from '../../callers';
import { schema } from '../../db';
import { orderAlphabetically } from '../../db/build-search-condition';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';

const { bank, country, exchangeRate } = schema;

/** Answers `get_bank_catalog`, `banks`. */
export async function findBanks({ db }: Services, _caller: UserCaller): Promise<Outcome<AnswerOf<typeof listBanks>>> {
  return succeed({ rows: await db.queries.select().from(bank).orderBy(asc(bank.code)) });
}

/** Answers `get_bank_catalog`, `countries`. */
export async function findCountries(
  { db }: Services,
  _caller: UserCaller,
): Promise<Outcome<AnswerOf<typeof listCountries>>> {
  return succeed({ rows: await db.queries.select().from(country).orderBy(orderAlphabetically(country.name)) });
}

/** Answers `get_bank_catalog`, `currencies`, without historic ones, which have a rate only. */
export async function findCurrencies(
  { db }: Services,
  _caller: UserCaller,
): Promise<Outcome<AnswerOf<typeof listCurrencies>>> {
  const rates = await db.queries.select().from(exchangeRate);
  const names = new Map(rates.map(({ currencyCode, currencyName }) => [currencyCode, currencyName]));
  return succeed({
    rows: CURRENCIES.map(({ code, letters }) => ({ code, letters, name: names.get(code) ?? '' })),
  });
}
