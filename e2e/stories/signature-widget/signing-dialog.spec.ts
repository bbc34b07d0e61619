import type { Person } from '../../pages/person';
import { expectAccessible } from '../../support/expect-accessible';
import { callBank } from '../../support/call-bank';
import { changePayment, storePayments, type StoredPayment } from '../../support/payments';
import { FOP_ACCOUNT } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

async function createTrader(newPerson: () => Promise<Person>, count: number) {
  const trader = await newPerson();
  await trader.entersWithSession('fop1', 'main/miPmtJournal');
  const payments = await storePayments(trader.page, FOP_ACCOUNT, count);
  await trader.journal.opens();
  return { trader, payments };
}

test('of three documents two are signed and one is refused, after a wrong password that lost nothing', async ({
  person,
}) => {
  const { trader, payments } = await createTrader(person, 3);
  const [first, second, third] = payments;
  if (!first || !second || !third) throw new Error('three were stored');
  const sign = trader.action('sign').first();
  const field = (name: string) => trader.signing.widget.locator(`[data-field="${name}"]`);
  await trader.journal.selects(first.number, second.number, third.number);

  await test.step('the keyboard opens the dialog, is inside it, closes it and is back at the button', async () => {
    await sign.press('Enter');
    await expect(trader.signing.widget.locator('[data-action="confirmSign"]')).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await expect(trader.signing.dialog.locator('iframe')).toBeFocused();
    const row = '[data-action="showDetails"]';
    const stops = ['[data-action="changePhrase"]', '.display', row, row, row, '[data-field="keyFile"]'];
    for (const stop of [...stops, '[data-field="keyPassword"]']) {
      await trader.page.keyboard.press('Tab');
      await expect(trader.signing.widget.locator(`${stop}:focus`)).toHaveCount(1);
    }
    await trader.page.keyboard.press('Escape');
    await expect(trader.signing.dialog).toBeHidden();
    await expect(sign).toBeFocused();
    await expect(sign).not.toHaveClass(/loading/);
  });

  await test.step('he sees what he signs: how many, how much, each with its own line', async () => {
    await sign.press('Enter');
    await expect(trader.signing.widget.locator('.totals')).toHaveText(/3 документи\s*3,06\s*UAH/);
    await expect(trader.signing.widget.locator('[data-row]')).toHaveCount(3);
  });

  await test.step('a wrong password is told, and everything but the password is still there', async () => {
    await trader.signing.givesKey(trader.signing.keyFileOf('fop1'), 'not-the-password');
    await expect(trader.signing.widget.locator('[data-problem="wrongKeyOrPassword"]')).toBeVisible();
    await expect(field('keyPassword')).toBeFocused();
    await expect(field('keyPassword')).toHaveValue('');
    await expect(trader.signing.widget.locator('.file-name')).toHaveText('fop1.pem');
    await expect(trader.signing.widget.locator('[data-row]')).toHaveCount(3);
  });

  await test.step('meanwhile one is changed: the bank refuses the signature of what it was before', async () => {
    await changePayment(trader.page, FOP_ACCOUNT, second, '999.00');
    await field('keyPassword').fill('Pidpryemets1-key');
    await trader.page.keyboard.press('Enter');
    await expect(trader.signing.dialog.getByRole('status')).toHaveText('Підписано 2 з 3');
    await expect(trader.signing.documentLine(first.id)).toHaveAttribute('data-notice', 'success');
    await expect(trader.signing.documentLine(second.id)).toHaveAttribute('data-problem', 'documentChanged');
    await expect(trader.signing.documentLine(second.id)).toContainText(`№ ${second.number}`);
    await expect(trader.signing.documentLine(third.id)).toHaveAttribute('data-notice', 'success');
    await expectAccessible(trader.page, 'verdicts of the signing dialog');
    await expect(trader.signing.dialog.locator('li[data-row]').first()).toHaveAttribute('data-row', second.id);
    await trader.signing.dialog.locator('[data-action="close"]').click();
    await trader.journal.seesStatus(first.number, 3);
    await trader.journal.seesStatus(second.number, 0);
    await trader.journal.seesStatus(third.number, 3);
  });
});

