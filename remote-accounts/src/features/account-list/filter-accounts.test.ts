import { buildAccount } from '../../testing/build-account';
import { sortRows } from '@ncb/shared-kernel/ui';
import { ACCOUNT_SORT_KEYS, type AccountColumn } from './account-columns';
import { filterAccounts, findAccounts, toggleCurrency } from './filter-accounts';

const MAIN = buildAccount();
const DOLLARS = buildAccount({
  id: '7002',
  currencyLetters: 'USD',
  currencyCode: '840',
  balance: '9.00',
  balanceEquivalent: '373.50',
  comment: 'Валютний',
});
const CARD = buildAccount({
  id: '7004',
  number: '26002999000002',
  iban: 'UA783516070000026002999000002',
  balance: '-99.99',
  balanceEquivalent: '-99.99',
  comment: 'Овердрафт',
  lastMovement: null,
  hasOverdraft: true,
});
const CLOSED = buildAccount({ id: '7005', status: 1, balance: '0.00', balanceEquivalent: '0.00', comment: 'Старий' });
const ALL = [MAIN, DOLLARS, CARD, CLOSED];
const EVERYTHING = { currencies: [], showClosed: true };
const ids = (accounts: readonly { id: string }[]) => accounts.map(({ id }) => id);

describe('toggleCurrency', () => {
  it('adds a currency that is not chosen and takes away one that is', () => {
    expect(toggleCurrency(['980'], '840')).toEqual(['980', '840']);
    expect(toggleCurrency(['980', '840'], '980')).toEqual(['840']);
  });
});

describe('filterAccounts', () => {
  it('leaves out closed accounts until they are asked for', () => {
    expect(ids(filterAccounts(ALL, { ...EVERYTHING, showClosed: false }))).toEqual(['7001', '7002', '7004']);
  });

  it('has the accounts of the chosen currencies', () => {
    expect(ids(filterAccounts(ALL, { ...EVERYTHING, currencies: ['840'] }))).toEqual(['7002']);
    expect(ids(filterAccounts(ALL, { ...EVERYTHING, currencies: ['840', '980'] }))).toEqual(ids(ALL));
  });
});

describe('findAccounts', () => {
  const find = (typed: string) => ids(findAccounts(ALL, typed));

  it('finds by a part of the name, in letters of either case', () => {
    expect(find('ОВЕРД')).toEqual(['7004']);
    expect(find(' валют ')).toEqual(['7002']);
  });

  it('finds by the last digits of the number and by an IBAN pasted in groups of four', () => {
    expect(find('000002')).toEqual(['7004']);
    expect(find('ua78 3516 0700 0002 6002')).toEqual(['7004']);
  });

  it('finds nothing by what no account has', () => {
    expect(find('нема')).toEqual([]);
    expect(find('-')).toEqual([]);
  });
});

describe('the order of the account list', () => {
  const sort = (column: AccountColumn | null, isDescending = false, favourites: string[] = []) =>
    ids(sortRows(ALL, column && ACCOUNT_SORT_KEYS[column], isDescending, ({ id }) => favourites.includes(id)));

  it('compares amounts by their value and not by their letters', () => {
    expect(sort('c_sal')).toEqual(['7004', '7005', '7002', '7001']);
    expect(sort('sal', true)).toEqual(['7001', '7002', '7005', '7004']);
  });

  it('has accounts without a movement before all others', () => {
    expect(sort('last_move')[0]).toBe('7004');
  });

  it('keeps the bank’s order among equal ones, in both directions', () => {
    expect(sort('sim_cur')).toEqual(['7001', '7004', '7005', '7002']);
    expect(sort('sim_cur', true)).toEqual(['7002', '7001', '7004', '7005']);
  });

  it('has favourites first whatever it sorts by, and among them the same order', () => {
    expect(sort('c_sal', false, ['7001', '7005'])).toEqual(['7005', '7001', '7004', '7002']);
    expect(sort(null, false, ['7005'])).toEqual(['7005', '7001', '7002', '7004']);
  });

  it('leaves the bank’s list as it is', () => {
    sort('sal');
    expect(ids(ALL)).toEqual(['7001', '7002', '7004', '7005']);
  });
});
