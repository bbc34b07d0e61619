import { changeColorScheme } from '../../support/change-color-scheme';
import { expectAccessible } from '../../support/expect-accessible';
import { LANGUAGES } from '../../support/looks';
import { measureWindowOverflow } from '../../support/overflow';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

test('what is there before sign-in is accessible and fits, in three languages, in a phone’s width, light and dark', async ({
  person,
}) => {
  const somebody = await person();
  const looks = async (screen: string) => {
    await expectAccessible(somebody.page, screen);
    await expect
      .poll(() => measureWindowOverflow(somebody.page), `${screen}: nothing wider than the window`)
      .toBeLessThanOrEqual(0);
  };
  for (const [language, width, colorScheme] of [
    ['ua', 360, 'light'],
    ['ru', 360, 'dark'],
    ['en', 1280, 'dark'],
  ] as const) {
    await resizesWindow(somebody.page, { width, height: 800 });
    await somebody.page.emulateMedia({ colorScheme });
    await somebody.opensTheAddress();
    await somebody.action(`language-${language}`).click();
    await looks(`sign-in, ${language}`);
    await somebody.action('restorePassword').click();
    await expect(somebody.action('close')).toBeFocused();
    await looks(`restore password, ${language}`);
    for (const [address, page] of [
      ['privacy', 'privacy'],
      ['security', 'security'],
      ['register', 'register'],
      ['verify', 'verify'],
      ['changePwd', 'changePwd'],
      ['dummy', 'dummy'],
      ['nowhere', 'notFound'],
    ] as const) {
      await somebody.opensTheAddress(address);
      await somebody.seesPage(page);
      await looks(`/${address}, ${language}`);
    }
  }
});

test('a part of the shell that does not arrive is told, and loading again helps', async ({ person }) => {
  expectedComplaints.push(/Failed to load resource/, /ChunkLoadError/, /Federation Runtime/);
  const somebody = await person();
  await somebody.opensTheAddress();
  await expect(somebody.action('signIn')).toBeEnabled();
  await somebody.page.context().route(/\.js$/, (route) => route.abort('connectionrefused'));
  await somebody.page.locator('a[href$="/privacy"]').click();
  await somebody.seesPage('failed');
  await expectAccessible(somebody.page, 'a part that did not arrive');
  await somebody.page.context().unroute(/\.js$/);
  await somebody.action('reload').click();
  await somebody.seesPage('privacy');
});

test('settings and the cards in place of a page are accessible and fit, in three languages, light and dark', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  for (const [language, width, colorScheme] of [
    [LANGUAGES[0], 360, 'light'],
    [LANGUAGES[1], 360, 'dark'],
    [LANGUAGES[2], 1280, 'dark'],
  ] as const) {
    await director.changesLanguage(language);
    await resizesWindow(director.page, { width, height: 800 });
    await changeColorScheme(director.page, colorScheme);
    await director.action('accountMenu').click();
    await director.action('settings').click();
    await expect(director.field('timeoutInterval')).toBeVisible();
    await expectAccessible(director.page, `settings, ${language}, ${width}`);
    await director.field('timeoutInterval').fill('0');
    await expect(director.problem('timeoutInterval')).toBeVisible();
    await expectAccessible(director.page, `settings with a problem, ${language}, ${width}`);
    await director.opensTheAddress('main/miNoSuchPage');
    await expect(director.page.locator('[data-problem="pageNotFound"]')).toBeVisible();
    await expectAccessible(director.page, `no such page, ${language}, ${width}`);
    await expect.poll(() => measureWindowOverflow(director.page)).toBeLessThanOrEqual(0);
  }
});

test('on a low screen the rates are seen with every group of the menu unfolded, and no entry is cut, in three languages', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  await resizesWindow(page, { width: 1280, height: 768 });
  const folded = page.locator('.ncb-menu [role="menuitem"][aria-expanded="false"]');
  for (let left = await folded.count(); left > 0; left -= 1) {
    await folded.first().click();
    await expect(folded).toHaveCount(left - 1);
  }
  for (const language of LANGUAGES) {
    await director.changesLanguage(language);
    await expect(page.locator('[data-panel="rates"]')).toBeInViewport({ ratio: 1 });
    const cut = () =>
      page
        .locator('.ncb-menu .ant-menu-title-content')
        .evaluateAll((entries) =>
          entries.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((entry) => entry.textContent),
        );
    await expect.poll(cut, language).toEqual([]);
  }
});

test('on paper a page stands without the menu, the top bar and what is pressed, and its table is not cut', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  await page.locator('[data-page="miAccountsAll"] tr[data-row]').first().waitFor();
  const pressed = page.locator('.ncb-sider, .ncb-top-bar, [data-panel="rates"], .ncb-list-head, .ncb-refresh');
  const boxes = page.locator('tr[data-row] .ncb-box-cell > *');
  const areVisible = async (parts: typeof boxes) => (await parts.all()).map((part) => part.isVisible());
  expect(await Promise.all(await areVisible(pressed))).not.toContain(false);
  expect(await Promise.all(await areVisible(boxes))).toContain(true);

  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-page="miAccountsAll"] h1')).toBeVisible();
  expect(await Promise.all(await areVisible(pressed))).not.toContain(true);
  expect(await Promise.all(await areVisible(boxes))).not.toContain(true);
  // A page wider than the printed page is scaled down; content cut off by its frame would be lost.
  await expect(page.locator('.ncb-table')).toHaveCSS('overflow-x', 'visible');
});
