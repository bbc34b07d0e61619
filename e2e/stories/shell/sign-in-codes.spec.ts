import type { Person } from '../../pages/person';
import { expectAccessible } from '../../support/expect-accessible';
import { KALYNA_ACCOUNT } from '../../support/people';
import { CLOCK_JUMP, expect, expectedComplaints, test } from '../../support/test';

/**
 * Outcome of every sign-in answer of the bank, except those that the sandbox never gives (`db_server_error`, an expired
 * code).
 */
test('whoever may not sign in is told why, in the words of the catalogue, and stays at sign-in', async ({
  person,
  bank,
}) => {
  expectedComplaints.push(/status of (401|403|429)/);
  const director = await person();
  await director.signsIn('director1');
  const somebody = await person();
  await somebody.opensTheAddress();

  await test.step('people whom the bank bars from the start', async () => {
    await isRefused(somebody, 'pending1', 'Pending01', 'unknown_account', 'ще не підтверджено');
    await isRefused(somebody, 'blocked1', 'Blocked01', 'blocked_user_account', 'заблоковано');
    await expectAccessible(somebody.page, 'sign-in with a refusal');
  });

  await test.step('people whom their director has dismissed, from the product or from his company', async () => {
    await director.callsBank('change_user_status', { ...ofDirector('1002'), tgt_user: '509', status_ref: '4' });
    await isRefused(somebody, 'expired1', 'Expired01', 'inactive_user_account', 'неактивний');
    await director.callsBank('revoke_user_rights', { ...ofDirector('1001'), tgt_user_id: '504' });
    await isRefused(somebody, 'oper1', 'Operator1', 'invalid_clnt_status', 'Статус вашої компанії');
  });

  await test.step('a wrong password, until one has to wait', async () => {
    for (let tries = 1; tries <= 5; tries += 1) {
      await isRefused(somebody, 'buh1', 'Wrong1234', 'invalid_credentials', 'Неправильний логін або пароль');
    }
    // The delay starts at 1 s and doubles with each further attempt, so the loop ends at eight.
    for (let failures = 5; failures < 8;) {
      const answering = somebody.page.waitForResponse(/\/login(?:\?|$)/);
      await gives(somebody, 'buh1', 'Wrong1234');
      const answer = await answering;
      await expect(somebody.field('password')).toHaveValue('');
      if (answer.status() === 401) failures += 1;
      else await somebody.page.waitForTimeout(Number(answer.headers()['retry-after']) * 1000);
    }
    await isRefused(somebody, 'buh1', 'Buhalter1', 'too_many_attempts', 'Забагато невдалих спроб');
    await bank.operator('unlock', 'buh1');
  });

  await test.step('a code for a sign-in that the bank has forgotten: back to the password', async () => {
    await somebody.signIn.givesPassword('buh1');
    await somebody.page.context().clearCookies();
    await somebody.field('code').fill('111111');
    await somebody.action('confirmCode').click();
    await expect(somebody.page.locator('[data-problem="unauthorized"]')).toContainText('Увійдіть ще раз');
    await expect(somebody.field('login')).toHaveValue('buh1');
    await expect(somebody.field('password')).toHaveValue('');
  });
});

test('another code may be asked for when the bank says so, not when this computer’s clock does', async ({ person }) => {
  expectedComplaints.push(/status of (401|429)/, CLOCK_JUMP);
  const accountant = await person();
  await accountant.page.clock.install();
  await accountant.opensTheAddress();
  await accountant.signIn.givesPassword('buh1');
  const resend = accountant.action('resendCode');
  await expect(resend).toBeDisabled();
  await accountant.page.clock.fastForward('01:01');
  await resend.click();
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/Надіслати ще раз через (1:00|0:[0-5][0-9])/);
  await expect(accountant.page.locator('[data-problem]')).toHaveCount(0);
  await expect(accountant.field('code')).toBeFocused();
});

