import { expect, test } from '../support/test';

test('what goes away with the work it was about leaves the focus there', async ({ person }) => {
  const director = await person();
  await director.hasSession('director1');
  const { page } = director;
  const pressWithKey = async (name: string) => {
    const button = director.action(name).first();
    await button.focus();
    await page.keyboard.press('Enter');
    return button;
  };

  await test.step('a letter is begun: its form has come in the place of the list', async () => {
    await director.opensTheAddress('main/miMail');
    await director.seesWholePage('miMail');
    const write = await pressWithKey('write');
    await expect(write).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(director.action('back')).toBeFocused();
  });

  await test.step('the rest of the journal is shown: Tab does not begin at its top', async () => {
    await director.opensTheAddress('main/miSettingsActionsJournal');
    await director.seesWholePage('miSettingsActionsJournal');
    const more = await pressWithKey('more');
    await expect(more).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('[data-page="miSettingsActionsJournal"] tr[data-row] :focus')).toBeVisible();
  });

  await test.step('the window of the widget is closed inside it: its button is enabled after that', async () => {
    await director.opensTheAddress('main/miSettingsKeys');
    await director.seesWholePage('miSettingsKeys');
    const register = await pressWithKey('registerCertificate');
    const widget = page.frameLocator('.ncb-signature-widget');
    await widget.locator('[data-page="signatureWidget"] button:enabled').first().focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-dialog="registerCertificate"]')).toHaveCount(0);
    await expect(register).toBeFocused();
  });

  await test.step('rows of a payroll come: typing goes on in the first cell', async () => {
    await director.opensTheAddress('main/miPayrollNew');
    await director.seesWholePage('miPayrollNew');
    await pressWithKey('begin-employees');
    await expect(page.locator('[role="grid"]')).toBeFocused();
  });
});
