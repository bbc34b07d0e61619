import { expect, expectedComplaints, test } from '../../support/test';

test('six wrong SMS codes: each is counted, then the password is asked for again', async ({ person }) => {
  expectedComplaints.push(/status of 401/);
  const operator = await person();
  await operator.opensTheAddress();
  await operator.signIn.givesPassword('oper1');
  await operator.field('code').fill('12');
  await operator.action('confirmCode').click();
  await expect(operator.problem('code')).toHaveAttribute('data-problem', 'invalidSmsCode');
  for (const left of [4, 3, 2, 1]) {
    await operator.field('code').fill('000000');
    await operator.action('confirmCode').click();
    await expect(operator.page.locator('[data-problem="invalid_sms_code"]')).toContainText(`спроб: ${left}`);
  }
  await operator.field('code').fill('000000');
  await operator.action('confirmCode').click();
  await expect(operator.page.locator('[data-problem="sms_tries_exhausted"]')).toBeVisible();
  await expect(operator.field('login')).toHaveValue('oper1');

  await test.step('the right code of the dead attempt is worth nothing, a new sign-in works', async () => {
    await operator.signIn.givesPassword('oper1');
    await operator.field('code').fill(await operator.signIn.readsSmsCode());
    await operator.action('confirmCode').click();
    await operator.seesPage('miAccountsAll');
  });
});

test('a wrong password and an unknown login get the same answer', async ({ person }) => {
  expectedComplaints.push(/status of 401/);
  const somebody = await person();
  await somebody.opensTheAddress();
  for (const [login, password] of [
    ['director1', 'Wrong1234'],
    ['nobody', 'Wrong1234'],
  ]) {
    await somebody.field('login').fill(login ?? '');
    await somebody.field('password').fill(password ?? '');
    await somebody.action('signIn').click();
    await expect(somebody.page.locator('[data-problem="invalid_credentials"]')).toBeVisible();
    await expect(somebody.field('password')).toHaveValue('');
  }
});
