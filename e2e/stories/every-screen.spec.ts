import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { KALYNA_ACCOUNT } from '../support/people';
import { expect, expectedComplaints, test } from '../support/test';

const PAGES = ['miAccountsAll', 'miPmtJournal', 'miPmtUahNew'] as const;
const LANGUAGES = ['Українська', 'Русский', 'English'] as const;

test('every screen is accessible and fits, in three languages, in a phone’s width, light and dark', async ({
  person,
}) => {
  test.setTimeout(180_000);
  const director = await person();
  await director.signsIn('director1');
  for (const language of LANGUAGES) {
    await director.choosesLanguage(language);
    for (const [width, scheme] of [
      [1280, 'light'],
      [1280, 'dark'],
      [360, 'light'],
    ] as const) {
      await director.page.setViewportSize({ width, height: 800 });
      await director.page.emulateMedia({ colorScheme: scheme });
      for (const page of PAGES) {
        await director.opensTheAddress(`main/${page}`);
        await director.seesPage(page);
        await expectAccessible(director.page, `${page}, ${language}, ${width}, ${scheme}`);
        expect(
          await overflow(director.page),
          `${page}, ${language}: nothing wider than the window`,
        ).toBeLessThanOrEqual(0);
      }
    }
    await director.page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('a page’s address opens that page after a reload and in a second tab', async ({ person }) => {
  const director = await person();
  await director.signsIn('director1');
  await director.opensTheAddress(`main/miPmtUahNew?account=${KALYNA_ACCOUNT}`);
  await director.seesPage('miPmtUahNew');
  await expect(director.field('acn_id')).toContainText('UA60');
  await director.page.reload();
  await director.seesPage('miPmtUahNew');
  const tab = await director.page.context().newPage();
  await tab.goto(director.page.url());
  await expect(tab.locator('[data-page="miPmtUahNew"]')).toBeVisible();
});

test('without a session every address leads to sign-in, and from there to where one wanted to go', async ({
  person,
}) => {
  expectedComplaints.push(/status of 401/);
  const director = await person();
  await director.opensTheAddress('main/miPmtJournal');
  await director.seesPage('signIn');
  await director.givesPassword('director1');
  await director.field('code').fill(await director.readsSmsCode());
  await director.action('confirmCode').click();
  await director.seesPage('miPmtJournal');
});

test('nothing secret is in addresses or in the browser’s storage', async ({ person }) => {
  const director = await person();
  const addresses: string[] = [];
  director.page.on('request', (request) => addresses.push(request.url()));
  await director.signsIn('director1');
  await director.opensMenu('miPmtJournal');
  await director.seesPage('miPmtJournal');
  expect(addresses.filter((address) => /Director1|111111|UA\d{27}/.test(address))).toEqual([]);
  const stored = await director.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/Director1|111111|UA\d{27}|sid/);
  expect(await director.page.evaluate(() => document.cookie)).toBe('');
});

test('a temporary password and a company that waits for the bank are told in words', async ({ person }) => {
  const somebody = await person();
  await somebody.opensTheAddress();
  await somebody.givesPassword('temp1');
  await somebody.field('code').fill(await somebody.readsSmsCode());
  await somebody.action('confirmCode').click();
  await expect(somebody.page.locator('[data-problem="temporaryPassword"]')).toBeVisible();
});

/** Pixels by which the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
