import { changedSettings } from './settings';

const SETTINGS = { timeoutInterval: 30, showClosed: false, language: 'ua' };

describe('changedSettings', () => {
  it('leaves alone what the change does not name', () => {
    expect(changedSettings(SETTINGS, { showClosed: true })).toStrictEqual({ ...SETTINGS, showClosed: true });
  });

  it('takes a time-out back by null', () => {
    expect(changedSettings(SETTINGS, { timeoutInterval: null }).timeoutInterval).toBeNull();
  });

  it('changes the size of one table and keeps those of the others', () => {
    const sized = { ...SETTINGS, pageSizes: { accounts: 20, journal: 50 } as const };
    expect(changedSettings(sized, { pageSizes: { accounts: 5 } }).pageSizes).toEqual({ accounts: 5, journal: 50 });
  });

  it('changes the columns of one table and keeps those of the others', () => {
    const chosen = { ...SETTINGS, columns: { accounts: ['sal'], journal: ['amount'] } };
    expect(changedSettings(chosen, { columns: { accounts: ['acn_n'] } }).columns).toEqual({
      accounts: ['acn_n'],
      journal: ['amount'],
    });
  });

  it('changes the kept searches of one table and keeps those of the others', () => {
    const [one, other] = [
      { name: 'Оренда', parameters: { name_co: 'оренда' } },
      { name: 'Податки', parameters: {} },
    ];
    const settings = { ...SETTINGS, savedSearches: { payrolls: [other] } };
    expect(changedSettings(settings, { savedSearches: { journal: [one] } }).savedSearches).toEqual({
      payrolls: [other],
      journal: [one],
    });
  });
});
