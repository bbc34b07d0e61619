import type { Response } from '@playwright/test';
import { expectAccessible } from '../../support/expect-accessible';
import type { IitSite } from '../../support/iit/start-iit-site';
import { test } from '../../support/iit/test';
import { KALYNA_ACCOUNT, SVITANOK } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test as testWithoutIit } from '../../support/test';
import type { Person } from '../../pages/person';

const OWNER = 'Вигаданець Тарас Прикладович';
const READY_LIMIT_MS = 20_000;

/** Shortens one time-out of a page. Moving the browser's clock would break the shell's animations. */
function shortenWait(_page: unknown, wait: number): void {
  const { setTimeout } = window;
  const shortened = (handler: () => void, ms?: number) => setTimeout(handler, ms === wait ? 500 : ms);
  Object.assign(window, { setTimeout: shortened });
}

const WIDGET = '[data-dialog="signing"] iframe';

async function opensSigningOfNewPayment(director: Person, iit: IitSite) {
  iit.behave('well');
  await director.entersWithSession('director1');
  await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  await director.payment.fillsIn({ ...SVITANOK, amount: '17.00', purpose: 'Оплата за папір, без ПДВ' });
  const number = await director.payment.saves();
  await director.journal.selects(number);
  const toSign = director.page.waitForResponse(/get_docs2sign/);
  await director.signing.opens();
  const certificates = await certificatesIn(toSign);
  iit.publish(certificates);
  return { number, certificates };
}

/** Measures how long the button stays inactive after the documents become visible again, in milliseconds. */
function measureButtonDelay({ signing }: Person): Promise<number> {
  return signing.widget.locator('[data-action="confirmSign"]').evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        let seenAt: number | null = null;
        const watch = new MutationObserver(() => {
          if (button.checkVisibility()) seenAt ??= performance.now();
          if (seenAt === null || button.ariaDisabled === 'true') return;
          watch.disconnect();
          resolve(performance.now() - seenAt);
        });
        watch.observe(document.body, { attributes: true, subtree: true });
      }),
  );
}

async function certificatesIn(answer: Promise<Response>): Promise<readonly string[]> {
  const { certs } = (await (await answer).json()) as { certs: readonly string[] };
  return certs;
}

