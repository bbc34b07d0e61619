import { SVITANOK } from '../../support/people';
import { expect, test } from '../../support/test';

/** Network profile "Slow 3G" of the browser's DevTools: milliseconds, bytes per second. */
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOW = { timeout: 120_000 };

test.describe.configure({ timeout: 420_000 });

test('on a slow line the client is slow, not shut: from sign-in to a saved payment, and no version is to blame', async ({
  person,
}) => {
  const director = await person();
  const { page } = director;
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW_3G);
  const reported: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/report_load')) reported.push(request.postData() ?? '');
  });
  page.setDefaultTimeout(SLOW.timeout);

  await test.step('signs in', async () => {
    await director.opensTheAddress();
    await director.field('login').fill('director1');
    await director.field('password').fill('Director1');
    await director.action('signIn').click();
    await expect(director.field('code')).toBeVisible(SLOW);
    director.login = 'director1';
    await director.field('code').fill(await director.signIn.readsSmsCode());
    await director.action('confirmCode').click();
    await expect(page.locator('[data-page="miAccountsAll"]')).toBeVisible(SLOW);
  });

  await test.step('pays', async () => {
    await director.opensMenu('miPmtUahNew');
    await expect(page.locator('[data-page="miPmtUahNew"]')).toBeVisible(SLOW);
    await director.payment.fillsIn({ ...SVITANOK, amount: '12,34', purpose: 'Оплата за папір, без ПДВ' });
    await director.action('save').click();
    await director.action('confirmSave').click();
    await expect(page.locator('[data-page="miPmtJournal"]')).toBeVisible(SLOW);
    await expect(page.getByText('12,34').first()).toBeVisible(SLOW);
  });

  await expect(page.locator('[data-problem^="remote."]')).toHaveCount(0);
  expect(reported.filter((report) => report.includes('failed'))).toEqual([]);
  expect(reported.some((report) => report.includes('loaded'))).toBe(true);
});
