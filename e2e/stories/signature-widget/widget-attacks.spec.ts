import type { Person } from '../../pages/person';
import {
  addOwnFrame,
  clickByScript,
  countSubmissions,
  DISGUISES,
  forgeMessages,
  submitAs,
  logKeys,
  readFrame,
  showOtherAmount,
  stealPort,
  serveFramingPage,
  undisguise,
} from '../../support/attacks';
import { callBank } from '../../support/call-bank';
import { storePayments, type StoredPayment } from '../../support/payments';
import { FOP_ACCOUNT, people } from '../../support/people';
import { expect, expectedComplaints, test } from '../../support/test';

/** Simulates a compromised remote running in the shell's realm. Dialog, user, documents and key are real. */

const { keyPassword } = people.fop1;

async function createVictim(newPerson: () => Promise<Person>) {
  const trader = await newPerson();
  await trader.entersWithSession('fop1', 'main/miPmtJournal');
  const [payment, another] = await storePayments(trader.page, FOP_ACCOUNT, 2);
  if (!payment || !another) throw new Error('two were stored');
  await trader.journal.opens();
  const handIns = countSubmissions(trader.page);
  return { trader, payment, another, handIns };
}

const confirmOf = ({ signing }: Person) => signing.widget.locator('[data-action="confirmSign"]');
const isArmed = (trader: Person) => expect(confirmOf(trader)).toHaveAttribute('aria-disabled', 'false');
const isDisarmed = (trader: Person) => expect(confirmOf(trader)).toHaveAttribute('aria-disabled', 'true');

async function preparesSigning(trader: Person, { number }: StoredPayment): Promise<void> {
  await trader.journal.selects(number);
  await trader.signing.opens();
  await isArmed(trader);
  await trader.signing.widget.locator('[data-field="keyFile"]').setInputFiles(trader.signing.keyFileOf('fop1'));
  await trader.signing.widget.locator('[data-field="keyPassword"]').fill(keyPassword);
}

