import { expectAccessible } from '../../support/expect-accessible';
import { KALYNA_ACCOUNT, TREASURY } from '../../support/people';
import { measureWindowOverflow } from '../../support/overflow';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

test('an account of the Treasury paid in an earlier year is a question, seen in the form and answered by keyboard', async ({
  person,
}) => {
  const director = await person();
  await director.signsIn('director1');
  const { page } = director;
  // The seed data begin this year: the bank's answer is as it would be after New Year.
  await page.route('**/check_receivers**', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { checks: readonly object[] };
    const checks = answer.checks.map((check) => ({ ...check, last_paid: '12.05.2025' }));
    await route.fulfill({ response, json: { ...answer, checks } });
  });
  await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  const question = page.locator('[data-page] [data-warning="earlierYear"]');
  const confirmed = page.locator('[data-dialog="confirmSave"]');

  await test.step('the form says when this account was paid last, at every width', async () => {
    await director.payment.fillsIn({ ...TREASURY, amount: '100,50', purpose: '*;101;91000017;01.01.2026;податок;;;' });
    await page.getByRole('button', { name: 'Розкласти за полями' }).click();
    await expect(question).toContainText('12.05.2025');
    for (const width of [360, 768, 1280]) {
      await resizesWindow(page, { width, height: 900 });
      await expect.poll(() => measureWindowOverflow(page), `${width}`).toBe(0);
    }
    // From its top: a link that is half under the bar of the window is too small to press.
    await page.evaluate(() => globalThis.scrollTo(0, 0));
    await expectAccessible(page, 'a payment to an account of an earlier year');
  });

  await test.step('saving asks about it; Escape leads back to the form, the second press of the same keys saves', async () => {
    await page.keyboard.press('Control+KeyS');
    await expect(confirmed.locator('[data-warning="earlierYear"]')).toContainText('12.05.2025');
    await expectAccessible(page, 'question about an account of an earlier year');
    await page.keyboard.press('Escape');
    await expect(confirmed).toHaveCount(0);
    await expect(question).toBeVisible();
    await page.keyboard.press('Control+KeyS');
    await expect(confirmed.locator('[data-warning="earlierYear"]')).toBeVisible();
    await page.keyboard.press('Control+KeyS');
    await expect(confirmed).toHaveCount(0);
    await expect(page).not.toHaveURL(/miPmtUahNew$/u);
  });
});
