import { expectAccessible } from '../../support/expect-accessible';
import { measureWindowOverflow } from '../../support/overflow';
import { KALYNA_ACCOUNT, SVITANOK, TREASURY } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

const CODE = 'structuredPurpose.paymentKindCode';
const INFORMATION = 'structuredPurpose.additionalInfo';

test.use({ ownBank: 'budget-payment' });

test('a payment to the budget is typed in place by keyboard, gives way to another receiver, and is filled from my taxes', async ({
  person,
}) => {
  const accountant = await person();
  const { page } = accountant;
  const { keyboard } = page;
  await accountant.entersWithSession('buh1');
  await accountant.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  await resizesWindow(page, { width: 1440, height: 900 });
  const address = () =>
    page.evaluate(() => {
      const place = document.activeElement?.closest('[data-field], [data-action]');
      return place?.getAttribute('data-field') ?? place?.getAttribute('data-action') ?? '';
    });

  await test.step('the Treasury has code and information in the place of the purpose', async () => {
    await expect(accountant.field('receiverName')).toBeFocused();
    await keyboard.type(TREASURY.code);
    await expect(accountant.option(TREASURY.code).first()).toBeVisible();
    // A list that has changed this moment takes no choice.
    await expect(async () => {
      await keyboard.press('Enter');
      await expect(page.locator('[data-panel="receiver"]')).toContainText('Бюджет', { timeout: 1000 });
    }).toPass();
    await expect(accountant.field('amount')).toBeFocused();
    await keyboard.type('41300,50');
    await keyboard.press('Tab');
    await expect(accountant.field(CODE).locator('input')).toBeFocused();
    await keyboard.type('101');
    const codeOption = accountant.option('101').first();
    await expect(codeOption).toBeVisible();
    await expect(async () => {
      // Enter on a closed list would open it again, and Tab would then choose instead of leaving.
      if (await codeOption.isVisible()) await keyboard.press('Enter');
      await expect(accountant.field('purposeText')).toHaveText('101', { timeout: 1000 });
    }).toPass();
    await keyboard.press('Tab');
    await expect(accountant.field(INFORMATION)).toBeFocused();
    await keyboard.type('ПДВ за липень 2026 р.');
    await expect(accountant.field('purposeText')).toHaveText('101 ПДВ за липень 2026 р.');
    for (const name of ['isVatIncluded', 'purpose']) await expect(accountant.field(name)).toHaveCount(0);
    await expect(page.locator('[data-page="miPmtUahNew"] [disabled]')).toHaveCount(0);
    await expectAccessible(page, 'a payment to the budget');
  });

  await test.step('Tab goes on to the account, number and date, Save and then the taxes', async () => {
    const order: string[] = [];
    while (order.at(-1) !== 'chooseTax' && order.length < 20) {
      await keyboard.press('Tab');
      order.push(await address());
    }
    expect(order).toEqual([
      'lastPayment',
      ...['debitAccountId', 'number', 'documentDate', 'chooseDate'],
      ...['unfold-taxNotice', 'unfold-valueDate', 'unfold-parties', 'unfold-kind'],
      ...['save', 'chooseTax'],
    ]);
  });

  await test.step('another receiver brings the purpose back, the Treasury the fields: nothing is lost', async () => {
    await accountant.payment.typesReceiver(SVITANOK);
    await accountant.field('purpose').fill('Оплата за борошно');
    await accountant.payment.choosesVat();
    await accountant.field('creditIban').fill(TREASURY.iban);
    await expect(accountant.field(INFORMATION)).toHaveValue('ПДВ за липень 2026 р.');
    await accountant.field('creditIban').fill(SVITANOK.iban);
    await expect(accountant.field('purpose')).toHaveValue('Оплата за борошно');
    await expect(accountant.field('isVatIncluded').locator('.ant-segmented-item-selected')).toHaveText('20 %');
    await expect(page.locator('[data-panel="taxes"]')).toHaveCount(0);
    await accountant.field('creditIban').fill(TREASURY.iban);
  });

  await test.step('a tax of mine fills all but the sum', async () => {
    await page.locator('[data-panel="taxes"] [data-action="chooseTax"]').click();
    await accountant.payment.seesReceiver({ iban: TREASURY.iban });
    await expect(accountant.field(INFORMATION)).toHaveValue('ПДВ за червень 2026');
    await expect(accountant.field(CODE)).toContainText('101');
    await expect(accountant.field('amount')).toBeFocused();
    await expect(accountant.field('amount')).toHaveValue('41\u00a0300,50');
  });

  await test.step('nothing is wider than the window, and a narrow one has the taxes behind a button', async () => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [768, 1024],
      [360, 780],
    ] as const) {
      await resizesWindow(page, { width, height });
      await expect.poll(() => measureWindowOverflow(page), `${width}`).toBeLessThanOrEqual(0);
      const isWide = width >= 1000;
      await expect(page.locator('[data-panel="taxes"]')).toBeVisible({ visible: isWide });
      await expect(accountant.action('taxes')).toBeVisible({ visible: !isWide });
    }
    await page.evaluate(() => globalThis.scrollTo(0, 0));
    await expectAccessible(page, 'a payment to the budget on a phone');
    const button = await accountant.action('taxes').boundingBox();
    expect(button?.height).toBe(44);
    await accountant.action('taxes').click();
    const row = page.locator('[data-dialog="taxes"] [data-action="chooseTax"]');
    await expect(row).toContainText('ПДВ');
    await expect.poll(async () => (await row.boundingBox())?.height).toBe(56);
    await expectAccessible(page, 'my taxes on a phone', '.ant-modal');
    await row.click();
    await expect(row).toHaveCount(0);
    await expect(accountant.field('amount')).toBeFocused();
  });
});