test('a temporary password leads to its change, and whoever worked in another tab makes way', async ({
  person,
  bank,
}) => {
  expectedComplaints.push(/status of (401|403|503)/);
  const director = await person();
  await director.opensTheAddress();
  // After sign-in the start page leads to work; this tab has shown the sign-in from before.
  const newcomer = await director.opensTab('');
  await newcomer.seesPage('signIn');
  await director.entersAs('director1');
  await director.seesPage('miAccountsAll');
  await newcomer.entersAs('temp1');
  await newcomer.seesPage('changePwd');

  await test.step('the director’s tab shows nothing of his any more', async () => {
    await expect(director.signIn.notice()).toContainText('увійшов інший користувач');
    await expect(director.page.locator(`[data-row="${KALYNA_ACCOUNT}"]`)).toHaveCount(0);
  });

  await test.step('no page opens before the password is changed', async () => {
    await expectAccessible(newcomer.page, 'changePwd');
    await director.opensTheAddress('main/miAccountsAll');
    await director.seesPage('signIn');
    await newcomer.opensTheAddress();
    await newcomer.entersAs('temp1');
    await newcomer.seesPage('changePwd');
  });

  await test.step('changed while the bank is in trouble: what is done is told, and work begins as soon as it can', async () => {
    await bank.operator('fault', '503', '/get_user_info');
    const typed = { oldPassword: 'Tempuser1', newPassword: 'Vlasnyi22', confirmation: 'Vlasnyi23' };
    for (const [name, value] of Object.entries(typed)) await newcomer.field(name).fill(value);
    await newcomer.action('save').click();
    await expect(newcomer.page.locator('[data-problem="passwordsDifferent"]')).toBeVisible();
    await newcomer.field('confirmation').fill('Vlasnyi22');
    await newcomer.action('save').click();
    await expect(newcomer.page.getByText('Пароль змінено')).toBeVisible();
    await expect(newcomer.page.locator('[data-problem]')).toBeVisible();
    await expectAccessible(newcomer.page, 'changePwd, done');
    await bank.operator('fault', 'off', '/get_user_info');
    await newcomer.action('continue').click();
    await newcomer.seesPage('miAccountsAll');
  });

  await test.step('a page opened while the bank is in trouble is opened a little later, and nobody is signed out', async () => {
    await bank.operator('fault', '503', '/get_user_info');
    await newcomer.page.reload();
    await newcomer.seesPage('startFailed');
    await expectAccessible(newcomer.page, 'start failed');
    await bank.operator('fault', 'off', '/get_user_info');
    await newcomer.action('retry').click();
    await newcomer.seesPage('miAccountsAll');
  });
});

test('a password is warned about five days before its end; once it has ended nobody signs in with it', async ({
  person,
  bank,
}) => {
  expectedComplaints.push(/status of 401/);
  const director = await person();
  await director.signsIn('passsoon1');
  const banner = (kind: string) => director.page.locator(`.ant-alert[data-notice="${kind}"]`);
  // Counted from the bank's day, which may begin after the bank was created.
  await expect(banner('warning')).toContainText(/діє ще [23] дні/);
  await expectAccessible(director.page, 'warning of the password’s end');
  await bank.operator('day', '+3');
  await director.page.reload();
  await expect(banner('warning')).toContainText('останній день');
  await bank.operator('day', '+1');
  await director.page.reload();
  await expect(banner('error')).toContainText('Строк дії вашого пароля закінчився');
  await director.signsOut();
  await isRefused(director, 'passsoon1', 'Passsoon1', 'pwd_expired', 'Зверніться до банку');
});

async function isRefused(somebody: Person, login: string, password: string, code: string, words: string) {
  await gives(somebody, login, password);
  await expect(somebody.page.locator(`[data-problem="${code}"]`)).toContainText(words);
  await expect(somebody.field('login')).toHaveValue(login);
  await expect(somebody.field('password')).toHaveValue('');
}

async function gives(somebody: Person, login: string, password: string): Promise<void> {
  await somebody.field('login').fill(login);
  await somebody.field('password').fill(password);
  await somebody.action('signIn').click();
}

function ofDirector(company: string) {
  return { clnt_id: company, ncb_id: company, user_id: '501' };
}
