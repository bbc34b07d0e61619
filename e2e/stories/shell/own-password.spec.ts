import { changeColorScheme } from '../../support/change-color-scheme';
import { expectAccessible } from '../../support/expect-accessible';
import { LANGUAGES } from '../../support/looks';
import { measureWindowOverflow } from '../../support/overflow';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

const NEW_PASSWORD = 'Vlasnyi_22';

test('a password that ends soon is changed at work: the other sessions end, the warning goes, the new one signs in', async ({
  person,
}) => {
  expectedComplaints.push(/status of 401/);
  const director = await person();
  await director.signsIn('passsoon1');
  const office = await person();
  await office.signsIn('passsoon1');
  const banner = director.page.locator('.ant-alert[data-notice="warning"]');
  const fills = async (old: string, newPassword: string, again = newPassword) => {
    await director.field('oldPassword').fill(old);
    await director.field('newPassword').fill(newPassword);
    await director.field('confirmation').fill(again);
    await director.action('save').click();
  };

  await test.step('the warning leads to the page, which everybody can read', async () => {
    await banner.locator('[data-action="changePassword"]').click();
    await director.seesPage('changePasswd');
    await expect(banner.locator('[data-action="changePassword"]')).toHaveCount(0);
    await expect(director.field('oldPassword')).toBeFocused();
    for (const [language, width, colorScheme] of [
      [LANGUAGES[1], 360, 'dark'],
      [LANGUAGES[2], 1280, 'dark'],
      [LANGUAGES[0], 360, 'light'],
    ] as const) {
      await resizesWindow(director.page, { width, height: 800 });
      await director.changesLanguage(language);
      await changeColorScheme(director.page, colorScheme);
      await director.field('newPassword').fill('Abc');
      await expectAccessible(director.page, `own password, ${language}, ${width}`);
      await expect.poll(() => measureWindowOverflow(director.page)).toBeLessThanOrEqual(0);
    }
    await resizesWindow(director.page, { width: 1280, height: 860 });
  });

  await test.step('what is missing is told while it is typed, and what is wrong under the fields', async () => {
    const metTraits = director.page.locator('[data-met="true"]');
    await expect(metTraits).toHaveCount(3);
    await director.field('newPassword').fill(NEW_PASSWORD);
    await expect(metTraits).toHaveCount(5);
    await fills('Passsoon1', NEW_PASSWORD, 'Vlasnyi_23');
    await expect(director.problem('confirmation')).toHaveAttribute('data-problem', 'passwordsDifferent');
    await fills('Passsoon2', NEW_PASSWORD);
    await expect(director.page.locator('[data-problem="unableToChangePwd"]')).toBeVisible();
    await expect(director.field('oldPassword')).toHaveValue('');
  });

  await test.step('changed, the warning is gone, here the work goes on, elsewhere it ends', async () => {
    await fills('Passsoon1', NEW_PASSWORD);
    await expect(director.page.getByText('Пароль змінено')).toBeVisible();
    await expect(banner).toHaveCount(0);
    await director.action('home').click();
    await director.seesPage('miAccountsAll');
    await office.page.reload();
    await office.seesPage('signIn');
  });

  await test.step('the old one signs nobody in any more, the new one does', async () => {
    await office.field('login').fill('passsoon1');
    await office.field('password').fill('Passsoon1');
    await office.action('signIn').click();
    await expect(office.page.locator('[role="alert"][data-problem]')).toBeVisible();
    await office.field('password').fill(NEW_PASSWORD);
    await office.action('signIn').click();
    await office.field('code').fill(await office.signIn.readsSmsCodeOf('passsoon1'));
    await office.action('confirmCode').click();
    await office.seesPage('miAccountsAll');
  });
});
