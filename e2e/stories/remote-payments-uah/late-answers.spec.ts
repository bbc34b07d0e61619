import { KALYNA_ACCOUNT } from '../../support/people';
import { expect, test } from '../../support/test';

test('an answer that comes late inserts nothing into the list of receivers: Enter takes the one that was read', async ({
  person,
}) => {
  const director = await person();
  const { page } = director;
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await director.comesIn('director1');
  // Delays the answer of the company's journal, as a slow bank does.
  await page.route('**/get_payments?**', async (route) => {
    await late;
    await route.continue();
  });
  await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  const names = page.locator('.ant-select-item-option [data-row] > :first-child');
  const highlighted = page.locator('.ant-select-item-option-active [data-row] > :first-child');

  await director.field('name_co').pressSequentially('Світ');
  await expect(names.first()).toBeVisible();
  const before = await names.allInnerTexts();
  await page.keyboard.press('ArrowDown');
  const read = before[1] ?? before[0] ?? '';
  if (before.length > 1) await expect(highlighted).toHaveText(read);
  const answered = page.waitForResponse('**/get_payments?**');
  answer();
  await answered;
  await expect.poll(async () => (await names.allInnerTexts()).slice(0, before.length)).toEqual(before);
  if (before.length > 1) await expect(highlighted).toHaveText(read);
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(director.action('removeReceiver').or(director.field('acnt_co'))).toBeVisible({ timeout: 500 });
  }).toPass();
  if (before.length > 1) await director.payment.seesReceiver({ name: read });
});
