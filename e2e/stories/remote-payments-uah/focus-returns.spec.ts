import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

/** What of an opened menu or dialog is seen; a menu that takes the focus does so some frames later. */
const MENU = '.ant-dropdown:visible';
const FOCUSED_MENU = '.ant-dropdown:visible :focus';
const DIALOG = '[role="dialog"]:visible';

/** What opens a menu or a dialog of the journal. */
const OPENERS = [
  ['choosePeriod', FOCUSED_MENU],
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
