import { gzipSync } from 'node:zlib';
import type { FrameLocator, Response } from '@playwright/test';
import type { Person } from '../../pages/person';
import { expectAccessible } from '../../support/expect-accessible';
import { waitForDownload } from '../../support/downloads';
import { measureShift, resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

/** Client of the bank who does not use the service; one signature is enough. */
const COMPANY = { iban: 'UA30 3516 0700 0002 6007 9990 0050 2', code: '91000075', name: 'Небувала Пасіка' };
const LOGIN = 'nebuvala';
const PASSWORD = 'Korovai_83sad';
const KEY_PASSWORD = 'Vulyk-2026';
/** Limit of all that the first screen loads but its typeface, KB of gzip (docs/adr/0102). */
const FIRST_SCREEN_KB = 180;
/** Limit of the typeface, which is loaded once and shown when it is there (docs/adr/0206). */
const TYPEFACE_KB = 80;

/** Own bank: the client becomes a company of the service. */
test.use({ ownBank: 'registration' });

const widgetOf = (person: Person): FrameLocator => person.page.frameLocator('iframe.ncb-signature-widget');

const DIRECTOR = {
  fullName: 'Бджоляр Сильвестр Медович',
  code: '0077802420',
  position: 'Директор',
  phone: '+38 050 000 21 00',
  email: 'pasika@mail.example',
  login: LOGIN,
  secretQuestion: 'Назва першого вулика?',
};
const OPERATOR = {
  fullName: 'Вощина Мелісса Роївна',
  code: '0148102804',
  position: 'Оператор',
  phone: '0500002101',
  email: 'voshchyna@mail.example',
  login: 'voshchyna',
  secretQuestion: 'Назва першого вулика?',
};

async function fillsEmployee(person: Person, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await person.field(name).fill(value);
}

async function fillsSecrets(person: Person): Promise<void> {
  await person.field('password').fill(PASSWORD);
  await person.field('confirmation').fill(PASSWORD);
  await person.field('secretAnswer').fill('Липовий');
  await person.field('consent').check();
}

/** Returns the compressed size of everything loaded, KB. Prefetched files are read from the cache. */
async function weigh(person: Person, open: () => Promise<void>): Promise<{ screen: number; typeface: number }> {
  const loaded = new Map<string, Response>();
  person.page.on('response', (response) => loaded.set(response.url(), response));
  await open();
  await person.page.waitForLoadState('networkidle');
  const files = await Promise.all(
    [...loaded.values()].map(async (response) => ({
      isFont: response.url().endsWith('.woff2'),
      size: gzipSync(await response.body().catch(() => Buffer.alloc(0)), { level: 9 }).length / 1024,
    })),
  );
  const sum = (isFont: boolean) =>
    files.filter((file) => file.isFont === isFont).reduce((total, { size }) => total + size, 0);
  return { screen: sum(false), typeface: sum(true) };
}

test('a client of the bank registers its company and director with a key, the bank confirms, the first payment is executed', async ({
  person,
  bank,
}) => {
  expectedComplaints.push(/status of 401/);
  const director = await person();
  const { page } = director;

  await test.step('the first screen comes without the code of the working area', async () => {
    const { screen, typeface } = await weigh(director, async () => {
      await director.opensTheAddress('register');
      await expect(director.field('iban')).toBeVisible();
    });
    test.info().annotations.push({ type: 'first screen, KB of gzip', description: screen.toFixed(1) });
    expect(screen).toBeLessThan(FIRST_SCREEN_KB);
    expect(typeface).toBeGreaterThan(0);
    expect(typeface).toBeLessThan(TYPEFACE_KB);
    expect(await measureShift(page)).toBeLessThan(0.02);
    await expectAccessible(page, 'registration, company');
  });

  await test.step('on a phone its header is one row in each language', async () => {
    const wide = page.viewportSize();
    await resizesWindow(page, { width: 360, height: 780 });
    const header = page.locator('[data-page="register"] > header');
    for (const language of ['ru', 'en', 'ua']) {
      await director.action(`language-${language}`).click();
      await expect(director.action(`language-${language}`)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(60);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
    await expectAccessible(page, 'registration, company, on a phone');
    if (wide) await resizesWindow(page, wide);
  });

  await test.step('an account and a code that do not belong together are told with six possible reasons', async () => {
    await director.field('iban').fill(COMPANY.iban);
    await director.field('code').fill('91000069');
    await director.action('check').click();
    await expect(page.locator('[data-dialog="companyNotFound"] li')).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-dialog="companyNotFound"]')).toHaveCount(0);
    await expect(director.action('continue')).toBeDisabled();
  });

  await test.step('what is typed outlives a reload, and the company is found', async () => {
    await page.reload();
    await expect(director.field('iban')).toHaveValue(COMPANY.iban);
    await director.field('code').fill(COMPANY.code);
    await director.action('check').click();
    await expect(director.field('companyName')).toContainText(COMPANY.name);
    await director.action('continue').click();
    await expect(director.field('fullName')).toBeVisible();
  });

  await test.step('the first person is the director; a reload keeps all but the secrets', async () => {
    await expect(director.field('role')).toBeDisabled();
    await expect(director.field('role')).toHaveValue('0');
    await director.field('signatureRight').selectOption('0');
    await fillsEmployee(director, DIRECTOR);
    const saving = page.waitForResponse((response) => response.url().endsWith('/keep_registration'));
    await director.field('position').fill('Директор пасіки');
    await fillsSecrets(director);
    expect((await saving).ok()).toBe(true);
    await expectAccessible(page, 'registration, user');
    await page.reload();
    await expect(director.field('fullName')).toHaveValue('Бджоляр Сильвестр Медович');
    await expect(director.field('password')).toHaveValue('');
    await expect(director.field('secretAnswer')).toHaveValue('');
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const word of ['Бджоляр', PASSWORD, 'pasika']) expect(stored).not.toContain(word);
  });

  await test.step('where the browser has forgotten that something was begun, it goes on when he types', async () => {
    await page.context().clearCookies({ name: '__Host-reg-begun' });
    // At the same address the tab would keep the first step's values.
    await director.opensTheAddress();
    await director.opensTheAddress('register');
    await director.field('iban').fill(COMPANY.iban);
    await expect(director.field('fullName')).toHaveValue('Бджоляр Сильвестр Медович');
    await director.field('position').fill('Директор пасіки');
    await fillsSecrets(director);
    await director.action('continue').click();
  });

  let keyFile = '';
  await test.step('the key is made and saved in the widget; a lost connection costs no second one', async () => {
    await expect(director.action('createKey')).toBeVisible();
    await expectAccessible(page, 'registration, key');
    await director.action('createKey').click();
    const widget = widgetOf(director);
    const press = widget.locator('[data-action="pressKeys"]');
    await expect(press).toBeVisible();
    await press.click();
    const password = widget.locator('[data-field="newKeyPassword"]');
    // Keys pressed before the field has focus do not count among the 49.
    for (let count = 0; count < 600 && !(await password.isVisible()); count += 1)
      await page.keyboard.press(count % 2 ? 'k' : 'e');
    await password.fill('пароль-ключа');
    await widget.locator('[data-field="newKeyPasswordAgain"]').fill('пароль-ключа');
    const create = widget.locator('[data-action="createKey"]');
    await create.click();
    await expect(widget.locator('[data-problem="cyrillicKeyPwd"]')).toBeVisible();
    await password.fill(KEY_PASSWORD);
    await widget.locator('[data-field="newKeyPasswordAgain"]').fill(KEY_PASSWORD);
    await create.click();
    const save = widget.locator('[data-action="saveKeyFile"]');
    await expect(save).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    keyFile = await download.path();
    expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.route('**/register_user', (route) => route.abort());
    await create.click();
    expect(download.suggestedFilename()).toMatch(/\.pem$/);
    await expect(page.locator('[data-problem="network"]')).toBeVisible();
    await page.unroute('**/register_user');
    await director.action('resend').click();
  });
  await test.step('the printout has two copies and the key’s short id; a reload shows it again', async () => {
    await expect(director.field('keyId')).toHaveText(/^(?:[0-9A-F]{4} ){7}[0-9A-F]{4}$/);
    const printout = await waitForDownload(director, 'print');
    expect(printout.suggestedFilename()).toMatch(/\.pdf$/);
    await expectAccessible(page, 'registration, certificate');
    const keyId = await director.field('keyId').textContent();
    await page.reload();
    await expect(director.field('keyId')).toHaveText(keyId ?? '');
  });

  await test.step('an operator is added: he signs nothing and has no key, and the director’s certificate is still printed', async () => {
    await director.action('another').click();
    await expect(director.field('fullName')).toHaveValue('');
    await director.field('role').selectOption('2');
    await expect(director.field('signatureRight')).toBeDisabled();
    await expect(director.field('signatureRight')).toHaveValue('3');
    await fillsEmployee(director, OPERATOR);
    await fillsSecrets(director);
    await director.action('continue').click();
    await expect(director.field('person')).toHaveText([OPERATOR.fullName, DIRECTOR.fullName]);
    await page.reload();
    await expect(director.field('person')).toHaveText([OPERATOR.fullName, DIRECTOR.fullName]);
    expect((await waitForDownload(director, 'print')).suggestedFilename()).toMatch(/\.pdf$/);
    await expectAccessible(page, 'registration, two people');
    await director.action('finish').click();
    await expect(director.field('done')).toBeVisible();
  });

  await test.step('nobody signs in before the bank has confirmed; after it he does', async () => {
    await director.field('done').locator('[data-action="signIn"]').click();
    await expect(director.field('login')).toBeVisible();
    await director.field('login').fill(LOGIN);
    await director.field('password').fill(PASSWORD);
    await director.action('signIn').click();
    await expect(page.locator('[data-problem="unknown_account"]')).toBeVisible();

    const console = await director.opensConsole();
    const row = console.locator('tr[data-row]', { hasText: 'Бджоляр' }).first();
    const id = (await row.locator('[data-field="id"]').textContent()) ?? '';
    await bank.operator('confirm', id.trim());

    await director.field('login').fill(LOGIN);
    await director.field('password').fill(PASSWORD);
    await page.locator('[data-action="tfa-sms"]').check();
    await director.action('signIn').click();
    await expect(director.field('code')).toBeVisible();
    await director.field('code').fill(await bank.readSmsCode(LOGIN));
    await director.action('confirmCode').click();
    await director.seesPage('miAccountsAll');
    await expect(page.locator('[data-page="miAccountsAll"]')).toContainText('48');
  });

  await test.step('his certificate is issued, and his key takes it into use', async () => {
    await director.opensMenu('miSettingsKeys');
    await director.seesWholePage('miSettingsKeys');
    const ownKey = director.field('ownKey');
    await expect(ownKey).toHaveAttribute('data-state', 'requested');
    await bank.operator('issue', (await page.locator('tr[data-row]').getAttribute('data-row')) ?? '');
    await director.action('refresh').click();
    await expect(ownKey).toHaveAttribute('data-state', 'issued');
    await director.action('upload').click();
    await director.action('confirm').click();
    const accept = page.frameLocator('[data-dialog="acceptCertificate"] iframe');
    await accept.locator('[data-field="keyFile"]').setInputFiles(keyFile);
    await accept.locator('[data-field="keyPassword"]').fill(KEY_PASSWORD);
    await accept.locator('[data-action="confirmSign"]:not([aria-disabled="true"])').click();
    await expect(ownKey).toHaveAttribute('data-state', 'active');
  });

  await test.step('the first payment of the company is signed with it and executed', async () => {
    await director.opensMenu('miAccountsAll');
    await director.seesWholePage('miAccountsAll');
    const account = (await page.locator('tr[data-row]').getAttribute('data-row')) ?? '';
    await director.accounts.startsPaymentFrom(account);
    await director.payment.fillsIn({
      iban: 'UA603516070000026003999000001',
      name: 'ТОВ «Калинова Брама»',
      code: '91000017',
      amount: '120.50',
      purpose: 'Оплата за рамки для вуликів, без ПДВ',
    });
    const number = await director.payment.saves();
    await director.journal.seesStatus(number, 0);
    await director.journal.selects(number);
    await director.signing.opens();
    await director.signing.givesKey(keyFile, KEY_PASSWORD);
    await director.signing.ends();
    await director.journal.seesStatus(number, 3);
    await director.journal.sends();
    await director.journal.seesStatus(number, 5);
  });
});
