import { changeColorScheme } from '../../support/change-color-scheme';
import { downloadBytes } from '../../support/downloads';
import { expectAccessible } from '../../support/expect-accessible';
import { measureOverflow } from '../../support/overflow';
import { FOP_ACCOUNT, KALYNA_ACCOUNT } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { readClipboard } from '../../support/read-clipboard';
import { expect, test } from '../../support/test';
import type { Person } from '../../pages/person';

const DOLLAR_ACCOUNT = '7002';
const PURPOSE = 'Рахунок № 12, без ПДВ';

test('a code with a sum is made for an own account, and another company pays by its picture', async ({ person }) => {
  const trader = await person();
  await trader.entersWithSession('fop1');
  const { page } = trader;
  const code = trader.field('code').locator('path').first();
  let drawn = '';
  const changes = async () => {
    await expect.poll(async () => (await code.getAttribute('d')) !== drawn).toBe(true);
    drawn = (await code.getAttribute('d')) ?? '';
  };
  await opensRequisites(trader, FOP_ACCOUNT);
  const iban = /UA\d{27}/.exec((await trader.field('requisites').textContent()) ?? '')?.[0] ?? '';

  await test.step('it has a code without sum; what is typed changes it', async () => {
    await trader.action('paymentQr').click();
    await changes();
    await trader.field('amount').fill('1234,50');
    await changes();
    await trader.field('purpose').fill(PURPOSE);
    await changes();
    await expectAccessible(page, 'a code to be paid by', '.ant-modal');
  });

  await test.step('a wrong sum takes the code away until it is mended', async () => {
    await trader.field('amount').fill('0');
    await expect(page.locator('[data-problem="noQr"]')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-problem="lessThan1"]')).toBeVisible();
    await expectAccessible(page, 'no code for a wrong sum', '.ant-modal');
    await trader.field('amount').fill('1234,50');
    await expect(trader.field('code')).toBeVisible();
  });

  await test.step('a purpose that is too long says so while it is typed, and folding the code loses nothing', async () => {
    await trader.field('purpose').fill('Ж'.repeat(420));
    await expect(page.locator('[data-problem="tooLongText"]')).toBeVisible();
    await trader.field('purpose').fill(PURPOSE);
    await expect(trader.field('code')).toBeVisible();
    for (const isOpen of [false, true]) {
      await trader.action('paymentQr').click();
      await expect(trader.field('qr')).toBeVisible({ visible: isOpen });
      await expect(trader.action('copyText')).toBeVisible();
    }
    await expect(trader.field('purpose')).toHaveValue(PURPOSE);
  });

  const pictures: Buffer[] = [];
  await test.step('it is saved as a picture and, with the requisites, as PDF', async () => {
    pictures.push(await downloadBytes(trader, 'savePicture'));
    const pdf = (await downloadBytes(trader, 'savePdf')).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await trader.action('copyLink').click();
    await expect.poll(() => readClipboard(page.context())).toContain('https://bank.gov.ua/qr/');
  });

  await test.step('with a last day it is another code, also saved', async () => {
    await trader.field('lastDay').fill('31.12.2026');
    await page.keyboard.press('Tab');
    await changes();
    pictures.push(await downloadBytes(trader, 'savePicture'));
    await trader.action('copyLink').click();
    await expect.poll(() => readClipboard(page.context())).toContain('https://qr.bank.gov.ua/');
  });

  await test.step('the reader of another company finds all fields in both pictures', async () => {
    const director = await person();
    await director.entersWithSession('director1');
    await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
    await director.action('fillFrom').click();
    for (const buffer of pictures) {
      await director.field('fillFromText').fill('');
      await director.field('picture').setInputFiles({ name: 'qr.png', mimeType: 'image/png', buffer });
      await expect(director.field('found-acnt_co')).toBeChecked();
      await expect(director.page.locator('[data-problem]')).toHaveCount(0);
    }
    await expect(director.field('codeTerms')).toContainText('Отримувач просить не змінювати');
    await director.action('fill').click();
    await expect(director.field('amount')).toHaveValue(/^1\s234,50$/);
    await expect(director.field('purpose')).toHaveValue(PURPOSE);
    await director.payment.seesReceiver({ iban });
  });
});

test('only an open hryvnia account has a code; on a phone, dark, in three languages, by the keyboard', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  await opensRequisites(director, DOLLAR_ACCOUNT);
  await expect(director.field('requisites')).toContainText('USD');
  await expect(director.action('paymentQr')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(director.field('requisites')).toBeHidden();

  await resizesWindow(page, { width: 360, height: 800 });
  await changeColorScheme(page, 'dark');
  for (const language of ['Русский', 'English', 'Українська'] as const) {
    await director.changesLanguage(language);
    await opensRequisites(director, KALYNA_ACCOUNT);
    await director.action('paymentQr').focus();
    await page.keyboard.press('Enter');
    await expect(director.field('code')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(director.field('amount')).toBeFocused();
    await page.keyboard.type('15');
    for (const field of ['purpose', 'lastDay']) {
      await page.keyboard.press('Tab');
      await expect(director.field(field)).toBeFocused();
    }
    await expect.poll(() => measureOverflow(page), language).toBeLessThanOrEqual(0);
    await expectAccessible(page, `a code on a phone, dark, ${language}`, '.ant-modal');
    await page.keyboard.press('Escape');
    await expect(director.field('requisites')).toBeHidden();
  }
});

async function opensRequisites(person: Person, account: string): Promise<void> {
  await person.page.locator(`.ncb-table tr[data-row="${account}"] [data-action="rowMenu"]`).click();
  await person.action('requisites').click();
  await expect(person.field('requisites')).toBeVisible();
}
