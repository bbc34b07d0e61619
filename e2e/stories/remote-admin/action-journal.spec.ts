import { expectAccessible } from '../../support/accessible';
import { storePayments } from '../../support/payments';
import { KALYNA_ACCOUNT } from '../../support/people';
import { expect, expectedComplaints, test } from '../../support/test';

test('the journal tells what was done with a payment, who tried to sign in, and keeps what it is asked for', async ({
  person,
}) => {
  expectedComplaints.push(/status of 401/);
  const accountant = await person();
  await accountant.signsIn('buh1');
  const [payment] = await storePayments(accountant.page, KALYNA_ACCOUNT, 1);
  const somebody = await person();
  await somebody.opensTheAddress();
  await somebody.field('login').fill('buh1');
  await somebody.field('passwd').fill('Wrong_password1');
  await somebody.action('signIn').click();
  await expect(somebody.page.locator('[role="alert"][data-problem]')).toBeVisible();
  const rows = accountant.page.locator('tr[data-row]');

  await test.step('the newest stands first, and a refused sign-in stands out', async () => {
    await accountant.opensMenu('miSettingsActionsJournal');
    await accountant.seesWholePage('miSettingsActionsJournal');
    await expect(rows.first()).toHaveAttribute('data-type', 'login_refused');
    await expect(rows.first()).toContainText('Невдалий вхід');
    await expect(rows.nth(1)).toContainText('Створення платежу');
    await expect(rows.nth(1)).toContainText('•••');
    await expectAccessible(accountant.page, 'action journal');
  });

  await test.step('an action and a person narrow it down, a reload keeps them', async () => {
    await accountant.action('chooseType').click();
    await accountant.page.getByRole('menuitem', { name: 'Створення платежу' }).click();
    await expect(accountant.page).toHaveURL(/action_type=create_pmt/);
    await expect(rows.first()).toHaveAttribute('data-type', 'create_pmt');
    await accountant.action('chooseUser').click();
    await accountant.page.getByRole('menuitem', { name: /Перевірна/ }).click();
    await expect(accountant.page).toHaveURL(/tgt_user_ref=/);
    await accountant.page.reload();
    await accountant.seesWholePage('miSettingsActionsJournal');
    await expect(accountant.action('chooseUser')).toContainText('Перевірна');
    for (const row of await rows.all()) await expect(row).toHaveAttribute('data-type', 'create_pmt');
  });

  await test.step('the wrong way round two days find nothing, yesterday says so and all is shown again', async () => {
    await accountant.action('choosePeriod').click();
    await accountant.page.getByRole('menuitem', { name: 'Інші дні' }).click();
    await accountant.field('date_from').fill('02.07.2026');
    await accountant.field('date_to').fill('01.07.2026');
    await expect(accountant.action('find')).toBeDisabled();
    await accountant.action('cancel').click();
    await accountant.action('choosePeriod').click();
    await accountant.page.getByRole('menuitem', { name: 'Учора' }).click();
    await accountant.action('clearFilter').click();
    await expect(rows.first()).toHaveAttribute('data-type', 'login_refused');
  });

  await test.step('what was done to a document leads to it', async () => {
    await rows.nth(1).locator('[data-action="openDocument"]').click();
    await accountant.seesPage('miPmtUahNew');
    await expect(accountant.page).toHaveURL(new RegExp(`id=${payment?.id}`));
  });
});
