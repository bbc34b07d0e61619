import { expect, expectedComplaints, test } from '../../support/test';

test.use({ ownBank: 'failure-code' });

test('a page that fails to load names the request as the bank logs it', async ({ person, bank }) => {
  const director = await person();
  await director.signsIn('director1');
  expectedComplaints.push(/the server responded with a status of 503/);
  const ids = new Set<string | undefined>();
  director.page.on('response', (response) => {
    if (response.url().includes('/ncb/api/get_payments')) ids.add(response.headers()['x-request-id']?.slice(0, 8));
  });
  await bank.operator('fault', '503', '/get_payments');
  await director.opensTheAddress('main/miPmtJournal');
  const failed = director.page.locator('[data-problem="http"]');
  await expect(failed).toContainText(/HTTP-503-[0-9a-f]{8}/);
  const [, quoted] = /HTTP-503-([0-9a-f]{8})/.exec((await failed.textContent()) ?? '') ?? [];
  expect([...ids]).toContain(quoted);
  await bank.operator('fault', 'off', '/get_payments');
  await failed.locator('[data-action="retry"]').click();
  await expect(failed).toBeHidden();
});
