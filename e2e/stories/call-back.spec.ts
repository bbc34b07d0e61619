import type { Person } from '../pages/person';
import { expectAccessible } from '../support/expect-accessible';
import { measureWindowOverflow } from '../support/overflow';
import { KALYNA_ACCOUNT, SVITANOK } from '../support/people';
import { resizesWindow } from '../support/stillness';
import { expect, test } from '../support/test';

// A bank of its own: catalogue and rules of the company change here.
test.use({ ownBank: 'callBack' });

/** The known receiver with another account, as on a forged invoice. */
const CHANGED = { ...SVITANOK, iban: 'UA573052990000002600123457777' };
const REST = { amount: '24500,00', purpose: 'Оплата за пакувальні матеріали, без ПДВ' };

async function seesWholeAtEveryWidth({ page }: Person, place: string): Promise<void> {
  for (const width of [360, 768, 1024, 1440]) {
    await resizesWindow(page, { width, height: 860 });
    await expect.poll(() => measureWindowOverflow(page), `${place}, ${width} pixels`).toBe(0);
  }
  await expectAccessible(page, place);
}

test('a changed account asks for a call, the rules demand it, and the second signer reads who called whom', async ({
  person,
}) => {
  test.setTimeout(120_000);
  const director = await person();
  await director.entersWithSession('director1');
  const second = await person();
  await second.entersWithSession('buh1');
  const { page } = director;
  const alarm = page.locator('[data-notice="callBack"]');

  await test.step('a manager demands a call above an amount', async () => {
    await director.opensMenu('miSettingsLimits');
    await director.action('changeRules').click();
    const dialog = page.locator('[data-dialog="rules"]');
    await dialog.locator('[data-field="approval.callBackAbove"]').fill('1000');
    await dialog.locator('[data-field="approval.coolingHours"]').fill('1');
    await dialog.locator('[data-field="approval.newReceiver"]').check();
    await expectAccessible(page, 'rules');
    await dialog.locator('[data-action="saveRecord"]').click();
    await expect(page.locator('[data-field="callBackAbove"] dd')).toContainText('понад 1 000,00 UAH');
  });

  await test.step('the catalogue gets the phone of the receiver', async () => {
    await director.opensMenu('miCatalogs');
    await director.field('search').fill('Світанок');
    await page.locator('tr[data-row]', { hasText: SVITANOK.name }).locator('a, button').first().click();
    await director.field('phone').fill('+38 (044) 000-22-18');
    await expectAccessible(page, 'dialog of a correspondent', '[data-dialog="correspondent"]');
    await director.action('saveRecord').click();
    await expect(page.locator('tr[data-row]', { hasText: SVITANOK.name })).toContainText('044 000 22 18');
  });

  await test.step('the form saves nothing before the question is answered', async () => {
    await director.opensMenu('miAccountsAll');
    await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
    await director.payment.fillsIn({ ...CHANGED, ...REST });
    await expect(alarm).toContainText('Рахунок цього отримувача змінився');
    await expect(director.field('callDemanded')).toBeVisible();
    await director.action('save').click();
    await expect(director.problem('callBack')).toHaveAttribute('data-problem', 'callUnanswered');
    await seesWholeAtEveryWidth(director, 'the alarm of a changed account');
  });

  await test.step('the bar of a phone shows one line of the demands, and the others when asked', async () => {
    await resizesWindow(page, { width: 360, height: 780 });
    const bar = page.locator('[data-panel="summary"]');
    await expect(director.field('approval')).toContainText('Підпишуть двоє');
    await expect(director.field('callDemanded')).toBeHidden();
    expect((await bar.boundingBox())?.height).toBeLessThan(140);
    await director.action('showApproval').click();
    await expect(director.field('callDemanded')).toBeVisible();
    await resizesWindow(page, { width: 1440, height: 900 });
  });

  await test.step('what was answered stays while the receiver is corrected', async () => {
    await alarm.getByText('Не телефонували').click();
    await expect(alarm).toContainText('Без дзвінка цей платіж не підписати');
    await alarm.getByText('Телефонували', { exact: true }).click();
    await expect(director.field('callBack.phone')).toContainText('044 000 22 18');
    await director.field('callBack.person').fill('Зразкова Ніна, директорка');
    await director.field('callBack.time').fill('0:00');
    await director.payment.opensReceiver();
    await director.field('creditIban').fill(SVITANOK.iban);
    await expect(alarm).toHaveCount(0);
    await director.field('creditIban').fill(CHANGED.iban);
    await expect(director.field('callBack.person')).toHaveValue('Зразкова Ніна, директорка');
    await seesWholeAtEveryWidth(director, 'a recorded call');
  });

  const number = await director.payment.saves();

  await test.step('it stands in the panel of the document', async () => {
    await page.locator('tr[data-row] [data-action="details"]').first().click();
    await expect(page.locator('.ncb-details [data-call-back="done"]')).toContainText('044 000 22 18');
  });

  await test.step('who signs second reads it beside the sum', async () => {
    await director.journal.opens();
    await director.journal.signs(number);
    await director.journal.seesStatus(number, 2);
    await second.journal.opens();
    await second.journal.selects(number);
    await second.signing.opens();
    const { widget } = second.signing;
    await expect(widget.locator('[data-name="callBack"]')).toContainText('телефонували');
    await expect(widget.locator('[data-name="callBackPerson"]')).toContainText('Зразкова Ніна, директорка');
    await expect(widget.locator('[data-name="callBackPhone"]')).toContainText('044 000 22 18');
    await second.signing.givesKey();
    await second.signing.ends();
    await second.journal.document(number).locator(`a:text-is("${number}")`).click();
    await expect(second.field('callBack')).toContainText('Зразкова Ніна, директорка');
    await seesWholeAtEveryWidth(second, 'a document with a recorded call');
  });

  await test.step('the waiting time of a new receiver bars sending', async () => {
    await director.journal.opens();
    await director.journal.selects(number);
    await director.journal.sends();
    await expect(page.getByText(/йому ще рано платити/).first()).toBeVisible();
  });
});
