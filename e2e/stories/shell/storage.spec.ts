import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

/** Browsers without storage, simulated by the errors that a page gets. */
const BROWSERS: readonly [string, (page: Page) => Promise<unknown>][] = [
  [
    'full storage',
    (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('exceeded the quota', 'QuotaExceededError');
        };
      }),
  ],
  [
    'denied storage and locks',
    (page) =>
      page.addInitScript(() => {
        const denied = () => {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: denied });
        LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
        LockManager.prototype.query = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      }),
  ],
  [
    'no channel between tabs',
    (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel')),
  ],
];

for (const [name, prepare] of BROWSERS) {
  test(`${name}: one signs in and works`, async ({ person }) => {
    const director = await person();
    await prepare(director.page);
    await director.signsIn('director1');
    await director.opensMenu('miPmtUahNew');
    await director.seesPage('miPmtUahNew');
    await director.action('accountMenu').click();
    await expect(director.action('exit')).toBeVisible();
  });
}

test('a browser that blocks cookies: the sign-in page says what is missing', async ({ person }) => {
  const director = await person();
  const { page } = director;
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  await director.opensTheAddress();
  await expect(page.locator('[data-problem="cookiesBlocked"]')).toContainText('cookie');
});

test('signing out empties the storage of the shell, but for the choices of this browser and tab', async ({
  person,
  bank,
}) => {
  const director = await person();
  const { page } = director;
  const widget = await page.context().newPage();
  await widget.goto(bank.signOrigin);
  await widget.evaluate(() => localStorage.setItem('ncb.phrase', 'синій чайник'));
  await director.opensTheAddress();
  await page.evaluate(() => {
    localStorage.setItem('ncb.theme', 'dark');
    sessionStorage.setItem('ncb.language', 'en');
  });
  const other = await page.context().newPage();
  await other.goto(`${bank.appOrigin}/ncb/`);
  await other.evaluate(() => sessionStorage.setItem('ncb.language', 'ru'));
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('lang', 'ru');
  await page.reload();
  await director.entersAs('director1');
  await director.seesPage('miAccountsAll');
  await page.evaluate(() => {
    localStorage.setItem('left-by-a-page', '1');
    sessionStorage.setItem('left-by-a-page', '1');
  });

  await director.signsOut();
  const read = () => ({ local: Object.keys(localStorage), tab: { ...sessionStorage } });
  await expect
    .poll(() => page.evaluate(read))
    .toEqual({
      local: expect.not.arrayContaining(['left-by-a-page', 'ncb.signedIn']),
      tab: { 'ncb.language': 'en' },
    });
  await expect(page.locator('html')).toHaveClass('ncb-dark');
  await page.reload();
  await director.seesPage('signIn');
  await expect(page.locator('html')).toHaveClass('ncb-dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('lang', 'ru');
  expect(await widget.evaluate(() => localStorage.getItem('ncb.phrase'))).toBe('синій чайник');
});
