import { expectAccessible } from '../../support/expect-accessible';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

test('a deposit is applied for, accepted, topped up and returned early, with the loss told before', async ({
  person,
}) => {
  test.setTimeout(240_000);
  const director = await person();
  await director.hasSession('director1');
  const { page, deposits } = director;
  let number = '';

  await test.step('the cards tell what deposits have earned', async () => {
    await deposits.opens();
    const earned = await deposits.computeInterest('ДП-1001/2', 200_000, 13.5);
    await expect(deposits.card('ДП-1001/2').locator('[data-field="interest"]')).toHaveText(earned);
    await expectAccessible(page, 'deposits');
    const dialog = await deposits.asksToBreak('ДП-1001/2');
    await expect(dialog.locator('[data-field="lost"]')).toContainText(
      // The difference to the rate of an early return.
      await deposits.computeInterest('ДП-1001/2', 200_000, 13.4),
    );
    await expectAccessible(page, 'early return', '[data-dialog="breakDeposit"]');
    await director.action('keepDeposit').click();
    await expect(dialog).toBeHidden();
    await expect(deposits.card('ДП-1001/2')).toBeVisible();
  });

  await test.step('offers are compared, and one is applied for', async () => {
    await director.action('newDeposit').click();
    await director.seesWholePage('miDepositsGet');
    await director.field('amount').fill('100000');
    await expect(page.locator('[data-option="Резерв"] [data-field="interest"]')).toContainText('2 9');
    await expectAccessible(page, 'offers of deposits');
    // The deposit with the highest rate cannot be topped up.
    await page.locator('[data-option="Резерв"]').getByRole('radio').check();
    await director.action('apply').click();
    await expect(page.locator('[data-problem="consentRequired"]')).toBeVisible();
    const iban = director.field('debitAccountId').locator('.ncb-middle-cut');
    await resizesWindow(page, { width: 360, height: 780 });
    await expect(iban.locator('span').first(), 'no single letter of an IBAN').toBeHidden();
    await expect(iban.locator('span').last()).toHaveText(/^\s?\d{4} \d{4} \d$/);
    await resizesWindow(page, { width: 1280, height: 860 });
    await director.field('hasAgreed').click();
    await director.action('apply').click();
    await director.seesWholePage('miDepositsMine');
    const card = deposits.card('Подано').first();
    number = (await card.getAttribute('data-row')) ?? '';
    await expect(card).toContainText('100 000,00');
    await expectAccessible(page, 'applications for deposits');
  });

  await test.step('the bank accepts it, and the deposit is there', async () => {
    const console = await director.opensConsole();
    const accept = console.getByRole('button', { name: 'Погодити' });
    await console
      .locator('tr', { hasText: number })
      .filter({ has: accept })
      .getByRole('button', { name: 'Погодити' })
      .click();
    await expect(console.getByText(`Заявку ${number} погоджено.`)).toBeVisible();
    await deposits.opens();
    await expect(deposits.card(`/${number}`)).toContainText('100 000,00');
  });

  await test.step('more is added, on a phone', async () => {
    await resizesWindow(page, { width: 360, height: 780 });
    await deposits.card(`/${number}`).locator('[data-action="topUp"]').click();
    const dialog = page.locator('[data-dialog="topUpDeposit"]');
    await expectAccessible(page, 'top-up', '[data-dialog="topUpDeposit"]');
    await dialog.locator('[data-field="amount"]').fill('5000');
    if ((await dialog.locator('.ant-select-selection-item').count()) === 0) {
      await dialog.locator('[data-field="debitAccountId"]').click();
      await page.locator('.ant-select-item-option').first().click();
    }
    await dialog.locator('[data-action="topUpDeposit"]').click();
    await expect(dialog).toBeHidden();
    await expect(deposits.card(`/${number}`)).toContainText('105 000,00');
    await resizesWindow(page, { width: 1280, height: 860 });
  });

  await test.step('it is returned early, and is among the finished ones', async () => {
    const dialog = await deposits.asksToBreak(`/${number}`);
    await expect(dialog.locator('[data-field="returned"]')).toContainText('105 000,00');
    await dialog.locator('[data-action="breakDeposit"]').click();
    await expect(dialog).toBeHidden();
    await director.action('list-closed').click();
    await expect(deposits.card(`/${number}`)).toBeVisible();
  });
});
