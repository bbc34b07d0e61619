import type { Page } from '@playwright/test';
import { choosePageSize } from '../../support/choose-page-size';
import { buildOperations, routeStatement } from '../../support/route-statement';
import { measureShift, resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

/** Own bank: the chosen page size stays with the user. */
test.use({ ownBank: 'statement-room' });

const PERIOD = 'fdate=2026-01-01&ldate=2026-12-31&acn_ids=7001';

interface Room {
  /** Top of the first operation, px. */
  readonly first: number;
  /** Operations that are seen whole. */
  readonly inSight: number;
}

function measureRoom(page: Page): Promise<Room> {
  return page.evaluate(() => {
    const foot = document.querySelector('.ncb-list-foot')?.getBoundingClientRect().top ?? 0;
    const end = Math.min(foot, window.innerHeight);
    const rows = [...document.querySelectorAll('tr[data-row]')].map((row) => row.getBoundingClientRect());
    return { first: Math.round(rows[0]?.top ?? NaN), inSight: rows.filter(({ bottom }) => bottom <= end).length };
  });
}

test('a statement begins with operations, on a large screen and on a phone, and nothing moves while it loads', async ({
  person,
}) => {
  test.setTimeout(120_000);
  const director = await person();
  await director.hasSession('director1');
  const { page, statement } = director;
  await routeStatement(page, buildOperations(40, 8));
  // A slow bank: the page is seen while it loads.
  await page.route('**/get_billing?**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fallback();
  });
  await resizesWindow(page, { width: 1440, height: 900 });
  await statement.opens(PERIOD);
  await choosePageSize(page, 20);
  await expect(statement.rows).toHaveCount(20);

  for (const [width, height, first, inSight] of [
    [1440, 900, 250, 12],
    [1024, 900, 250, 12],
    [768, 1024, 250, 12],
    [360, 800, 232, 5],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await resizesWindow(page, { width, height });
      await page.keyboard.press('Shift');
      await statement.opens(PERIOD);
      await expect.poll(async () => (await measureRoom(page)).first).toBeLessThanOrEqual(first);
      expect((await measureRoom(page)).inSight).toBeGreaterThanOrEqual(inSight);
      expect(await measureShift(page), 'layout shift').toBeLessThanOrEqual(0.02);
    });
});
