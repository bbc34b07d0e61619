import { test } from '../support/test';

test.use({ settings: { NCB_ENGINE_DELAY_MS: '499' } });

test('shots', async ({ person }) => {
  test.setTimeout(180_000);
  const shot = (p: import('../pages/person').Person, n: string) => p.page.screenshot({ path: `/tmp/w/shots-usr/${n}.png` });
  const d1 = await person();
  await d1.page.setViewportSize({ width: 1440, height: 900 });
  await d1.signsIn('director1');
  await d1.opensTheAddress('main/miSettingsUsers');
  await d1.page.locator('[data-row="503"]').waitFor();
  await shot(d1, 'list-1440');
  await d1.page.locator('tr[data-row="503"] [data-action="rowMenu"]').click();
  await d1.action('changeRights').waitFor();
  await shot(d1, 'menu-1440');
  await d1.action('changeRights').click();
  await d1.page.locator('[data-dialog="userRights"] [data-field="signature"] [data-option="1"]').click();
  await shot(d1, 'rights-1440');
  await d1.action('saveRights').click();
  await d1.page.locator('[data-dialog="userRights"] [role="dialog"]').waitFor({ state: 'hidden' });
  await d1.page.locator('tr[data-row="503"] [data-action="rowMenu"]').click();
  await d1.action('lock').click();
  await d1.page.locator('[data-dialog="userQuestion"] [data-action="confirm"]').waitFor();
  await d1.page.waitForTimeout(800);
  await shot(d1, 'lock-1440');
  await d1.page.locator('[data-dialog="userQuestion"] [data-action="cancel"]').click();
  await d1.page.locator('tr[data-row="503"] [data-action="rowMenu"]').click();
  await d1.action('sessions').click();
  await d1.page.waitForTimeout(800);
  await shot(d1, 'sessions-1440');
  await d1.page.locator('[data-dialog="userSessions"] [data-action="close"]').click();
  const d2 = await person();
  await d2.page.setViewportSize({ width: 1440, height: 900 });
  await d2.signsIn('director2');
  await d2.opensTheAddress('main/miSettingsUsers');
  await d2.page.locator('[data-row="503"]').waitFor();
  await shot(d2, 'second-1440');
  for (const width of [1024, 768, 360]) {
    await d2.page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
    await d2.page.waitForTimeout(700);
    await shot(d2, `second-${width}`);
  }
  await d2.page.locator('[data-row="503"] [data-action="rowMenu"]').click();
  await d2.action('changeRights').click();
  await d2.page.waitForTimeout(500);
  await shot(d2, 'rights-360');
  await d2.page.locator('[data-dialog="userRights"] [data-action="cancel"]').click();
  await d2.page.setViewportSize({ width: 1440, height: 900 });
  await d2.page.locator('[data-row="503"] [data-action="recordOpener"], tr[data-row="503"] td button').first().click();
  await d2.page.waitForTimeout(500);
  await shot(d2, 'panel-1440');
  await d2.action('reviewAndSign').click();
  await d2.page.waitForTimeout(2500);
  await shot(d2, 'sign-1440');
});