async function buttonPlace(trader: Person): Promise<{ x: number; y: number }> {
  const box = await confirmOf(trader).boundingBox();
  if (!box) throw new Error('no button');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function nothingWasSigned(trader: Person, handIns: { count(): number }): Promise<void> {
  await expect(confirmOf(trader)).toHaveAttribute('aria-busy', 'false');
  await expect(trader.signing.widget.locator('[data-field="keyPassword"]')).toHaveValue(keyPassword);
  expect(handIns.count()).toBe(0);
}

test('whoever hides what is signed gets no click, and the personal phrase vanishes with it', async ({ person }) => {
  const { trader, payment, handIns } = await createVictim(person);
  const phrase = trader.signing.widget.locator('[data-field="phrase"]');
  await trader.journal.selects(payment.number);
  await trader.signing.opens();
  await trader.signing.widget.locator('[data-action="changePhrase"]').click();
  await trader.signing.widget.locator('[data-field="newPhrase"]').fill('жовтий чайник');
  await trader.signing.widget.locator('[data-action="savePhrase"]').click();
  await expect(phrase).toHaveText('жовтий чайник');
  await trader.page.keyboard.press('Escape');
  await expect(trader.signing.dialog).toBeHidden();

  await trader.action('sign').first().click();
  await isArmed(trader);
  await trader.signing.widget.locator('[data-field="keyFile"]').setInputFiles(trader.signing.keyFileOf('fop1'));
  await trader.signing.widget.locator('[data-field="keyPassword"]').fill(keyPassword);

  for (const [name, disguise] of Object.entries(DISGUISES)) {
    await test.step(name, async () => {
      await isArmed(trader);
      await expect(phrase).toHaveText('жовтий чайник');
      await trader.page.evaluate(disguise);
      await isDisarmed(trader);
      await expect(phrase).toHaveCount(0);
      const { x, y } = await buttonPlace(trader);
      await trader.page.mouse.click(x, y);
      await nothingWasSigned(trader, handIns);
      await trader.page.evaluate(undisguise);
    });
  }

  await test.step('when nothing hides it any more, the same click signs', async () => {
    await isArmed(trader);
    const { x, y } = await buttonPlace(trader);
    await trader.page.mouse.click(x, y);
    await trader.signing.ends();
    await trader.journal.seesStatus(payment.number, 3);
    expect(handIns.count()).toBe(1);
  });
});

test('whoever reads, listens, forges messages or clicks by script learns nothing and signs nothing', async ({
  person,
}) => {
  const { trader, payment, another, handIns } = await createVictim(person);
  const text = await getCanonicalText(trader, another);
  await trader.page.evaluate(stealPort);
  await preparesSigning(trader, payment);

  await test.step('reading its DOM', async () => {
    expect(await trader.page.evaluate(readFrame, '.ncb-signature-widget')).toEqual([]);
    await trader.page.evaluate(addOwnFrame);
    expect(await trader.page.evaluate(readFrame, '#own')).toEqual(['contentDocument', 'document', 'storage']);
    await trader.page.locator('#own').evaluate((frame) => frame.remove());
  });

  await test.step('key logging: the log hears the shell’s own keys, and none of the password', async () => {
    await trader.page.evaluate(logKeys);
    const password = trader.signing.widget.locator('[data-field="keyPassword"]');
    await password.fill('');
    await password.click();
    await trader.page.keyboard.type(keyPassword);
    await expect(password).toHaveValue(keyPassword);
    await trader.signing.dialog.getByRole('button', { name: 'Закрити' }).focus();
    await trader.page.keyboard.press('F8');
    expect(await trader.page.evaluate(() => window.loot)).toEqual(['keydown F8', 'keyup F8']);
  });

  await test.step('forged messages, through the window and through the shell’s own port', async () => {
    await trader.page.evaluate(forgeMessages, text);
    // Round trip through the widget's event loop: earlier messages are processed by then.
    await trader.signing.widget.locator('[data-action="showPassword"]').click();
    await expect(trader.signing.widget.locator('[data-field="keyPassword"]')).toHaveAttribute('type', 'text');
    await expect(trader.signing.widget.locator(`[data-row="${payment.id}"]`)).toBeVisible();
    await expect(trader.signing.widget.locator(`[data-row="${another.id}"]`)).toHaveCount(0);
    await expect(trader.signing.widget.locator('.sum')).toHaveText(/1,01\s*UAH/);
    await nothingWasSigned(trader, handIns);
    const loot = await trader.page.evaluate(() => window.loot.filter((item) => item.startsWith('{')));
    expect(loot).toEqual([]);
  });

  await test.step('a synthetic click, from outside and even from inside the frame', async () => {
    await isArmed(trader);
    await trader.page.evaluate(clickByScript, await buttonPlace(trader));
    await nothingWasSigned(trader, handIns);
    await confirmOf(trader).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.form?.requestSubmit();
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await nothingWasSigned(trader, handIns);
  });

  await trader.signing.cancels();
  await expect(trader.signing.dialog).toBeHidden();
  await trader.journal.seesStatus(payment.number, 0);
  await trader.journal.seesStatus(another.number, 0);
});

test('a signature is worth nothing for another document, nor for one that was shown with another amount', async ({
  person,
}) => {
  const { trader, payment, another } = await createVictim(person);

  await test.step('posted for another document', async () => {
    await trader.page.evaluate(submitAs, { id: another.id, version: 1 });
    await preparesSigning(trader, payment);
    const judged = trader.page.waitForResponse('**/sign_doc');
    await confirmOf(trader).click();
    const { signed_docs: verdicts } = await (await judged).json();
    expect(verdicts).toMatchObject([{ id: another.id, error_code: 'signatureInvalid' }]);
    // The bank judged the other document; the shell has no result for the signed one.
    await expect(trader.signing.documentLine(payment.id)).toHaveAttribute('data-notice', 'error');
    await trader.signing.dialog.locator('[data-action="close"]').click();
    await trader.journal.seesStatus(payment.number, 0);
    await trader.journal.seesStatus(another.number, 0);
  });

  await test.step('made over another amount', async () => {
    await trader.journal.opens();
    await trader.page.evaluate(showOtherAmount, '0.01');
    await preparesSigning(trader, payment);
    await expect(trader.signing.widget.locator('.sum')).toHaveText(/0,01\s*UAH/);
    await confirmOf(trader).click();
    await expect(trader.signing.documentLine(payment.id)).toHaveAttribute('data-problem', 'signatureInvalid');
    await trader.signing.dialog.locator('[data-action="close"]').click();
    await trader.journal.seesStatus(payment.number, 0);
  });
});

test('a stranger’s page cannot frame the widget', async ({ person, bank }) => {
  expectedComplaints.push(/frame-ancestors/);
  const somebody = await person();
  const stranger = await serveFramingPage(`${bank.signOrigin}/`);
  try {
    const messages: string[] = [];
    somebody.page.on('console', (message) => messages.push(message.text()));
    await somebody.page.goto(stranger.url);
    await expect(somebody.page.frameLocator('iframe').locator('[data-page="signatureWidget"]')).toHaveCount(0);
    expect(messages.join('\n')).toContain(`frame-ancestors ${bank.appOrigin}`);
  } finally {
    stranger.close();
  }
});

async function getCanonicalText({ page }: Person, { id }: StoredPayment): Promise<string> {
  interface Texts {
    readonly docs2sign: readonly { readonly type_char: string }[];
  }
  const docs = JSON.stringify([{ id, type: 1 }]);
  const { docs2sign } = await callBank<Texts>(page, '/get_docs2sign', { docs });
  return docs2sign[0]?.type_char ?? '';
}
