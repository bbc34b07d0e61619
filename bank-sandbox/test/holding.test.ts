import { getUserInfo, listAccounts } from '@ncb/shared-kernel/api/contract';
import { checkIban } from '@ncb/shared-kernel/domain/identifiers';
import { generateAccounts } from '../src/generator';
import { findLedgerFaults } from '../src/ledger';
import type { TestBank } from './support/open-test-bank';
import { ONE_ENGINE } from './support/engines';
import { Person } from './support/person';
import { setUpBank } from './support/set-up-bank';

const COUNT = 450;

describe.each(ONE_ENGINE)('a generated holding, bank on %s', (engine) => {
  const bank = setUpBank({ engine });
  beforeAll(async () => {
    expect(await generateAccounts(bank.services.db, COUNT, bank.clock.now())).toBe(true);
  });

  test('has as many accounts as were asked for, each with an IBAN of its own, and its director sees them', async () => {
    const accounts = await accountsOf(bank);
    expect(accounts).toHaveLength(COUNT);
    expect(new Set(accounts.map(({ iban }) => iban)).size).toBe(COUNT);
    expect(accounts.filter(({ iban }) => checkIban(iban) !== null)).toEqual([]);
    expect(new Set(accounts.map(({ currencyLetters }) => currencyLetters))).toEqual(
      new Set(['UAH', 'USD', 'EUR', 'PLN', 'GBP']),
    );
    expect(new Set(accounts.map(({ status }) => status))).toEqual(new Set([0, 1, 3]));
  });

  test('leaves a ledger without a fault', async () => {
    expect(await findLedgerFaults(bank.services.db.queries)).toEqual([]);
  });

  test('is not made twice', async () => {
    expect(await generateAccounts(bank.services.db, COUNT, bank.clock.now())).toBe(false);
    expect(await accountsOf(bank)).toHaveLength(COUNT);
  });
});

async function accountsOf(bank: TestBank) {
  const first = await new Person(bank, 'director1').signIn();
  const { companies } = await first.get(getUserInfo, { companyRef: null });
  const holding = companies.find(({ shortName }) => shortName === 'ТОВ «Холдинг Обрій»');
  const director = await new Person(bank, 'director1').signIn(holding?.ref);
  return (await director.get(listAccounts, {})).accounts;
}
