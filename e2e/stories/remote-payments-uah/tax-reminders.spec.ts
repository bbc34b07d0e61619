import { expectAccessible } from '../../support/expect-accessible';
import { findOverflowing } from '../../support/overflow';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

test.use({ ownBank: 'tax-reminders' });

test('taxes to be paid soon are on "today" only for those who choose them, with their source and the way to pay', async ({
  person,
}) => {
  const accountant = await person();
  const { page } = accountant;
  await accountant.entersWithSession('buh1', 'main/today');
  await accountant.seesPage('today');
  const card = page.locator('[data-card="payments-uah/cards/taxes"]');
  const dialog = page.locator('[data-dialog="taxReminders"]');

  await test.step('off by default, chosen in the settings of the page', async () => {
    await expect(page.locator('[data-card="payments-uah/cards/waiting"]')).toBeVisible();
    await expect(card).toHaveCount(0);
    await accountant.action('pageSettings').click();
    await expect(dialog).toContainText('Звичайні строки');
    await dialog.getByLabel('Роботодавець: ПДФО, військовий збір, ЄСВ').check();
    await dialog.getByLabel('Єдиний податок, групи 1 і 2').check();
    await expectAccessible(page, 'choice of tax reminders');
    await dialog.locator('[data-action="save"]').click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the next days stand on the page with their source, at every width', async () => {
    await expect(card.locator('[data-row]')).toHaveCount(4);
    await expect(card.locator('[data-row*=" social "], [data-row*=" personalIncome "]').first()).toBeVisible();
    await expect(card).toContainText(/ПКУ|Закон № 2464-VI/u);
    await expect(card).toContainText('перевірте свої дати');
    for (const width of [1440, 768, 360]) {
      await resizesWindow(page, { width, height: 900 });
      await expect.poll(() => findOverflowing(page), `${width} pixels`).toEqual([]);
    }
    await expectAccessible(page, 'tax reminders on a phone');
    await resizesWindow(page, { width: 1440, height: 900 });
  });

  await test.step('they stay after a reload; "pay" opens the payment form', async () => {
    await page.reload();
    await expect(card.locator('[data-row]')).toHaveCount(4);
    const row = card.locator('[data-row*=" personalIncome "]').first();
    await row.locator('[data-action="more"]').click();
    await accountant.seesPage('miPmtUahNew');
  });

  await test.step('and go away as they came', async () => {
    await page.goBack();
    await accountant.seesPage('today');
    await accountant.action('pageSettings').click();
    await dialog.getByLabel('Роботодавець: ПДФО, військовий збір, ЄСВ').uncheck();
    await dialog.getByLabel('Єдиний податок, групи 1 і 2').uncheck();
    await dialog.locator('[data-action="save"]').click();
    await expect(dialog).toBeHidden();
    await expect(card).toHaveCount(0);
  });
});
