import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { changeColorScheme } from '../../support/change-color-scheme';
import { expectAccessible } from '../../support/expect-accessible';
import { SVITANOK } from '../../support/people';
import { resizesWindow, waitUntilDrawn } from '../../support/stillness';
import { expect, test } from '../../support/test';

async function delaysItsCode(page: Page): Promise<void> {
  await page.route('**/palette.*.js', async (route) => {
    await setTimeout(1_000);
    await route.continue();
  });
}

/** Source: docs/requirements/shell-accounts-admin.md#search-over-everything. */
test('the search over everything leads from a few letters to a payment, a page and back', async ({ person }) => {
  const accountant = await person();
  const { page } = accountant;
  const { keyboard } = page;
  await accountant.entersWithSession('buh1', 'main/miPmtJournal');
  const field = accountant.field('palette');
  const row = (name: string) => page.locator(`[data-dialog="palette"] [data-row="${name}"]`);

  await test.step('Escape while its code is on the way: the focus is back where it was, and nothing opens', async () => {
    await delaysItsCode(page);
    await accountant.field('search').focus();
    const code = page.waitForResponse('**/palette.*.js');
    await keyboard.press('Control+KeyK');
    await expect(accountant.field('search')).not.toBeFocused();
    await keyboard.press('Escape');
    await expect(accountant.field('search')).toBeFocused();
    await (await code).finished();
    await waitUntilDrawn(page);
    await expect(field).toHaveCount(0);
  });

  await test.step('by key alone: a payment to a receiver by the beginning of the name', async () => {
    await page.locator('h1').waitFor();
    await keyboard.press('Control+KeyK');
    await expect(field).toBeFocused();
    await keyboard.type('світан');
    const action = page.getByRole('option', { name: `Новий платіж: ${SVITANOK.name}` });
    await expect(action).toHaveAttribute('aria-selected', 'true');
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [1440, 'dark'],
      [360, 'light'],
    ] as const) {
      await resizesWindow(page, { width, height: 800 });
      await changeColorScheme(page, colorScheme);
      await expectAccessible(page, `search over everything, ${colorScheme}, ${width}`, '[data-dialog="palette"]');
    }
    await resizesWindow(page, { width: 1440, height: 900 });
    await keyboard.press('Enter');
    await accountant.seesPage('miPmtUahNew');
    await expect(accountant.field('receiverName')).toContainText(SVITANOK.name);
  });

  await test.step('a document of any day by its amount in ten keys, and all that were found in the journal', async () => {
    await keyboard.press('Control+KeyK');
    await keyboard.type('450000');
    const document = page.locator('[data-group="documents"] [role="option"]').first();
    await expect(document).toContainText('450 000,00');
    await expect(document).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, 'documents over all time', '[data-dialog="palette"]');
    await page.locator('[data-row="documents all"]').click();
    await accountant.seesPage('miPmtJournal');
    await expect(page.locator('main [data-row]', { hasText: '450 000,00' }).first()).toBeVisible();
    expect(new URL(page.url()).searchParams.get('find')).toBe('450000');
  });

  await test.step('letters typed right after the key are not lost, Escape gives the focus back', async () => {
    await accountant.goesTo('main/miPmtUahNew');
    await accountant.field('amount').focus();
    await keyboard.press('Control+KeyK');
    await keyboard.type('>відом');
    await expect(field).toHaveValue('>відом');
    await expect(row('action payroll.newPayroll')).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(accountant.field('amount')).toBeFocused();
  });

  await test.step('by the button: 208 × 32 in a wide window', async () => {
    await accountant.goesTo('main/miAccountsAll');
    await accountant.seesPage('miAccountsAll');
    const button = accountant.action('palette');
    expect(await button.boundingBox()).toMatchObject({ width: 208, height: 32 });
    await button.click();
    await expect(field).toBeFocused();
    const dialog = page.locator('[data-dialog="palette"] .ant-modal');
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(640);
    await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(88);
    await keyboard.type('журнал операц');
    await expect(row('page miPmtJournal')).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Enter');
    await accountant.seesPage('miPmtJournal');
  });
});

test('the search over everything finds letters, users and the statement of an account', async ({ person }) => {
  const accountant = await person();
  const { page } = accountant;
  await accountant.entersWithSession('buh1', 'main/miPmtJournal');
  const opensFound = async (typed: string, group: string, title: string) => {
    await page.locator('h1').waitFor();
    await page.keyboard.press('Control+KeyK');
    await page.keyboard.type(typed);
    const row = page.locator(`[data-group="${group}"] [role="option"]`).filter({ hasText: title }).first();
    await expect(row).toBeVisible();
    await row.click();
  };

  await test.step('a letter by a word of its subject, typed before the code of the search is there', async () => {
    await delaysItsCode(page);
    await page.keyboard.press('Control+KeyK');
    await page.keyboard.type('тар');
    await page.keyboard.press('Control+KeyK');
    await page.keyboard.type('иф');
    await expect(accountant.field('palette')).toHaveValue('тариф');
    await page.keyboard.press('Escape');
    await opensFound('тариф', 'letters', 'Зміна тарифів');
    await accountant.seesPage('miMail');
    await expect(page.getByRole('heading', { name: 'Зміна тарифів' })).toBeVisible();
  });

  await test.step('a colleague by name: the panel of the user is open', async () => {
    await opensFound('вигаданець', 'users', 'Вигаданець');
    await accountant.seesPage('miSettingsUsers');
    await expect(page.getByRole('heading', { level: 2, name: /Вигаданець/ })).toBeVisible();
  });

  await test.step('the statement of an account by its name', async () => {
    await opensFound('виписка основний', 'actions', 'Виписка за рахунком: Основний рахунок UAH');
    await accountant.seesPage('miAccountsBilling');
    expect(new URL(page.url()).searchParams.get('acn_ids')).toBe('7001');
  });
});

test('on a phone the search over everything is a whole screen', async ({ person }) => {
  const accountant = await person();
  const { page } = accountant;
  await accountant.hasSession('buh1');
  await resizesWindow(page, { width: 360, height: 780 });
  await accountant.opensTheAddress('main/miPmtJournal');
  await accountant.action('palette').click();
  const dialog = page.locator('[data-dialog="palette"] .ant-modal-container');
  await expect.poll(async () => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 780 });
  await accountant.field('palette').fill('довідник');
  await page.locator('[data-row="page miCatalogs"]').click();
  await accountant.seesPage('miCatalogs');
  await accountant.action('palette').click();
  await page.locator('[data-dialog="palette"] [data-action="close"]').click();
  await expect(accountant.field('palette')).toHaveCount(0);
});
