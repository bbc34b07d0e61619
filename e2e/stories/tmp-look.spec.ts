import { test } from '../support/test';
const OUT = '/tmp/w/shots-lead';
test('look', async ({ person }) => {
  test.setTimeout(280_000);
  const p = await person();
  await p.signsIn('director1');
  const { page } = p;
  const shot = (n: string) => page.screenshot({ path: `${OUT}/${n}.png` });
  for (const [w, h] of [[1440, 900], [1024, 768], [768, 1024], [360, 780]] as const) {
    await page.setViewportSize({ width: w, height: h });
    await page.goto(page.url().replace(/main\/.*/, 'main/miPmtJournal'));
    await page.locator('[data-action="list-all"]').waitFor();
    await page.waitForTimeout(600);
    await shot(`journal-${w}`);
    await page.goto(page.url().replace(/main\/.*/, 'main/miImpex'));
    await page.waitForTimeout(1200);
    await shot(`impex-${w}`);
    await page.goto(page.url().replace(/main\/.*/, 'main/diagnostics'));
    await page.waitForTimeout(1200);
    await shot(`diag-${w}`);
    for (const name of ['settings', 'sessions']) {
      await page.goto(page.url().replace(/main\/.*/, 'main/miAccountsAll'));
      await page.waitForTimeout(800);
      await p.action('account').or(page.locator('[data-action="userMenu"]')).or(page.locator('[data-action="accountMenu"]')).first().click();
      await page.waitForTimeout(300);
      await shot(`menu-${w}`);
      await page.locator(`[data-action="${name}"]`).first().click();
      await page.waitForTimeout(800);
      await shot(`${name}-${w}`);
    }
  }
});
