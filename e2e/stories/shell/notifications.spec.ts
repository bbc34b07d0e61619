import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import { MLYN_ACCOUNT, SVITANOK } from '../../support/people';
import { expect, test } from '../../support/test';

/** The bank's decisions are shown on any page, in one of two tabs, and balances update. */
// Other tests use the same bank and need payments executed.
test.afterEach(({ bank }) => bank.operator('resume'));

test('who has sent payments hears on another page that one is executed and one refused, and sees his balance change', async ({
  person,
  bank,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  await director.choosesCompany('Степовий Млин');
  const [executed, refused] = [await makes('150.00'), await makes('99.00')];
  await director.journal.selects(executed, refused);
  await director.signing.opens();
  await director.signing.givesKey();
  await director.page.locator('[data-dialog="signing"] [data-action="close"]').click();

  const operator = await director.opensConsole();
  await operator.locator('[data-form="pause"] button').click();
  await expect(operator.locator('[data-form="resume"]')).toBeVisible();
  await director.journal.selects(executed, refused);
  await director.journal.sends();
  await director.journal.seesStatus(refused, 4);
  await director.opensMenu('miAccountsAll');
  await director.seesPage('miAccountsAll');
  const before = Number(await director.accounts.balanceOf(MLYN_ACCOUNT));
  const otherTab = await director.opensSecondTab();
  await otherTab.choosesCompany('Степовий Млин');
  await otherTab.seesPage('miAccountsAll');

  const tabs = [director.page, otherTab.page];
  const notices = (tab: Page, number: string) =>
    tab.locator('.ant-notification [data-notice]', { hasText: `№ ${number},` });
  const seesNotice = async (number: string, words: string) => {
    const counts = () => Promise.all(tabs.map((tab) => notices(tab, number).count()));
    await expect.poll(() => counts().then((unread) => unread.sort())).toEqual([0, 1]);
    const shownIn = (await counts())[0] === 1 ? director.page : otherTab.page;
    await notices(shownIn, number).hover();
    await expect(notices(shownIn, number)).toContainText(words);
    await expectAccessible(shownIn, `notice: ${words}`);
    // Moves away so that the notice disappears: it covers the bell.
    await shownIn.mouse.move(0, 0);
  };

  await operator.goto(`${bank.consoleAddress}?still`);
  const inQueue = (number: string) =>
    operator.locator('[data-row]', {
      has: operator.locator('[data-field="number"]', { hasText: new RegExp(`^\\s*${number}\\s*$`) }),
    });

  await test.step('the bank executes the one', async () => {
    await inQueue(executed).locator('[data-form="execute"] button').click();
    await seesNotice(executed, SVITANOK.name);
  });

  await test.step('and refuses the other', async () => {
    await inQueue(refused).locator('[data-field="reason"]').fill('Отримувача не знайдено');
    await inQueue(refused).locator('[data-form="abort"] button').click();
    await seesNotice(refused, 'Отримувача не знайдено');
  });

  for (const tab of [director, otherTab]) {
    await expect.poll(() => tab.accounts.balanceOf(MLYN_ACCOUNT)).toBe((before - 150).toFixed(2));
    await expect(bellOf(tab.page)).toHaveAttribute('data-unread', '2');
  }

  // The tab is in the background, where the browser draws once a second.
  await director.page.bringToFront();
  await bellOf(director.page).click();
  const list = director.page.locator('[data-dialog="notifications"]');
  await expect(list.locator('li').first()).toContainText('Отримувача не знайдено');
  await expectAccessible(director.page, 'the list of notifications');
  await expect(bellOf(otherTab.page)).toHaveAttribute('data-unread', '0');
  await list.locator('[data-action="viewDocument"]').first().click();
  await director.seesPage('miPmtUahNew');
  await expect(director.page.locator('[data-status="6"]')).toBeVisible();

  async function makes(amount: string): Promise<string> {
    await director.opensMenu('miAccountsAll');
    await director.accounts.startsPaymentFrom(MLYN_ACCOUNT);
    await director.payment.fillsIn({ ...SVITANOK, amount, purpose: 'Оплата за зерно, без ПДВ' });
    return director.payment.saves();
  }
});

function bellOf(tab: Page) {
  return tab.locator('[data-action="notifications"]');
}