test('who signs last sends at once: the password, Enter, Enter', async ({ person }) => {
  const { trader, payments } = await createTrader(person, 8);
  const [next, last] = payments.slice(-2);
  if (!next || !last) throw new Error('eight were stored');
  const batch = payments.slice(0, -2);
  const { dialog } = trader.signing;
  await trader.journal.selects(...batch.map(({ number }) => number));
  await trader.signing.opens();
  await trader.signing.givesKey();

  await test.step('the result lists sums and receivers, and its one button has the focus', async () => {
    const send = trader.action('sendReady');
    await expect(send).toBeFocused();
    await expect(send).toContainText(/^Відправити 6 · 6,21\sUAH$/);
    await expect(dialog.getByRole('status')).toHaveText('Підписано 6 документів');
    await expect(dialog.locator('[data-field="left"]')).toContainText('UAH');
    await expect(dialog.locator('li[data-row]')).toHaveCount(5);
    await expect(dialog.locator('li[data-row]').first()).toContainText('…0030 1 · Оплата за папір');
    await expectAccessible(trader.page, 'result of signing');
    await resizesWindow(trader.page, { width: 360, height: 740 });
    await expectAccessible(trader.page, 'result of signing, on a phone');
    await resizesWindow(trader.page, { width: 1280, height: 860 });
  });

  await test.step('one press sends, no further question', async () => {
    await expect(trader.action('sendReady')).toBeFocused();
    await trader.page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    for (const { number } of batch) await trader.journal.seesStatus(number, 5);
  });

  await test.step('the next signature needs the password alone: the key file is remembered, not in the shell', async () => {
    await trader.journal.selects(next.number);
    await trader.signing.opens();
    await expect(trader.signing.widget.locator('.file-name')).toHaveText('fop1.pem');
    await expect(trader.signing.widget.locator('[data-field="keyPassword"]')).toBeFocused();
    await expectAccessible(trader.page, 'signing with a remembered key file');
    await trader.page.keyboard.type('Pidpryemets1-key');
    await expect(trader.signing.widget.locator('[data-action="confirmSign"]')).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await trader.page.keyboard.press('Enter');
    await trader.signing.ends();
    await trader.journal.seesStatus(next.number, 3);
  });

  await test.step('signing out forgets it', async () => {
    await trader.signsOut();
    await expect(trader.page.locator('[data-frame="keyFiles"]')).toHaveCount(0);
    await trader.signsIn('fop1');
    await trader.opensMenu('miPmtJournal');
    await trader.journal.selects(last.number);
    await trader.signing.opens();
    await expect(trader.signing.widget.locator('[data-action="confirmSign"]')).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await expect(trader.signing.widget.locator('.entry.chosen')).toHaveCount(0);
    await trader.signing.cancels();
  });
});

