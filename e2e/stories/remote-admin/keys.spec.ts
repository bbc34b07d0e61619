import type { Locator } from '@playwright/test';
import type { Person } from '../../pages/person';
import { pressesToClose } from '../../pages/signing';
import { expectAccessible } from '../../support/expect-accessible';
import { downloadBytes } from '../../support/downloads';
import { KALYNA_ACCOUNT } from '../../support/people';
import { storePayments } from '../../support/payments';
import { measureWindowOverflow } from '../../support/overflow';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

/** Own bank: the director's key changes. */
test.use({ ownBank: 'keys' });

const PASSWORD = 'New-Key-Password-1';

/** Creates a key in the widget by keyboard and saves it. @returns the path of its file */
async function makesKey({ page }: Person): Promise<string> {
  const widget = page.frameLocator('[data-dialog="createKey"] iframe');
  await widget.locator('[data-action="pressKeys"]').click();
  const password = widget.locator('[data-field="newKeyPassword"]');
  for (let count = 0; count < 600 && !(await password.isVisible()); count += 1)
    await page.keyboard.press(count % 2 ? 'k' : 'e');
  await password.fill(PASSWORD);
  await widget.locator('[data-field="newKeyPasswordAgain"]').fill(PASSWORD);
  await widget.locator('[data-action="createKey"]').click();
  const save = widget.locator('[data-action="saveKeyFile"]');
  await expect(save).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  await widget.locator('[data-action="createKey"]').click();
  return download.path();
}

