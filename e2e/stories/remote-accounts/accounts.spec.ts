import type { Page } from '@playwright/test';
import { changeColorScheme } from '../../support/change-color-scheme';
import { expectAccessible } from '../../support/expect-accessible';
import { downloadBytes } from '../../support/downloads';
import { measureOverflow } from '../../support/overflow';
import { KALYNA_ACCOUNT, MLYN } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { readClipboard } from '../../support/read-clipboard';
import { expect, test } from '../../support/test';

const OVERDRAFT_ACCOUNT = '7004';
const DOLLAR_ACCOUNT = '7002';
const CREDIT_ACCOUNT = '7016';
/** Only accounts: the rates beside them are rows too. */
const ROWS = '.ncb-table tr[data-row]';

// Other tests use the same bank.
test.afterEach(({ bank }) => bank.operator('resume'));

test('the accounts of a company are found, sorted, marked, explained and taken along as a file', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;

  await test.step('all currencies are added up, each by itself and together in hryvnias', async () => {
    await expect(row(page, KALYNA_ACCOUNT)).toBeVisible();
    await expect(director.field('totals')).toContainText('USD');
  });

  await test.step('the last digits of a number find the account, a currency those that hold it', async () => {
    await director.field('search').fill('99000002');
    await expect(page.locator(ROWS)).toHaveCount(1);
    await expect(row(page, OVERDRAFT_ACCOUNT)).toBeVisible();
    await director.field('search').fill('такого рахунку немає');
    await expect(director.action('clearFilter')).toBeVisible();
    await expectAccessible(page, 'nothing found');
    await director.action('clearFilter').click();
    await director.field('currencyCode').click();
    await page.locator('[role^="menuitem"]', { hasText: 'USD' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator(ROWS)).toHaveCount(2);
    await expect(row(page, DOLLAR_ACCOUNT)).toBeVisible();
    await director.action('dropCondition').click();
  });

  await test.step('a favourite is first, after a reload too', async () => {
    await row(page, OVERDRAFT_ACCOUNT).locator('[data-action="favourite"]').click();
    await expect(page.locator(ROWS).first()).toHaveAttribute('data-row', OVERDRAFT_ACCOUNT);
    await page.reload();
    await expect(page.locator(ROWS).first()).toHaveAttribute('data-row', OVERDRAFT_ACCOUNT);
  });

  await test.step('on a phone a small star stays by the name, the row’s menu puts it first or takes it back', async () => {
    const [sign, button] = [row(page, OVERDRAFT_ACCOUNT).locator('.anticon-star'), director.action('favourite')];
    await resizesWindow(page, { width: 360, height: 780 });
    await expect(button).toHaveCount(0);
    await expect(sign).toBeVisible();
    const menu = row(page, OVERDRAFT_ACCOUNT).locator('[data-action="rowMenu"]');
    expect((await menu.boundingBox())?.height, 'height of a row’s button under a thumb').toBe(44);
    await menu.click();
    await director.action('favouriteOfMenu').click();
    await expect(sign).toHaveCount(0);
    await menu.click();
    await director.action('favouriteOfMenu').click();
    await expect(sign).toBeVisible();
    await resizesWindow(page, { width: 1280, height: 860 });
    await expect(button.first()).toBeVisible();
  });

  await test.step('the panel explains what is available and how the balance went', async () => {
    await row(page, OVERDRAFT_ACCOUNT).locator('[data-action="details"]').click();
    await expect(director.field('unusedOverdraft')).toContainText('150 000,00');
    await expect(director.field('available')).toContainText('150 099,99');
    await expect(director.field('accountDetails').locator('[data-field="trend"]')).toHaveAccessibleName(
      /Залишок за 30 днів/,
    );
    await expectAccessible(page, 'details of an account');
  });

  await test.step('the requisites are copied as a text', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await row(page, OVERDRAFT_ACCOUNT).locator('[data-action="rowMenu"]').click();
    await director.action('requisites').click();
    await expect(director.field('requisites')).toContainText('UA783516070000026002999000002');
    await expectAccessible(page, 'requisites');
    await director.action('copyText').click();
    await expect.poll(() => readClipboard(page.context())).toContain('UA783516070000026002999000002');
    const pdf = (await downloadBytes(director, 'print')).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(director.field('requisites')).toBeHidden();
  });

  await test.step('the selected accounts are saved as csv, all of them as a workbook', async () => {
    await row(page, OVERDRAFT_ACCOUNT).locator('[data-action="select"]').click();
    const [head, first, ...rest] = (await downloadBytes(director, 'export', 'export-csv'))
      .toString('utf8')
      .trim()
      .split('\r\n');
    expect(head).toContain('IBAN');
    expect(first).toContain('26002999000002');
    expect(rest).toEqual([]);
    await row(page, OVERDRAFT_ACCOUNT).locator('[data-action="select"]').click();
    const starting = page.waitForEvent('worker');
    expect((await downloadBytes(director, 'export', 'export-xlsx')).subarray(0, 2).toString()).toBe('PK');
    const script = await page.request.get((await starting).url());
    expect((await script.body()).length, 'the list is written without what reads files').toBeLessThan(400_000);
  });

  await test.step('debts are the same list without overdraft', async () => {
    await director.opensTheAddress('main/miCreditsAccounts');
    await expect(row(page, CREDIT_ACCOUNT)).toContainText('480 000,00');
  });
});

