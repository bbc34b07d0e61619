import { expectAccessible } from '../support/expect-accessible';
import { measureWindowOverflow } from '../support/overflow';
import { KALYNA_ACCOUNT, SVITANOK } from '../support/people';
import { resizesWindow } from '../support/stillness';
import { expect, test } from '../support/test';

// A bank of its own: the company gets a policy here.
test.use({ ownBank: 'policy' });

const PAGE = 'miSettingsLimits';
const WIDTHS = [360, 768, 1024, 1440];

test('two directors agree on a policy, and a large payment then takes both of them', async ({ person }) => {
  test.setTimeout(240_000);
  const director = await person();
  await director.entersWithSession('director1');
  const second = await person();
  await second.entersWithSession('director2');
  const { page } = director;
  const rule = (who: typeof director, name: string) => who.page.locator(`[data-page="${PAGE}"] [data-field="${name}"]`);
  const dialog = page.locator('[data-dialog="rules"]');
  const seesNoOverflow = async () => {
    for (const width of WIDTHS) {
      await resizesWindow(page, { width, height: 860 });
      await expect.poll(() => measureWindowOverflow(page), `${width} pixels`).toBe(0);
    }
  };

  await test.step('stricter rules apply at once', async () => {
    await director.opensMenu(PAGE);
    await expect(rule(director, 'onePersonMax')).toContainText('без обмеження');
    await director.action('changeRules').click();
    await dialog.locator('[data-field="approval.onePersonMax"]').fill('1000');
    await dialog.locator('[data-field="approval.newReceiver"]').check();
    await expect(dialog.locator('[data-notice="atOnce"]')).toBeVisible();
    await expectAccessible(page, 'dialog of the rules');
    await seesNoOverflow();
    await dialog.locator('[data-action="saveRecord"]').click();
    await expect(dialog).toHaveCount(0);
    await expect(rule(director, 'onePersonMax')).toContainText('до 1 000,00 UAH');
    await expect(rule(director, 'newReceiver')).toContainText('двоє');
    await expectAccessible(page, 'rules');
  });

  await test.step('looser ones wait for the other director, with old and new value', async () => {
    await director.action('changeRules').click();
    await dialog.locator('[data-field="approval.onePersonMax"]').fill('1500');
    await dialog.locator('[data-field="approval.newReceiver"]').uncheck();
    await expect(dialog.locator('[data-notice="waits"]')).toBeVisible();
    await dialog.locator('[data-action="saveRecord"]').click();
    await expect(rule(director, 'onePersonMax')).toContainText('до 1 000,00 UAH → до 1 500,00 UAH');
    await expect(director.action('signRules')).toHaveCount(0);
    await expectAccessible(page, 'rules that wait');
    await seesNoOverflow();
    await second.opensMenu(PAGE);
    await second.action('signRules').click();
    await expect(second.signing.widget.locator('[data-page="signatureWidget"]')).toContainText(
      'Найбільший платіж з підписом однієї особи: 1 000,00 UAH → 1 500,00 UAH',
    );
    await second.signing.givesKey();
    await second.signing.ends();
    await expect(rule(second, 'onePersonMax')).toContainText('до 1 500,00 UAH');
  });

  let number = '';
  await test.step('the form says that two people sign, before anything is saved', async () => {
    await director.opensMenu('miAccountsAll');
    await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
    await director.payment.fillsIn({ ...SVITANOK, amount: '1500', purpose: 'Оплата за матеріали, без ПДВ' });
    const note = page.locator('[data-field="approval"]');
    await expect(note).toHaveCount(0);
    await director.field('amount').fill('1500,01');
    await expect(note).toContainText('Підпишуть двоє');
    await expect(note).toContainText('сума більша за межу для однієї особи');
    await expectAccessible(page, 'form that says who signs');
    await seesNoOverflow();
    number = await director.payment.saves();
  });

  await test.step('the right to all signatures gives one of them; the list says whom the payment waits for', async () => {
    await director.journal.selects(number);
    await director.signing.opens();
    await expect(director.signing.signers.locator('[data-follows="second"]')).toBeVisible();
    await director.signing.givesKey();
    await director.signing.ends();
    await director.journal.seesStatus(number, 2);
    await expect(director.journal.document(number).locator('[data-field="waitsFor"]')).toContainText('підпише ');
    await expect(page.locator('button[data-action="sign"]:enabled')).toHaveCount(0);
  });

  await test.step('the other director is asked, signs and sends it', async () => {
    await second.opensMenu('miPmtJournal');
    await expect(second.journal.document(number).locator('[data-field="waitsFor"]')).toHaveText('чекає на вас');
    await second.journal.selects(number);
    await second.signing.opens();
    await expect(second.signing.signers.locator('[data-follows="last"]')).toBeVisible();
    await second.signing.givesKey();
    await second.signing.ends();
    await second.journal.seesStatus(number, 3);
    await second.journal.sends();
    await second.journal.seesStatus(number, 4);
  });
});
