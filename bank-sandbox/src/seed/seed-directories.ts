import { eq } from 'drizzle-orm';
import { OWN_BANK } from '../areas/banks/own-bank';
import { schema, type Queries } from '../db';
import type { CodeListName } from '../db/schema';
import { COUNTRY_NAMES } from './countries-currencies';
import { buildExchangeRates } from './build-exchange-rates';
import { SEED, type SeedCode } from './seed-data';

/** Length of a bank's BIC; the rest names a branch. */
const BIC_OF_BANK = 8;

export async function seedBanks(tx: Queries): Promise<void> {
  const banks = SEED.banks.map(({ mfo, bank_name }) => ({ code: mfo, name: bank_name }));
  await tx.insert(schema.bank).values([...banks, { code: OWN_BANK.code, name: OWN_BANK.name }]);
}

/** Seeds directories that every bank has. */
export async function seedDirectories(tx: Queries): Promise<void> {
  await seedRates(tx);
  await tx.insert(schema.foreignBank).values(listForeignBanks()).onConflictDoNothing();
  const countries = COUNTRY_NAMES.map(({ country_id, country_name, country_eng }) => ({
    code: country_id,
    name: country_name,
    nameInEnglish: country_eng,
  }));
  await tx.insert(schema.country).values(countries).onConflictDoNothing();
  await tx.insert(schema.listCode).values(listCodes()).onConflictDoNothing();
}

/** Rows of the first version without names are completed; operators' rates stay. */
async function seedRates(tx: Queries): Promise<void> {
  for (const rate of buildExchangeRates()) {
    const { currencyName, currencyCode } = schema.exchangeRate;
    await tx
      .insert(schema.exchangeRate)
      .values(rate)
      .onConflictDoUpdate({ target: currencyCode, set: rate, setWhere: eq(currencyName, '') });
  }
}

/** Includes our own bank, named by payments within it. */
function listForeignBanks() {
  return SEED.swift_banks.map(({ swift, bank_name, country_id }) => ({
    bic: swift.slice(0, BIC_OF_BANK),
    name: bank_name,
    countryCode: country_id,
  }));
}

function listCodes() {
  const types = SEED.payroll_types.map((item) => ({
    code: String(item.NCB_PR_TYPE_ID),
    name: item.NCB_PR_TYPE_CODE,
  }));
  return [
    ...toListRows('tax_kinds', SEED.tax_kinds),
    ...toListRows('budget_codes', SEED.budget_codes),
    ...toListRows('ident_types', SEED.ident_types),
    ...toListRows('payroll_types', types),
  ];
}

function toListRows(list: CodeListName, codes: readonly SeedCode[]) {
  return codes.map(({ code, name, juridical = null }, place) => ({ list, code, name, isJuridical: juridical, place }));
}