test('the balance is new without a reload when the bank has executed a payment', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director1');
  await expect(row(director.page, KALYNA_ACCOUNT)).toBeVisible();
  const before = await director.accounts.balanceOf(KALYNA_ACCOUNT);
  await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  await director.payment.fillsIn({ ...MLYN, amount: '10,00', purpose: 'Оплата за послуги, без ПДВ' });
  const number = await director.payment.saves();
  await director.journal.signs(number);
  await director.journal.seesStatus(number, 3);
  const bank = await director.opensConsole();
  await bank.getByRole('button', { name: 'Зупинити' }).click();
  await director.journal.sends();
  await director.journal.seesStatus(number, 4);
  await director.opensMenu('miAccountsAll');
  const reserved = row(director.page, KALYNA_ACCOUNT).locator('[data-field="reserved"]');
  await expect(reserved).toContainText('10,00');
  await expect.poll(() => director.accounts.balanceOf(KALYNA_ACCOUNT)).toBe(before);
  await bank.getByRole('button', { name: 'Поновити' }).click();
  await expect(reserved).toHaveCount(0);
  const kopecks = (amount: string) => BigInt(amount.replace('.', ''));
  expect(kopecks(await director.accounts.balanceOf(KALYNA_ACCOUNT))).toBe(kopecks(before) - 1000n);
});

test('on a phone the accounts are cards, in three languages, light and dark, empty and refused', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  await resizesWindow(page, { width: 360, height: 800 });
  await expect(page.locator('article').first()).toBeVisible();
  for (const language of ['Русский', 'English', 'Українська'] as const) {
    await director.changesLanguage(language);
    await expect.poll(() => measureOverflow(page), language).toBeLessThanOrEqual(0);
  }
  await test.step('search, export and boxes are behind a button beside the sums', async () => {
    await expectAccessible(page, 'accounts on a phone');
    await director.action('listTools').click();
    await expect(director.field('search')).toBeFocused();
    await director.field('search').fill('99000002');
    await expect(page.locator(ROWS)).toHaveCount(1);
    await row(page, OVERDRAFT_ACCOUNT).locator('[data-action="select"]').click();
    await expectAccessible(page, 'search among accounts on a phone');
    await director.action('listTools').click();
    await expect(director.field('search')).toHaveCount(0);
    await expect(row(page, KALYNA_ACCOUNT)).toBeVisible();
  });
  await changeColorScheme(page, 'dark');
  await row(page, KALYNA_ACCOUNT).locator('[data-action="details"]').click();
  await expect(director.field('minimumBalance')).toBeVisible();
  await expectAccessible(page, 'card with details, dark');
  await expect.poll(() => measureOverflow(page)).toBeLessThanOrEqual(0);
  await director.action('closeDetails').click();

  const list = /\/acn_list\?/;
  await page.route(list, (route) => route.fulfill({ json: { success: true, acn_list: [] } }));
  await director.action('refresh').click();
  await expect(page.locator('[data-problem="noAcnData"]')).toBeVisible();
  await expectAccessible(page, 'no accounts');
  await page.unroute(list);
  await page.route(list, (route) => route.fulfill({ json: { success: false, error: 'Рахунки недоступні' } }));
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Рахунки недоступні');
  await expectAccessible(page, 'accounts refused');
  await page.unroute(list);
  await director.action('retry').click();
  await expect(row(page, KALYNA_ACCOUNT)).toBeVisible();
});

function row(page: Page, id: string) {
  return page.locator(`.ncb-table tr[data-row="${id}"]`);
}
