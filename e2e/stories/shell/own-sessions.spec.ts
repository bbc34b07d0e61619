import { changeColorScheme } from '../../support/change-color-scheme';
import { expectAccessible } from '../../support/expect-accessible';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

/** The accountant forgot to sign out at the office. Source: docs/requirements/security.md#own-sessions. */
test('who is signed in elsewhere sees it and ends it from here', async ({ person }) => {
  expectedComplaints.push(/status of 401/);
  const home = await person();
  await home.signsIn('buh1');
  const row = home.page.locator('[data-dialog="sessions"] [data-row]');
  await home.opensOwnSessions();
  await expect(row.first()).toBeVisible();
  await expect(home.action('endOthers')).toBeVisible();
  if ((await row.count()) > 1) await home.action('endOthers').click();
  await expect(row).toHaveCount(1);
  await home.action('close').click();
  const office = await person();
  await office.signsIn('buh1');

  await test.step('the list has both places, marks this one and can be read by everybody', async () => {
    await home.opensOwnSessions();
    await expect(row).toHaveCount(2);
    await expect(row.first()).toHaveAttribute('data-current', 'true');
    await expect(row.first().locator('[data-action="endSession"]')).toHaveCount(0);
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [360, 'dark'],
    ] as const) {
      await resizesWindow(home.page, { width, height: 800 });
      await changeColorScheme(home.page, colorScheme);
      await expectAccessible(home.page, `own sessions, ${colorScheme}, ${width}`);
    }
  });

  await test.step('he ends the other one: there the next step leads to sign-in, here work goes on', async () => {
    await row.nth(1).locator('[data-action="endSession"]').click();
    await expect(row).toHaveCount(1);
    await expect(home.action('endOthers')).toBeDisabled();
    await office.page.reload();
    await office.seesPage('signIn');
    await home.action('close').click();
    await home.seesPage('miAccountsAll');
  });
});
