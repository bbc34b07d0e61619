import { storePayments } from '../../support/payments';
import { KALYNA_ACCOUNT } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

// The offer is there only until the user has chosen any size.
test.use({ ownBank: 'rows-per-page' });

test('one press in the foot gives all lists more rows; on a phone a list grows as it is scrolled', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  await storePayments(page, KALYNA_ACCOUNT, 45);
  await director.opensMenu('miPmtJournal');
  const rows = page.locator('.ncb-table tr[data-row]');
  await expect(rows).toHaveCount(5);
  await expect(page.locator('.ant-pagination-options')).toHaveCount(0);
  await page.locator('[data-field="pageSizeOffer"] [data-size="20"]').press('Enter');
  await expect(rows).toHaveCount(20);
  await expect(page.locator('[data-field="pageSizeOffer"]')).toHaveCount(0);
  await director.opensMenu('miCatalogs');
  await expect(page.locator('.ant-pagination-options')).toContainText('20');

  await director.opensMenu('miPmtJournal');
  await resizesWindow(page, { width: 360, height: 780 });
  await expect(page.locator('.ant-pagination')).toHaveCount(0);
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(20);
  await page.mouse.move(180, 500);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2000);
      return rows.count();
    })
    .toBeGreaterThanOrEqual(45);
  await expect(page.locator('[data-action="nextRows"]')).toHaveCount(0);
});