test('a director reads his key in the IIT widget, and the bank accepts his signature', async ({
  person,
  iit,
  bank,
}) => {
  const director = await person();
  const { number, certificates } = await opensSigningOfNewPayment(director, iit);
  const { page } = director;
  const { widget } = director.signing;
  const { frame } = director.iit;

  await test.step('a key file is chosen first, and nothing of IIT is loaded', async () => {
    await expect(director.iit.keySource('file')).toBeChecked();
    await expect(widget.locator('iframe')).toHaveCount(0);
  });

  await test.step('he chooses the IIT widget with the keyboard; without a key there is nothing to sign with', async () => {
    await director.iit.keySource('file').focus();
    await page.keyboard.press('ArrowRight');
    await expect(director.iit.keySource('iit')).toBeChecked();
    await director.signing.confirms();
    await expect(widget.locator('[data-problem="iitKeyNotRead"]')).toBeVisible();
    await expect(widget.locator('[data-action="readKey"]')).toBeFocused();
  });

  await test.step('the page of IIT takes the place of the documents, and he is in it', async () => {
    await page.keyboard.press('Enter');
    await expect(frame.locator('h1')).toBeVisible();
    await expect(widget.locator('.display')).toBeHidden();
    await expect(widget.locator('[data-action="confirmSign"]')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(frame.locator('[data-field="file"]')).toBeFocused();
    await expectAccessible(page, 'signing dialog with the IIT widget', WIDGET);
  });

  await test.step('a wrong password is told by that page, which goes on asking', async () => {
    await director.iit.readsKey('wrong');
    await expect(frame.locator('[data-field="complaint"]')).toHaveText('Невірний пароль');
  });

  await test.step('an answer of another origin is not heard', async () => {
    await page.evaluate(
      ([certificate = '', signOrigin = '']) => {
        const data = Uint8Array.from(atob(certificate), (character) => character.charCodeAt(0));
        const result = [{ data, infoEx: { subjCN: 'Підроблений', publicKeyType: 4 } }];
        const message = { sender: 'EndUserSignWidget', reciever: 'EndUserSignWidgetConnector', id: 1, result };
        document
          .querySelector<HTMLIFrameElement>('[data-dialog="signing"] iframe')
          ?.contentWindow?.postMessage(message, signOrigin);
      },
      [certificates[0], bank.signOrigin],
    );
  });

  await test.step('his key is read: the documents are back, to be looked at before he confirms', async () => {
    const lookingTime = measureButtonDelay(director);
    await director.iit.readsKey();
    await expect(widget.locator('[data-field="iitOwner"] bdi')).toHaveText(OWNER);
    await expect(widget.locator('.display')).toBeFocused();
    // The widget's 0.8 s start slightly before an observer can notice.
    expect(await lookingTime).toBeGreaterThan(700);
  });

  await test.step('it all fits into a narrow window, and what he signs there the bank accepts', async () => {
    await resizesWindow(page, { width: 360, height: 740 });
    await expect.poll(() => widget.locator('html').evaluate((root) => root.scrollWidth <= root.clientWidth)).toBe(true);
    await director.signing.confirms();
    await expect(page.locator('[data-dialog="signing"] iframe')).toHaveCount(0);
    await resizesWindow(page, { width: 1280, height: 860 });
    await director.signing.ends();
    await director.journal.seesStatus(number, 3);
  });
});

test('an IIT widget that lies or fails signs nothing, and the key file still does', async ({ person, iit }) => {
  const director = await person();
  const { number } = await opensSigningOfNewPayment(director, iit);
  const { page } = director;
  const { widget } = director.signing;

  await test.step('he comes back from it without a key when he likes', async () => {
    await director.iit.opens();
    await widget.locator('[data-action="closeIit"]').click();
    await expect(widget.locator('.display')).toBeVisible();
    await expect(widget.locator('[data-problem]')).toHaveCount(0);
  });

  await test.step('a signature of another text than he saw is refused by the bank, with a verdict', async () => {
    iit.behave('dishonest');
    await director.iit.opens();
    await director.iit.readsKey();
    await director.signing.confirms();
    await expect(page.locator('[data-dialog="signing"] [data-notice="error"]')).toContainText('Підпис не прийнято');
    await page.locator('[data-dialog="signing"] [data-action="close"]').click();
    await director.journal.seesStatus(number, 0);
  });

  await director.signing.opens();
  await widget.locator('html').evaluate(shortenWait, READY_LIMIT_MS);
  for (const behaviour of ['silent', 'down'] as const)
    await test.step(`a page that is ${behaviour} is given up with a clear word`, async () => {
      if (behaviour === 'down') expectedComplaints.push(/ERR_EMPTY_RESPONSE/);
      iit.behave(behaviour);
      await director.iit.opens();
      await expect(widget.locator('[data-problem="providerSilent"]')).toContainText('Нічого не підписано');
      await expect(widget.locator('[data-action="readKey"]')).toBeFocused();
      await expect(widget.locator('iframe')).toHaveCount(0);
    });

  await test.step('with his key file he signs as ever', async () => {
    await expectAccessible(page, 'signing dialog without an answer of the IIT widget', WIDGET);
    await director.iit.keySource('file').check();
    await director.signing.givesKey();
    await director.signing.ends();
    await director.journal.seesStatus(number, 3);
  });
});

test('a director confirms his sign-in with a key that the IIT widget reads', async ({ person, iit }) => {
  iit.behave('well');
  const director = await person();
  await director.opensTheAddress();
  // The password alone is answered 401 with the challenge.
  expectedComplaints.push(/status of 401/);
  await director.signIn.givesPasswordBeforeKey('director1');
  const challenge = director.page.waitForResponse(/login_challenge/);
  await director.signing.opens();
  iit.publish(await certificatesIn(challenge));
  await director.iit.opens();
  await director.iit.readsKey();
  await expect(director.signing.widget.getByText('Жоден документ не буде підписано')).toBeVisible();
  await director.signing.confirms();
  await director.seesPage('miAccountsAll');
});

testWithoutIit('without the setting there is no trace of the IIT widget', async ({ person, bank }) => {
  const director = await person();
  const served = await director.page.request.get(`${bank.signOrigin}/`);
  expect(served.headers()['content-security-policy']).not.toContain('frame-src');
  await director.opensTheAddress();
  expectedComplaints.push(/status of 401/);
  await director.signIn.givesPasswordBeforeKey('director1');
  await director.signing.opens();
  await expect(director.signing.widget.locator('[data-field="keyFile"]')).toBeAttached();
  await expect(
    director.signing.widget.locator('[data-field="keySource"], [data-action="readKey"], iframe'),
  ).toHaveCount(0);
});
