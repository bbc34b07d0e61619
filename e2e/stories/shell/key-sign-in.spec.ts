import { expectAccessible } from '../../support/expect-accessible';
import { expect, expectedComplaints, test } from '../../support/test';

test('the director confirms his sign-in with his key file', async ({ person, bank }) => {
  // The password alone is answered 401 with the challenge. Source:
  // docs/requirements/shell-accounts-admin.md#sign-in-calls.
  expectedComplaints.push(/status of 401/);
  const director = await person();
  const host = new URL(bank.appOrigin).host;

  await test.step('he gives his password and chooses the key instead of a code', async () => {
    await director.opensTheAddress();
    await director.signIn.givesPasswordBeforeKey('director1');
    await expectAccessible(director.page, 'sign-in, key');
  });

  await test.step('the widget says to which site he signs in', async () => {
    await director.signing.opens();
    await expect(director.signing.widget.locator('[data-field="audience"]')).toHaveText(host);
    await expect(director.signing.widget.getByText('Жоден документ не буде підписано')).toBeVisible();
    await expectAccessible(director.page, 'sign-in, key window');
  });

  await test.step('he gives up, and is where he was', async () => {
    await director.signing.cancels();
    await expect(director.page.locator('[data-dialog="signInByKey"]')).toBeHidden();
    await expect(director.action('sign')).toBeFocused();
  });

  await test.step('a wrong key password is told in the widget, and the bank hears nothing of it', async () => {
    await director.action('retry').click();
    await director.signing.givesKey(director.signing.keyFileOf('director1'), 'Wrong-password-1');
    await expect(director.signing.widget.locator('[data-problem="wrongKeyOrPassword"]')).toBeVisible();
    await expect(director.page.locator('[data-problem]')).toHaveCount(0);
  });

  await test.step('somebody else’s key does not fit either', async () => {
    await director.signing.givesKey(director.signing.keyFileOf('buh1'), 'Buhalter1-key');
    await expect(director.signing.widget.locator('[data-problem="foreignKey"]')).toBeVisible();
  });

  await test.step('with his own key and the right password he is at work', async () => {
    await director.signing.givesKey();
    await director.seesPage('miAccountsAll');
  });

  await test.step('the next time this browser offers him the key first', async () => {
    await director.signsOut();
    await expect(director.action('tfa-key')).toBeChecked();
  });
});