test('a key is made in the browser, its certificate issued and taken into use, a payment signed, the next key confirmed by it, a lost one blocked', async ({
  person,
  bank,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  await director.action('keys').click();
  await director.seesWholePage('miSettingsKeys');
  const ownKey = director.field('ownKey');
  await expect(ownKey).toHaveAttribute('data-state', 'active');
  await expectAccessible(page, 'keys');
  await test.step('the steps of the own key take no more than two lines beside or below it, on a phone bars and one line', async () => {
    const height = () => ownKey.evaluate((card: HTMLElement) => card.offsetHeight);
    for (const [width, most] of [
      [1024, 150],
      [768, 230],
      [360, 180],
    ] as const) {
      await resizesWindow(page, { width, height: 800 });
      await expect.poll(height).toBeLessThanOrEqual(most);
      await expect.poll(() => measureWindowOverflow(page)).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page, 'keys on a phone');
    await resizesWindow(page, { width: 1280, height: 860 });
  });
  const rowIn = (state: string) => page.locator('tr[data-row]', { has: page.locator(`[data-state="${state}"]`) });
  const stateOf = (row: Locator) => row.locator('[data-field="state"]');
  const before = await rowIn('active').first().getAttribute('data-row');
  const widget = page.frameLocator('[data-dialog="createKey"] iframe');
  let file = '';
  let keyId = '';

  await test.step('giving up leaves nothing behind', async () => {
    await director.action('createNewKey').click();
    await director.action('newOnPaper').click();
    await pressesToClose(
      widget.locator('[data-action="cancelSign"]'),
      page.locator('[data-dialog="createKey"] iframe'),
    );
    await expect(page.locator('[data-dialog="createKey"]')).toHaveCount(0);
    await expect(rowIn('requested')).toHaveCount(0);
  });

  await test.step('the mouse fills the field, the password is checked, the file is saved', async () => {
    await director.action('createNewKey').click();
    await director.action('newOnPaper').click();
    const field = widget.locator('[data-area="moves"]');
    const box = await field.boundingBox();
    if (!box) throw new Error('no field');
    for (let at = 0; at < 600 && (await field.isVisible()); at++)
      await page.mouse.move(box.x + 20 + ((at * 37) % 300), box.y + 10 + ((at * 17) % 100));
    const password = widget.locator('[data-field="newKeyPassword"]');
    await expect(password).toBeFocused();
    await password.fill(PASSWORD);
    await widget.locator('[data-field="newKeyPasswordAgain"]').fill('another');
    await widget.locator('[data-action="createKey"]').click();
    await expect(widget.locator('[data-problem="passwordsDifferent"]')).toBeVisible();
    await widget.locator('[data-field="newKeyPasswordAgain"]').fill(PASSWORD);
    await widget.locator('[data-action="createKey"]').click();
    const save = widget.locator('[data-action="saveKeyFile"]');
    await expect(save).toBeVisible({ timeout: 30_000 });
    keyId = (await widget.locator('[data-field="keyId"]').textContent()) ?? '';
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    file = await download.path();
    expect(download.suggestedFilename()).toMatch(/^key-[0-9A-F]{4}-[0-9A-F]{4}\.pem$/);
    await widget.locator('[data-action="createKey"]').click();
    await expect(rowIn('requested').locator('[data-field="keyId"]')).toHaveAttribute('title', keyId);
  });

  await test.step('its printout for the bank is made', async () => {
    const printout = await downloadBytes(director, 'print');
    expect(printout.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(printout.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  await test.step('the bank issues the certificate, and the new key takes it into use', async () => {
    const number = await rowIn('requested').getAttribute('data-row');
    await bank.operator('issue', number ?? '');
    await page.reload();
    await director.seesWholePage('miSettingsKeys');
    await director.action('upload').click();
    await expect(page.locator('[data-dialog="keyAction"]')).toContainText('Попередній сертифікат буде скасовано');
    await director.action('confirm').click();
    const accept = page.frameLocator('[data-dialog="acceptCertificate"] iframe');
    await accept.locator('[data-field="keyFile"]').setInputFiles(file);
    await accept.locator('[data-field="keyPassword"]').fill(PASSWORD);
    await accept.locator('[data-action="confirmSign"]:not([aria-disabled="true"])').click();
    await expect(stateOf(page.locator(`tr[data-row="${before}"]`))).toHaveAttribute('data-state', 'revoked');
    await expect(ownKey).toHaveAttribute('data-state', 'active');
  });

  await test.step('a payment is signed with the new key', async () => {
    const [payment] = await storePayments(page, KALYNA_ACCOUNT, 1);
    if (!payment) throw new Error('no payment');
    await director.opensMenu('miPmtJournal');
    await director.journal.selects(payment.number);
    await director.signing.opens();
    await director.signing.givesKey(file, PASSWORD);
    await director.signing.ends();
  });

  await test.step('the next key is confirmed by this one, without the bank’s people', async () => {
    await director.opensMenu('miSettingsKeys');
    await director.seesWholePage('miSettingsKeys');
    const row = page.locator('tr[data-row]', { has: page.locator(`[title="${keyId}"]`) });
    // The list takes an answer of the last 5 s for fresh, and this page was left a moment ago.
    await director.action('refresh').click();
    await expect(row.locator('[data-field="last"]')).toContainText('1 підпис');
    await director.action('createNewKey').click();
    await expectAccessible(page, 'keys, how a new one is confirmed');
    await director.action('newByKey').click();
    const nextFile = await makesKey(director);
    await director.signing.givesKey(file, PASSWORD);
    await expect(rowIn('issued')).toHaveCount(1);
    await rowIn('issued').locator('[data-action="upload"]').click();
    await director.action('confirm').click();
    const accept = page.frameLocator('[data-dialog="acceptCertificate"] iframe');
    await accept.locator('[data-field="keyFile"]').setInputFiles(nextFile);
    await accept.locator('[data-field="keyPassword"]').fill(PASSWORD);
    await accept.locator('[data-action="confirmSign"]:not([aria-disabled="true"])').click();
    await expect(rowIn('issued')).toHaveCount(0);
    await expect(rowIn('revoked')).toHaveCount(2);
    await expect(ownKey).toHaveAttribute('data-state', 'active');
  });

  await test.step('a lost key is blocked without it, and unblocked when it is found', async () => {
    await director.action('lostKey').click();
    await expectAccessible(page, 'keys, a lost one');
    await director.action('blockLost').click();
    await expect(ownKey).toHaveAttribute('data-state', 'blocked');
    await rowIn('blocked').first().locator('[data-action="unblock"]').click();
    await director.action('confirm').click();
    await expect(ownKey).toHaveAttribute('data-state', 'active');
  });

  await test.step('it is blocked from the sign-in page too, with neither key nor password', async () => {
    const loser = await person();
    await loser.opensTheAddress();
    await loser.action('lostKey').click();
    await expectAccessible(loser.page, 'sign-in, a lost key');
    await loser.field('login').fill('director1');
    await loser.action('sendCode').click();
    await loser.field('code').fill(await bank.readSmsCode('director1'));
    await expectAccessible(loser.page, 'sign-in, the code for a lost key');
    await loser.action('blockKeys').click();
    await expect(loser.signIn.notice()).toContainText('Заблоковано 1 ключ');
    await director.action('refresh').click();
    await expect(ownKey).toHaveAttribute('data-state', 'blocked');
    await rowIn('blocked').first().locator('[data-action="unblock"]').click();
    await director.action('confirm').click();
    await expect(ownKey).toHaveAttribute('data-state', 'active');
  });

  await test.step('an own request is cancelled after a question', async () => {
    await director.action('createNewKey').click();
    await director.action('newOnPaper').click();
    await makesKey(director);
    await rowIn('requested').locator('[data-action="rowMenu"]').click();
    await director.action('cancelRequest').click();
    await director.action('confirm').click();
    await expect(rowIn('requested')).toHaveCount(0);
  });
});
