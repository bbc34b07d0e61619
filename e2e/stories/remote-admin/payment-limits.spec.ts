import { expectAccessible } from '../../support/expect-accessible';
import { measureWindowOverflow } from '../../support/overflow';
import { KALYNA_ACCOUNT, SVITANOK } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

// A bank of its own: the company gets limits here.
test.use({ ownBank: 'limits' });

const PAGE = 'miSettingsLimits';

test('two managers set own limits for instant payments, and the form knows them', async ({ person }) => {
  test.setTimeout(180_000);
  const director = await person();
  await director.entersWithSession('director1');
  const second = await person();
  await second.entersWithSession('director2');
  const limit = (who: typeof director, name: string) =>
    who.page.locator(`[data-page="${PAGE}"] [data-field="${name}"]`);
  const changes = async (who: typeof director, perPayment: string, perDay: string) => {
    await who.action('changeRules').click();
    const dialog = who.page.locator('[data-dialog="rules"]');
    await dialog.locator('[data-field="perPayment"]').fill(perPayment);
    await dialog.locator('[data-field="perDay"]').fill(perDay);
    await expectAccessible(who.page, 'rules');
    await dialog.locator('[data-action="saveRecord"]').click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('lower limits apply at once', async () => {
    await director.opensMenu(PAGE);
    await director.seesWholePage(PAGE);
    await expect(limit(director, 'perPayment')).toContainText('без власного ліміту');
    await changes(director, '5000', '8000');
    await expect(limit(director, 'perPayment')).toContainText('до 5 000,00 UAH');
  });

  await test.step('higher ones wait, on all widths, and the old ones apply', async () => {
    await changes(director, '6000', '8000');
    await expect(director.page.locator('[data-notice="rulesWait"]')).toContainText('чекає на другого керівника');
    await expect(limit(director, 'perPayment')).toContainText('до 5 000,00 UAH → до 6 000,00 UAH');
    await expectAccessible(director.page, 'limits that wait');
    for (const width of [360, 768, 1024, 1440]) {
      await resizesWindow(director.page, { width, height: 860 });
      await expect.poll(() => measureWindowOverflow(director.page), `${width} pixels`).toBe(0);
    }
  });

  await test.step('the second manager reads what changes, signs it, and it applies', async () => {
    await second.opensMenu('today');
    await second.page.locator('[data-card="admin/cards/keys"] [data-row="limitChange"] a').click();
    await second.seesWholePage(PAGE);
    await second.action('signRules').click();
    await expect(second.signing.widget.locator('[data-page="signatureWidget"]')).toContainText(
      'Ліміт миттєвого платежу',
    );
    await second.signing.givesKey();
    await expect(second.signing.dialog).toHaveCount(0);
    await expect(second.page.locator('[data-notice="rulesWait"]')).toHaveCount(0);
    await expect(limit(second, 'perPayment')).toContainText('до 6 000,00 UAH');
    await expectAccessible(second.page, 'limits with history');
  });

  await test.step('the form tells the limit before too much is typed, and offers the ordinary payment', async () => {
    const { page, payment, accounts } = director;
    await director.opensMenu('miAccountsAll');
    await accounts.startsPaymentFrom(KALYNA_ACCOUNT);
    await payment.fillsIn({ ...SVITANOK, amount: '6000,01', purpose: 'Оплата за матеріали, без ПДВ' });
    const instant = page.locator('label', { has: page.locator('input[data-option="instant"]') });
    await expect(instant).toContainText('Ліміт вашої компанії на миттєвий платіж – 6 000,00');
    await director.field('amount').fill('6000');
    await expect(instant).toContainText('за секунди, 24/7 · до 6 000,00 UAH');
    await page.locator('input[data-option="instant"]').check();
    const number = await payment.saves();
    await director.journal.signs(number);
    await director.journal.sends();
    await director.opensMenu(PAGE);
    await expect(limit(director, 'perDay')).toContainText('лишилося 2 000,00');
  });
});
