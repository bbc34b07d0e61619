import { seesWholeAtEveryWidth } from '../support/sees-whole-at-every-width';
import { LANGUAGES } from '../support/looks';
import { findCutHeads, findOverflowing } from '../support/overflow';
import { resizesWindow } from '../support/stillness';
import { expect, test } from '../support/test';

/** Needs the initial page size; other tests choose larger ones. */
test.use({ ownBank: 'lists-at-every-width' });

const PAGES: readonly string[] = [
  'miCreditsDeals',
  'miCreditsMine',
  'miDepositsMine',
  'miPmtCurContracts',
  'miEmployees',
  'miSettingsUsers',
  'miTurnovers',
];

test('at every width the lists of all areas cut no amount and do not scroll sideways', async ({ person }) => {
  const director = await person();
  await director.hasSession('director1');
  for (const name of PAGES) await seesWholeAtEveryWidth(director, name);
});

test('in a window of 1440 pixels no head of a list is cut, in three languages', async ({ person }) => {
  const director = await person();
  await director.hasSession('director1');
  for (const language of LANGUAGES)
    for (const name of [...PAGES, 'miPmtJournal', 'miAccountsAll', 'miSettingsKeys']) {
      await resizesWindow(director.page, { width: 1440, height: 900 });
      await director.goesTo(`main/${name}`);
      await director.seesWholePage(name);
      if (name === PAGES[0]) await director.changesLanguage(language);
      await expect.poll(() => findCutHeads(director.page), `${name}, ${language}`).toEqual([]);
    }
});

test('beside an open panel the names of a list are still read', async ({ person }) => {
  const director = await person();
  const { page } = director;
  await director.hasSession('director1');
  await director.opensTheAddress('main/miAccountsAll');
  await resizesWindow(page, { width: 1024, height: 760 });
  for (const name of ['miSettingsUsers', 'miSettingsKeys']) {
    await director.goesTo(`main/${name}`);
    await director.seesWholePage(name);
    await page.locator('tr[data-row] [data-action="details"]').first().click();
    await expect(director.action('closeDetails')).toBeVisible();
    const owner = page.locator('thead th').first();
    await expect.poll(async () => (await owner.boundingBox())?.width, name).toBeGreaterThan(180);
    await expect.poll(() => findOverflowing(page), `${name} beside a panel`).toEqual([]);
  }
});
