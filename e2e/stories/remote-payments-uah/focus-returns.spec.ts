import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

/** Visible parts of an open menu or dialog; some menus take the focus several frames later. */
const MENU = '.ant-dropdown:visible';
const FOCUSED_MENU = '.ant-dropdown:visible :focus';
const FOCUSED_PANEL = '.ant-popover:visible :focus';
const DIALOG = '[role="dialog"]:visible';

const OPENERS = [
  ['choosePeriod', FOCUSED_PANEL],
  ['chooseStatus', FOCUSED_MENU],
  ['search', DIALOG],
  ['savedSearches', MENU],
  ['export', MENU],
  ['print', MENU],
  ['rowMenu', FOCUSED_MENU],
] as const;

test('Escape closes a menu or a dialog and gives the focus back to what opened it', async ({ person }) => {
  const director = await person();
  await director.hasSession('director1');
  const { page } = director;
  await resizesWindow(page, { width: 1440, height: 900 });
  await director.opensTheAddress('main/miPmtJournal');
  await director.seesWholePage('miPmtJournal');
  for (const [name, opened] of OPENERS) {
    await test.step(name, async () => {
      const opener = director.action(name).first();
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(opened).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator(opened)).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }
});

test('Enter on an item of a menu opens its dialog and does not press its cross; the button of the menu has the focus afterwards', async ({
  person,
}) => {
  const director = await person();
  await director.hasSession('director1');
  const { page } = director;
  await director.opensTheAddress('main/miPmtJournal');
  await director.seesWholePage('miPmtJournal');
  for (const [menu, item] of [
    ['accountMenu', 'settings'],
    ['accountMenu', 'sessions'],
    ['rowMenu', 'print'],
  ] as const) {
    await test.step(item, async () => {
      const button = director.action(menu).first();
      await button.focus();
      await page.keyboard.press('Enter');
      const entry = page.getByRole('menuitem').filter({ has: page.locator(`[data-action="${item}"]`) });
      await entry.and(page.locator(':visible')).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(DIALOG).locator(':focus')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator(DIALOG)).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }
});

test('a dialog in which a row is typed gives the focus back, and Escape does not throw away what was typed', async ({
  person,
}) => {
  const director = await person();
  await director.hasSession('director1');
  const { page } = director;
  await director.opensTheAddress('main/miCatalogs');
  await director.seesWholePage('miCatalogs');
  const add = director.action('add').first();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(DIALOG)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(DIALOG)).toHaveCount(0);
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.locator(`${DIALOG} input[type="text"]`).first()).toBeFocused();
  await page.keyboard.type('ТОВ «Недописане»');
  await page.keyboard.press('Escape');
  await expect(page.locator(`${DIALOG} input[type="text"]`).first()).toHaveValue('ТОВ «Недописане»');
  await page.locator(`${DIALOG} [data-action="cancel"]`).click();
  await expect(add).toBeFocused();
});

test('a page that goes away leaves the focus to the one that comes', async ({ person }) => {
  const director = await person();
  await director.hasSession('director1');
  const { page } = director;
  await director.opensTheAddress('main/miPmtJournal');
  await director.seesWholePage('miPmtJournal');
  await page.locator('tr[data-row] a[data-action="view"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-page="miPmtJournal"]')).toHaveCount(0);
  await expect(page.locator('#ncb-content')).toBeFocused();
});
