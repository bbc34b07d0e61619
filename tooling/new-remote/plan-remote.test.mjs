import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../deploy/testing/samples.mjs';
import { planRemote } from './plan-remote.mjs';

const root = temporaryFolder();
const describeRemote = (/** @type {string} */ name, /** @type {string[]} */ ...pages) =>
  JSON.stringify({ name, pages: pages.map((page) => ({ name: page })) });
for (const [path, text] of Object.entries({
  'remote-accounts/remote.json': describeRemote('accounts', 'miAccountsAll'),
  'remote-accounts/src/texts.ts': '',
  'remote-payroll/remote.json': describeRemote('payroll'),
})) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('plans a remote with its pages, the names of their texts and of their components', () => {
  expect(planRemote(['credit-deals', 'miCreditsDeals', 'editDeal'], root)).toEqual({
    name: 'credit-deals',
    folder: 'remote-credit-deals',
    pages: [
      { page: 'miCreditsDeals', key: 'creditsDeals', component: 'CreditsDealsPage' },
      { page: 'editDeal', key: 'editDeal', component: 'EditDealPage' },
    ],
  });
});

it('fills a folder that only says what it will hold', () => {
  expect(planRemote(['payroll', 'miPayrolls'], root).folder).toBe('remote-payroll');
});

it.each([
  ['', 'Say the remote’s name and its pages.'],
  ['deals', 'Say the remote’s name and its pages.'],
  ['deals miDeals --force', 'There is no option --force.'],
  ['remote-deals miDeals', 'Say the name without remote-: deals'],
  ['Deals miDeals', 'Deals is no name of a remote'],
  ['deals_1 miDeals', 'deals_1 is no name of a remote'],
  ['../deals miDeals', '../deals is no name of a remote'],
  [`${'d'.repeat(41)} miDeals`, 'at most 40'],
  ['contract miDeals', 'A remote cannot be called contract'],
  ['accounts miDeals', 'remote-accounts is there already'],
  ['deals miAccountsAll', 'miAccountsAll is a page of remote-accounts'],
  ['deals diagnostics', 'diagnostics is a page of the shell'],
  ['deals mi-Deals', 'mi-Deals is no name of a page'],
  ['deals miDeals miDeals', 'miDeals is named twice'],
  ['deals miDeals deals', 'Two pages would both be called DealsPage'],
])('refuses %j: %s', (args, refusal) => {
  expect(() => planRemote(args.split(' ').filter(Boolean), root)).toThrow(refusal.replace('’', "'"));
});
