import { expectAccessible } from '../../support/expect-accessible';
import { measureWindowOverflow } from '../../support/overflow';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

/** Client of the bank who does not use the service yet (seed data). */
const CLIENT = {
  code: '91000075',
  iban: 'UA303516070000026007999000502',
  name: 'Приватне підприємство «Небувала Пасіка»',
};

test('one more organisation is found and registered for the person who is signed in, and taken back', async ({
  person,
}) => {
  const head = await person();
  await head.entersWithSession('director1', 'main/miSettingsAddCompany');
  await head.seesWholePage('miSettingsAddCompany');
  await expectAccessible(head.page, 'add organisation');

  await test.step('an account and a code that do not belong together are answered with six possible reasons', async () => {
    await head.field('iban').fill(CLIENT.iban);
    await head.field('code').fill('91000017');
    await head.action('check').click();
    await expect(head.page.locator('[data-problem="companyNotFound"] li')).toHaveCount(6);
    await head.page.locator('[role="dialog"] [data-action="close"]').click();
  });

  await test.step('the right ones find it, and it waits for the bank', async () => {
    await head.field('code').fill(CLIENT.code);
    await head.action('check').click();
    await expect(head.field('companyName')).toHaveText(CLIENT.name);
    await resizesWindow(head.page, { width: 360, height: 780 });
    await expect.poll(() => measureWindowOverflow(head.page)).toBe(0);
    await head.action('continue').click();
    await expect(head.page.getByText('можна буде після підтвердження')).toBeVisible();
    await expect.poll(() => measureWindowOverflow(head.page)).toBe(0);
  });

  await test.step('what is taken back may be registered again', async () => {
    await head.action('cancelRegistration').click();
    await head.action('confirmCancel').click();
    await expect(head.field('iban')).toHaveValue('');
    await head.field('iban').fill(CLIENT.iban);
    await head.field('code').fill(CLIENT.code);
    await head.action('check').click();
    await expect(head.field('companyName')).toHaveText(CLIENT.name);
  });
});
