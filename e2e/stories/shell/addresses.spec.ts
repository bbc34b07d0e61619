import { KALYNA_ACCOUNT } from '../../support/people';
import { expect, expectedComplaints, test } from '../../support/test';

test.use({ prefetchesPages: true });

test('a page’s address opens that page after a reload and in a second tab', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director1', `main/miPmtUahNew?account=${KALYNA_ACCOUNT}`);
  await expect(director.field('debitAccountId')).toContainText('UA60');
  await director.page.reload();
  await director.seesPage('miPmtUahNew');
  const tab = await director.page.context().newPage();
  await tab.goto(director.page.url());
  await expect(tab.locator('[data-page="miPmtUahNew"]')).toBeVisible();
});

test('without a session every address leads to sign-in, and from there to where one wanted to go', async ({
  person,
}) => {
  expectedComplaints.push(/status of 401/);
  const director = await person();
  await director.opensTheAddress('main/miPmtJournal');
  await director.seesPage('signIn');
  await director.signIn.givesPassword('director1');
  await director.field('code').fill(await director.signIn.readsSmsCode());
  await director.action('confirmCode').click();
  await director.seesPage('miPmtJournal');
});

test('nothing secret is in addresses or in the browser’s storage', async ({ person }) => {
  const director = await person();
  const addresses: string[] = [];
  director.page.on('request', (request) => addresses.push(request.url()));
  await director.signsIn('director1');
  await director.opensMenu('miPmtJournal');
  await director.seesPage('miPmtJournal');
  expect(addresses.filter((address) => /Director1|111111|UA\d{27}/.test(address))).toEqual([]);
  const stored = await director.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/Director1|111111|UA\d{27}|sid/);
  expect(await director.page.evaluate(() => document.cookie)).toBe('');
});

test('what the account list shows is asked for once, though it is brought ahead of the page', async ({ person }) => {
  const director = await person();
  const requests: string[] = [];
  director.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await director.entersWithSession('director1');
  await expect(director.page.locator(`[data-row="${KALYNA_ACCOUNT}"]`)).toBeVisible();
  await director.page.waitForLoadState('networkidle');
  expect(requests.filter((path) => path.endsWith('/acn_list'))).toHaveLength(1);
});
