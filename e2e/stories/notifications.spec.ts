import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { MLYN_ACCOUNT, SVITANOK } from '../support/people';
import { expect, test } from '../support/test';

/** The bank's decisions reach somebody who works on another page, in one of two tabs, and balances follow by themselves. */
test('who has sent payments hears on another page that one is executed and one refused, and sees his balance change', async ({
  person,
}) => {
  const director = await person();
  await director.signsIn('director1');
  await director.choosesCompany('Степовий Млин');
  const [executed, refused] = [await makes('150.00'), await makes('99.00')];
  await director.selects(executed, refused);
  await director.opensSigning();
  await director.givesKey();
  await director.page.locator('[data-dialog="signing"] [data-action="close"]').click();

  const operator = await director.opensConsole();
  await operator.locator('[data-action="pause"]').click();
  await director.selects(executed, refused);
  await director.action('send').click();
  await director.seesStatus(refused, 4);
  await director.opensMenu('miAccountsAll');
  await director.seesPage('miAccountsAll');
  const before = Number(await director.balanceOf(MLYN_ACCOUNT));
  const otherTab = await director.page.context().newPage();
  await otherTab.goto(director.page.url());
  await expect(bellOf(otherTab)).toHaveAttribute('data-unread', '0');

  await test.step('the bank executes the one and refuses the other', async () => {
    await operator.goto(`${operator.url().split('?')[0] ?? ''}?still`);
    const inQueue = (number: string) =>
      operator.locator('[data-row]', {
        has: operator.locator('[data-field="number"]', { hasText: new RegExp(`^\\s*${number}\\s*$`) }),
      });
    await inQueue(executed).locator('[data-form="execute"] button').click();
    await inQueue(refused).locator('[data-field="reason"]').fill('Отримувача не знайдено');
    await inQueue(refused).locator('[data-form="abort"] button').click();
  });

  const notices = (tab: Page, number: string) => tab.locator('.ant-message [data-notice]', { hasText: `№ ${number},` });
  await expect
    .poll(async () =>
      [await notices(director.page, executed).count(), await notices(otherTab, executed).count()].sort(),
    )
    .toEqual([0, 1]);
  const shownIn = (await notices(director.page, executed).count()) > 0 ? director.page : otherTab;
  await expect(notices(shownIn, executed)).toContainText(SVITANOK.name);
  await expect(notices(shownIn, refused)).toContainText('Отримувача не знайдено');
  await expectAccessible(shownIn, 'notices');
  await expect.poll(() => director.balanceOf(MLYN_ACCOUNT)).toBe((before - 150).toFixed(2));
  for (const tab of [director.page, otherTab]) await expect(bellOf(tab)).toHaveAttribute('data-unread', '2');

  await bellOf(director.page).click();
  const list = director.page.locator('[data-dialog="notifications"]');
  await expect(list.locator('li').first()).toContainText('Отримувача не знайдено');
  await expectAccessible(director.page, 'the list of notifications');
  await expect(bellOf(otherTab)).toHaveAttribute('data-unread', '0');
  await list.locator('[data-action="viewDocument"]').first().click();
  await director.seesPage('miPmtUahNew');
  await expect(director.page.locator('[data-status="6"]')).toBeVisible();

  async function makes(amount: string): Promise<string> {
    await director.opensMenu('miAccountsAll');
    await director.startsPaymentFrom(MLYN_ACCOUNT);
    await director.fillsIn({ ...SVITANOK, amount, purpose: 'Оплата за зерно, без ПДВ' });
    return director.saves();
  }
});

function bellOf(tab: Page) {
  return tab.locator('[data-action="notifications"]');
}
