import { join } from 'node:path';
import { changeColorScheme } from '../../support/change-color-scheme';
import { expectAccessible } from '../../support/expect-accessible';
import { takeAway } from '../../support/bank';
import { resizesWindow } from '../../support/stillness';
import { readClipboard } from '../../support/read-clipboard';
import { expect, expectedComplaints, test } from '../../support/test';

test('support is told which section failed and why, it is tried again there, and the text names nobody', async ({
  person,
  bank,
}) => {
  expectedComplaints.push(/status of 404/, /remote payments-uah:/, /Federation Runtime/);
  const director = await person();
  const { page } = director;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await director.entersWithSession('director1');
  const putBack = takeAway(join(bank.site, 'app/ncb/remotes/payments-uah'));
  const remote = page.locator('[data-row="payments-uah"]');
  try {
    await director.opensMenu('miPmtJournal');
    await expect(page.locator('[data-problem="remote.missing"]')).toBeVisible();
    await director.action('help').click();
    await director.action('diagnostics').click();
    await director.seesPage('diagnostics');
    await expect(remote.locator('[data-state]')).toHaveAttribute('data-state', 'failed');
    await expect(remote).toContainText('REMOTE-missing-payments-uah');
    await resizesWindow(page, { width: 360, height: 800 });
    await changeColorScheme(page, 'dark');
    await expectAccessible(page, 'diagnostics in a phone’s width, dark');
  } finally {
    putBack();
  }
  await remote.locator('[data-action="retry"]').click();
  await expect(remote.locator('[data-state]')).toHaveAttribute('data-state', 'loaded');

  await director.action('copy').click();
  await expect(page.locator('[data-notice="success"]')).toBeVisible();
  const text = await readClipboard(page.context());
  expect(text).toMatch(/^remote payments-uah .*: loaded, \d+ ms, errors REMOTE-missing-payments-uah$/m);
  expect(text).toMatch(/^shared react \d.*, used by ncb_accounts/m);
  expect(text).not.toMatch(/director1|Вигаданець|Тарас|Калинова|1001|UA\d{5}|ncb\.company/);
});
