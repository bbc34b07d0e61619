import { seesWholeAtEveryWidth } from '../support/every-width';
import { overflowing } from '../support/overflow';
import { resizesWindow } from '../support/stillness';
import { expect, test } from '../support/test';

/** Its lists have the size that all begin with; other stories choose larger ones. */
test.use({ ownBank: 'lists-at-every-width' });

/** Lists of the areas besides payments and accounts, one each and more where they differ. */
const PAGES: readonly string[] = [
  'miCreditsDeals',
  'miCreditsMine',
  'miDepositsMine',
  'miPmtCurContracts',
  'miEmployees',
  'miSettingsUsers',
];

test('at every width the lists of all areas cut no amount and do not scroll sideways', async ({ person }) => {
  const director = await person();
  await director.hasSession('director1');
  for (const name of PAGES) await seesWholeAtEveryWidth(director, name);
  await resizesWindow(director.page, { width: 1280, height: 900 });
  await director.page.locator('tr[data-row] [data-action="details"]').first().click();
  await expect(director.field('user')).toBeVisible();
  for (const width of [1280, 1024]) {
    await resizesWindow(director.page, { width, height: 900 });
    await expect.poll(() => overflowing(director.page), `users beside a panel, ${width} pixels`).toEqual([]);
  }
});
