import {
  bankBySwift,
  bankInfo,
  getRate,
  listAccounts,
  listBanks,
  listCountries,
  listCurrencies,
  listDomain,
  listPayrollTypes,
  listRates,
} from '@ncb/shared-kernel/api/contract';
import { COUNTRIES } from '@ncb/shared-kernel/domain/countries';
import { PayrollType, RateSide } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { findRate } from '../src/areas/rates/find-rate';
import { exchangeRate, foreignBank } from '../src/db/schema';
import { SEED } from '../src/seed';
import { unauthorized } from './support/browser';
import { Person } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const person = setUpPerson(bank, 'oper1');

describe('rates', () => {
  test('of the panel are what the bank buys and sells dollars and euros for', async () => {
    expect(await person.get(listRates, {})).toEqual({
      USD: { buy: '41.20', sale: '41.85' },
      EUR: { buy: '47.90', sale: '48.75' },
    });
  });

  test('of one currency are for buying or for selling, beside the official one', async () => {
    const rate = (currencyCode: string, side: RateSide) => person.get(getRate, { currencyCode, side });
    expect(await rate('978', RateSide.buy)).toEqual({
      rate: '47.90',
      currencyLetters: 'EUR',
      currencyName: 'євро',
      officialRate: '48.3300',
      units: '1',
    });
    expect(await rate('978', RateSide.sale)).toMatchObject({ rate: '48.75' });
    expect(await rate('392', RateSide.sale)).toMatchObject({ currencyLetters: 'JPY', units: '10' });
  });

  test('of a currency that the bank does not work with are not found', async () => {
    for (const currencyCode of ['756', 'USD', '0'])
      expect(await person.refused(getRate, { currencyCode, side: RateSide.buy })).toMatchObject({ code: 'notFound' });
  });

  test('are kept for every currency of the product, the official one between the two of the bank', async () => {
    for (const code of ['840', '978', '985', '826', '392', '643']) {
      const rate = await findRate(bank.services.db.queries, code);
      if (!rate) throw new Error(`no rate of ${code}`);
      expect(Number(rate.buy)).toBeLessThan(Number(rate.official));
      expect(Number(rate.sale)).toBeGreaterThan(Number(rate.official));
      expect(rate.name).not.toBe('');
    }
    expect(await findRate(bank.services.db.queries, '999')).toBeNull();
  });

  test('of a currency quoted by ten make a tenth of the equivalent', async () => {
    const { queries } = bank.services.db;
    const equivalent = async () =>
      (await person.get(listAccounts, {})).accounts.find(({ id }) => id === '7002')?.balanceEquivalent;
    expect(await equivalent()).toBe('630800.00');
    await queries.update(exchangeRate).set({ units: 10 }).where(eq(exchangeRate.currencyCode, '840'));
    expect(await equivalent()).toBe('63080.00');
    await queries.update(exchangeRate).set({ units: 1 }).where(eq(exchangeRate.currencyCode, '840'));
  });
});

