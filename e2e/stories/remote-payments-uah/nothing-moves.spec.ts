import { seesWholeAtEveryWidth } from '../../support/sees-whole-at-every-width';
import { findCutSums, findOverflowing } from '../../support/overflow';
import { resizesWindow, waitUntilDrawn } from '../../support/stillness';
import { expect, test } from '../../support/test';
import type { Person } from '../../pages/person';

/** Needs the initial page size; other tests choose larger ones. */
test.use({ ownBank: 'nothing-moves' });

const WINDOWS = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [360, 780],
] as const;

const PAGES = [
  'miAccountsAll',
  'miCreditsAccounts',
  'miPmtJournal',
  'miTemplatesPmtUah',
  'miCatalogs',
  'miImpex',
  'miPmtUahNew',
];

/** Measures after the frame that draws what was pressed: earlier, every row stands where it stood. */
async function measureRows({ page }: Person) {
  await waitUntilDrawn(page);
  return page.locator('[data-page] tr[data-row]').evaluateAll((rows) => {
    // Positions in a scrolled page are rounded differently.
    window.scrollTo(0, 0);
    return rows.map((row) => {
      const { x, y, width, height } = row.getBoundingClientRect();
      return [x, y, width, height].map((px) => Math.round(px * 100) / 100);
    });
  });
}

test('no row of the journal moves when some or all documents are chosen, at four widths', async ({ person }) => {
  const director = await person();
  await director.hasSession('director1');
  for (const [width, height] of WINDOWS) {
    await test.step(`${width} pixels`, async () => {
      await resizesWindow(director.page, { width, height });
      await director.opensTheAddress('main/miPmtJournal');
      await director.seesWholePage('miPmtJournal');
      const before = await measureRows(director);
      expect(before.length).toBeGreaterThan(3);
      const boxes = director.page.locator('tr[data-row] [data-action="select"]');
      await boxes.first().click();
      await expect(director.page.locator('[data-field="selection"]')).toBeVisible();
      await expect.poll(() => measureRows(director), 'one document is chosen').toEqual(before);
      for (let row = 1; row < before.length; row += 1) await boxes.nth(row).click();
      await expect.poll(() => measureRows(director), 'all of the page are chosen').toEqual(before);
      await expect.poll(() => findCutSums(director.page), 'what they sum up to is read').toEqual([]);
      // A phone has no pages: all are chosen.
      if (width >= 768) await director.action('selectAllFound').click();
      await expect.poll(() => measureRows(director), 'all that were found are chosen').toEqual(before);
      await expect.poll(() => findCutSums(director.page), 'what all sum up to is read').toEqual([]);
      await director.action('clearSelection').click();
      await expect.poll(() => measureRows(director), 'none is chosen any more').toEqual(before);
    });
  }
});

test('the panel of a row moves no row up or down, and closes with the focus back on its row', async ({ person }) => {
  const director = await person();
  await director.hasSession('director1');
  const { page } = director;
  // Half-signed documents say whom they wait for.
  for (const [name, parameters] of [
    ['miPmtJournal', '?for_me=1'],
    ['miPmtJournal', ''],
    ['miAccountsAll', ''],
  ] as const) {
    await resizesWindow(page, { width: 1440, height: 900 });
    await director.opensTheAddress(`main/${name}${parameters}`);
    for (const [width, height] of WINDOWS) {
      await test.step(`${name}${parameters}, ${width} pixels`, async () => {
        await resizesWindow(page, { width, height });
        await director.seesWholePage(name);
        const places = async () => (await measureRows(director)).map(([, y, , height]) => ({ y, height }));
        const before = await places();
        const opener = page.locator('tr[data-row] [data-action="details"]').nth(1);
        await opener.click();
        await expect(page.locator('.ncb-details')).toBeFocused();
        await expect.poll(() => places(), 'a row is open').toEqual(before);
        await expect.poll(() => findOverflowing(page), 'nothing is cut beside the panel').toEqual([]);
        await page.keyboard.press('Escape');
        await expect(opener).toBeFocused();
        await expect.poll(() => places(), 'it is closed').toEqual(before);
      });
    }
  }
});

test('at every width from a phone to a large screen no amount is cut and nothing scrolls sideways', async ({
  person,
}) => {
  const director = await person();
  await director.hasSession('director1');
  for (const name of PAGES) await seesWholeAtEveryWidth(director, name);
});