test('signing is stopped in the middle, then breaks off with the bank, and ends with every document signed', async ({
  person,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const { trader, payments } = await createTrader(person, 11);
  const status = trader.signing.dialog.getByRole('status');
  const notices = (kind: string) => trader.signing.dialog.locator(`[data-row][data-notice="${kind}"]`);
  let accepted: readonly string[] = [];
  const startsSigning = async (documents: readonly StoredPayment[]) => {
    await trader.journal.selects(...documents.map(({ number }) => number));
    await trader.signing.opens();
    await expect(trader.signing.widget.locator('[data-action="confirmSign"]')).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    await trader.signing.givesKey();
  };

  await test.step('Escape asks while signatures travel; stopped, the accepted ones stay and the rest is as it was', async () => {
    const letGo = await holdCall(trader, 1);
    await startsSigning(payments);
    await expect(status).toHaveText('Надсилаємо підписи: 0 з 11');
    await expect(status).toBeFocused();
    await resizesWindow(trader.page, { width: 360, height: 740 });
    await expectAccessible(trader.page, 'handing in, on a phone');
    await trader.page.keyboard.press('Escape');
    await expect(trader.action('goOn')).toBeFocused();
    await expectAccessible(trader.page, 'question before stopping');
    await trader.action('confirmStop').click();
    letGo();
    await expect(status).toContainText('Підписано 10 з 11');
    await expect(notices('info')).toHaveCount(1);
    await expectAccessible(trader.page, 'verdicts after stopping, on a phone');
    await trader.action('showMore').click();
    await expect(notices('success')).toHaveCount(10);
    accepted = await notices('success').evaluateAll((rows: HTMLElement[]) =>
      rows.map((row) => row.dataset['row'] ?? ''),
    );
    await trader.signing.dialog.locator('[data-action="close"]').click();
    await resizesWindow(trader.page, { width: 1280, height: 860 });
    for (const { id, number } of payments) await trader.journal.seesStatus(number, accepted.includes(id) ? 3 : 0);
  });

  await test.step('the bank is not reached: a line for each, and once more only those', async () => {
    const rest = [
      ...payments.filter(({ id }) => !accepted.includes(id)),
      ...(await storePayments(trader.page, FOP_ACCOUNT, 10)),
    ];
    await trader.journal.opens();
    await failCall(trader, 2);
    await startsSigning(rest);
    await trader.action('showMore').click();
    await expect(notices('success')).toHaveCount(10);
    await expect(notices('error')).toHaveCount(1);
    await expect(notices('error').first()).toContainText('відповіді немає');
    await trader.action('retry').click();
    await expect(status).toHaveText('Підписано 11 документів');
    await trader.signing.dialog.locator('[data-action="close"]').click();
    for (const { number } of rest) await trader.journal.seesStatus(number, 3);
  });
});

test('a certificate that was blocked is told after the signing, and before the next one', async ({ person }) => {
  const { trader, payments } = await createTrader(person, 1);
  const [payment] = payments;
  if (!payment) throw new Error('one was stored');
  interface Certificates {
    readonly certs: readonly { serial: string; owner_ref: string }[];
  }
  const { certs } = await callBank<Certificates>(trader.page, '/get_certificates', {});
  const setBlocked = async (isBlocked: boolean) => {
    for (const { serial, owner_ref } of certs)
      await callBank(trader.page, '/change_cert_status', { serial, owner_ref, status: isBlocked ? '1' : '0' });
  };

  await trader.journal.selects(payment.number);
  await trader.signing.opens();
  await setBlocked(true);
  await trader.signing.givesKey();
  await expect(trader.signing.documentLine(payment.id)).toHaveAttribute('data-problem', 'certificateInactive');
  await trader.signing.dialog.locator('[data-action="close"]').click();

  await trader.action('sign').first().click();
  await expect(trader.signing.dialog.locator('[data-problem="noKey.blocked"]')).toBeVisible();
  await expect(trader.signing.dialog.locator('iframe')).toHaveCount(0);
  await expectAccessible(trader.page, 'no active certificate');
  await trader.signing.dialog.locator('[data-action="close"]').click();

  await setBlocked(false);
  await trader.action('sign').first().click();
  await trader.signing.givesKey();
  await trader.signing.ends();
  await trader.journal.seesStatus(payment.number, 3);
});

/** Delays the n-th call that submits signatures. @returns function that releases it */
async function holdCall({ page }: Person, order: number): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  let calls = 0;
  await page.route('**/sign_doc', async (route) => {
    if (++calls === order) await isReleased;
    await route.continue();
  });
  return release;
}

async function failCall({ page }: Person, order: number): Promise<void> {
  let calls = 0;
  await page.route('**/sign_doc', (route) =>
    ++calls === order ? route.abort('internetdisconnected') : route.continue(),
  );
}