describe('banks', () => {
  test('of Ukraine are listed by their codes, ourselves among them', async () => {
    const { rows } = await person.get(listBanks, { catalogue: 'banks' });
    expect(rows).toHaveLength(SEED.banks.length + 1);
    expect(rows.map(({ code }) => code)).toEqual(rows.map(({ code }) => code).sort());
    expect(rows).toContainEqual({ code: '351607', name: 'Тестовий банк (пісочниця)' });
    expect(await person.get(bankInfo, { bankCode: '305299' })).toEqual({
      name: rows.find(({ code }) => code === '305299')?.name,
    });
    for (const bankCode of ['000000', '30529'])
      expect(await person.refused(bankInfo, { bankCode })).toMatchObject({ code: 'notFound' });
  });

  test('of other countries are found by eight or eleven characters of their BIC, and while it is typed from six', async () => {
    const deutsche = { bank: { country: '276', name: 'DEUTSCHE BANK AG' } };
    for (const swift of ['DEUTDEFF', 'DEUTDEFFXXX', 'DEUTDEFF500', 'deut de ff', 'DEUTDE'])
      expect(await person.get(bankBySwift, { swift })).toEqual(deutsche);
    const ubs = { bank: { country: '756', name: 'UBS SWITZERLAND AG' } };
    for (const swift of ['UBSWCHZH', 'UBSWCHZH80A', 'UBSWCHZHXXX'])
      expect(await person.get(bankBySwift, { swift })).toEqual(ubs);
    for (const { swift, bank_name: name, country_id: country } of SEED.swift_banks)
      expect(await person.get(bankBySwift, { swift })).toEqual({ bank: { country, name } });
  });

  test('are not found by less, by more, by what is no BIC or by one of nobody', async () => {
    for (const swift of ['DEUTD', 'DEUTDEFFXXXX', 'DEUTDEXX', 'DEUT%%', 'ДЕУТДЕ', '_UTDEFF'])
      expect(await person.refused(bankBySwift, { swift })).toMatchObject({ code: 'notFound' });
  });

  test('are not found by a beginning that two of them have', async () => {
    const { queries } = bank.services.db;
    await queries.insert(foreignBank).values({ bic: 'DEUTDEAA', name: 'ANOTHER', countryCode: '276' });
    expect(await person.refused(bankBySwift, { swift: 'DEUTDE' })).toMatchObject({ code: 'notFound' });
    expect(await person.get(bankBySwift, { swift: 'DEUTDEFF' })).toMatchObject({ bank: { name: 'DEUTSCHE BANK AG' } });
    await queries.delete(foreignBank).where(eq(foreignBank.bic, 'DEUTDEAA'));
  });
});

describe('lists', () => {
  test('countries are all of ISO 3166 in the order of the Ukrainian alphabet', async () => {
    const { rows } = await person.get(listCountries, { catalogue: 'countries' });
    expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(COUNTRIES.map(({ numeric }) => numeric)));
    expect(rows).toContainEqual({ code: '804', name: 'Україна', nameInEnglish: 'Ukraine' });
    const names = rows.map(({ name }) => name);
    expect(names.indexOf('Іспанія')).toBeGreaterThan(names.indexOf('Зімбабве'));
    expect(names.indexOf('Іспанія')).toBeLessThan(names.indexOf('Італія'));
    expect(names.indexOf('Італія')).toBeLessThan(names.indexOf('Японія'));
  });

  test('currencies are the offered ones, hryvnia first', async () => {
    const { rows } = await person.get(listCurrencies, { catalogue: 'currencies' });
    expect(rows.map(({ letters }) => letters)).toEqual(['UAH', 'USD', 'EUR', 'JPY', 'GBP', 'PLN']);
    expect(rows[4]).toEqual({ code: '826', letters: 'GBP', name: 'англійський фунт' });
  });

  test('codes are those of the seed in its order', async () => {
    const codes = async (catalogue: 'tax_kinds' | 'budget_codes' | 'ident_types') =>
      (await person.get(listDomain, { catalogue })).rows;
    expect((await codes('tax_kinds')).map(({ code }) => code)).toEqual(SEED.tax_kinds.map(({ code }) => code));
    expect((await codes('budget_codes')).map(({ name }) => name)).toEqual(SEED.budget_codes.map(({ name }) => name));
    expect(await codes('ident_types')).toEqual(
      SEED.ident_types.map(({ code, name, juridical }) => ({ code, name, isJuridical: juridical })),
    );
    expect((await codes('tax_kinds'))[0]?.isJuridical).toBeUndefined();
  });

  test('payroll types are all that a payroll may pay', async () => {
    const { rows } = await person.get(listPayrollTypes, { catalogue: 'payroll_types' });
    expect(rows.map(({ id }) => Number(id))).toEqual(Object.values(PayrollType));
    expect(rows[5]).toEqual({ id: '7', name: 'Інше' });
  });

  test('are for those who have signed in', async () => {
    const nobody = new Person(bank, 'oper1');
    expect(await nobody.call(listCountries, { catalogue: 'countries' })).toEqual(unauthorized('unauthorized'));
    expect(await nobody.call(listRates, {})).toEqual(unauthorized('unauthorized'));
    expect(await nobody.call(bankBySwift, { swift: 'DEUTDEFF' })).toEqual(unauthorized('unauthorized'));
  });
});
