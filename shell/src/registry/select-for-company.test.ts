import { parseRegistry } from './registry';
import { selectForCompany } from './select-for-company';

const release = (version: string, page = 'miLoans') => ({
  version,
  manifest: `/ncb/remotes/loans/${version}/mf-manifest.json`,
  integrity: 'sha384-AAAA',
  contract: '^1.0.0',
  pages: [{ name: page }],
});
const registry = (percent: number, previous: object | null = release('1'), name = 'loans') =>
  parseRegistry({ remotes: [{ name, ...release('2'), rollout: { percent, previous } }] });
const versionFor = (company: string | null, percent: number, previous?: object | null, name?: string) =>
  selectForCompany(registry(percent, previous, name), company).findByPage('miLoans')?.version ?? null;

const COMPANIES = Array.from({ length: 10_000 }, (_, index) => String(1001 + index));
const share = (percent: number) =>
  COMPANIES.filter((company) => versionFor(company, percent) === '2').length / COMPANIES.length;

describe('a rollout', () => {
  it('of 0 % reaches nobody and of 100 % everybody', () => {
    expect([share(0), share(100)]).toEqual([0, 1]);
  });

  it.each([1, 10, 25, 50, 90])('of %i %% reaches so many of ten thousand companies, give or take one', (percent) => {
    expect(Math.abs(share(percent) * 100 - percent)).toBeLessThanOrEqual(1);
  });

  it('gives a company the same each time', () => {
    const first = COMPANIES.map((company) => versionFor(company, 10));
    expect(COMPANIES.map((company) => versionFor(company, 10))).toEqual(first);
    // A different hash would move companies to another version at deployment.
    for (const [company, place] of [
      ['1001', 40],
      ['1002', 12],
      ['1003', 66],
    ] as const)
      expect([place, place + 1].map((percent) => versionFor(company, percent))).toEqual(['1', '2']);
  });

  it('takes the version away from nobody when it grows', () => {
    const early = COMPANIES.filter((company) => versionFor(company, 10) === '2');
    expect(early.every((company) => versionFor(company, 25) === '2')).toBe(true);
  });

  it('does not always begin with the same companies', () => {
    const first = (remote: string) => COMPANIES.filter((company) => versionFor(company, 10, undefined, remote) === '2');
    const cards = new Set(first('cards'));
    expect(first('loans').filter((company) => cards.has(company)).length).toBeLessThan(200);
  });

  it('gives nothing to the others where there was no version before', () => {
    expect([versionFor('1001', 0, null), versionFor('1001', 100, null)]).toEqual([null, '2']);
  });

  it('waits for the company before it decides, except where all get the same', () => {
    expect([0, 10, 100].map((percent) => versionFor(null, percent))).toEqual(['1', null, '2']);
  });

  it('serves the pages of the version that a company gets', () => {
    const [before, after] = [0, 100].map((percent) =>
      selectForCompany(registry(percent, release('1', 'miOld')), '1001'),
    );
    expect([before?.findByPage('miOld')?.version, before?.findByPage('miLoans')]).toEqual(['1', null]);
    expect([after?.findByPage('miOld'), after?.findByPage('miLoans')?.version]).toEqual([null, '2']);
  });

  it('leaves a tab with the version that it runs', () => {
    const running = new Map([['loans', '1']]);
    expect(selectForCompany(registry(100), '1001', running).findByPage('miLoans')?.version).toBe('1');
    expect(selectForCompany(registry(100), '1001', new Map([['loans', '0']])).findByPage('miLoans')?.version).toBe('2');
  });

  it('with a broken previous version disables that remote only', () => {
    const broken = { name: 'loans', ...release('2'), rollout: { percent: 10, previous: { version: '1' } } };
    const other = { name: 'cards', ...release('2', 'miCards') };
    expect(parseRegistry({ remotes: [broken, other] }).entries.map(({ name }) => name)).toEqual(['cards']);
  });
});
