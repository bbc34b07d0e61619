import { buildRemoteReport, type PageLoad } from './load-log';

const ENTRY = {
  name: 'accounts',
  version: '1.2.10-abc',
  manifest: '/m.json',
  integrity: 'sha384-A',
  contract: '^1.0.0',
  pages: [{ name: 'miAccountsAll' }, { name: 'miCreditsAccounts' }],
  enabled: true,
  rollout: { percent: 100, previous: null },
};
const good = (page: string, ms: number): PageLoad => ({ page, ms, fault: null });
const bad = (page: string, fault: PageLoad['fault']): PageLoad => ({ page, ms: 2_000, fault });

describe('how a remote stands', () => {
  it('is pending while nobody has asked for a page of it, whatever became of others', () => {
    expect(buildRemoteReport(ENTRY, [bad('miPmtJournal', 'network')], '1.2.0')).toEqual({
      name: 'accounts',
      version: '1.2.10-abc',
      contract: '^1.0.0',
      state: 'pending',
      reason: null,
      failedPage: null,
      loadMs: null,
      errorCodes: [],
    });
  });

  it('is loaded with the time that it took', () => {
    expect(buildRemoteReport(ENTRY, [good('miAccountsAll', 120)], '1.2.0')).toMatchObject({
      state: 'loaded',
      loadMs: 120,
    });
  });

  it('is failed with the reason and the page to try again', () => {
    expect(
      buildRemoteReport(ENTRY, [good('miAccountsAll', 120), bad('miCreditsAccounts', 'code')], '1.2.0'),
    ).toMatchObject({
      state: 'failed',
      reason: 'code',
      failedPage: 'miCreditsAccounts',
      loadMs: 120,
      errorCodes: ['REMOTE-code-accounts'],
    });
  });

  it('is loaded after a failure that is over, and the failure is still known', () => {
    expect(
      buildRemoteReport(ENTRY, [bad('miAccountsAll', 'network'), good('miAccountsAll', 90)], '1.2.0'),
    ).toMatchObject({
      state: 'loaded',
      reason: null,
      failedPage: null,
      errorCodes: ['REMOTE-network-accounts'],
    });
  });

  it.each([
    ['it is switched off', { enabled: false }, 'disabled'],
    ['the shell is too old for it', { contract: '^9.0.0' }, 'contract'],
  ])('is disabled when %s, and nothing is to be tried again', (_, change, reason) => {
    const loads = [bad('miAccountsAll', 'contract')];
    expect(buildRemoteReport({ ...ENTRY, ...change }, loads, '1.2.0')).toMatchObject({
      state: 'disabled',
      reason,
      failedPage: null,
    });
  });
});
