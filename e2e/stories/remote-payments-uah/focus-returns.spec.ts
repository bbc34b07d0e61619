import { expect, test } from '../../support/test';

/** What opens a menu or a dialog of the journal, and what of it is seen then. */
const OPENERS = [
  ['choosePeriod', '.ant-dropdown:visible'],
  ['chooseStatus', '.ant-dropdown:visible'],
  ['search', '[role="dialog"]:visible'],
  ['savedSearches', '.ant-dropdown:visible'],
  ['export', '.ant-dropdown:visible'],
  ['print', '.ant-dropdown:visible'],
  ['rowMenu', '.ant-dropdown:visible'],
  ['accountMenu', '.ant-dropdown:visible'],
  ['help', '.ant-dropdown:visible'],
] as const;

test('Escape closes a menu or a dialog and gives the focus back to what opened it', async ({ person }) => {
  const director = await person();
  await director.signsIn('director1');
  const { page } = director;
  await page.setViewportSize({ width: 1440, height: 900 });
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
