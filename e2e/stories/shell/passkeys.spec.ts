import type { Page } from '@playwright/test';
import type { Person } from '../../pages/person';
import { changeColorScheme } from '../../support/change-color-scheme';
import { expectAccessible } from '../../support/expect-accessible';
import { people } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

test.use({ ownBank: 'passkeys' });

/** Gives the browser an authenticator that verifies its user, as a laptop with a fingerprint reader. */
async function connectAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** User id of `buh1`. */
const ACCOUNTANT = '503';

const row = (person: Person) => person.page.locator('[data-dialog="passkeys"] [data-row]');

async function opensPasskeys(person: Person): Promise<void> {
  await person.action('accountMenu').click();
  await person.action('passkeys').click();
  await expect(person.action('addPasskey')).toBeVisible();
}

async function beginsToAdd(person: Person, name: string): Promise<void> {
  await person.action('addPasskey').click();
  await person.field('password').fill(people.buh1.password);
  await person.action('sendCode').click();
  await person.field('code').fill(await person.signIn.readsSmsCodeOf('buh1'));
  await person.action('confirmCode').click();
  await person.field('name').fill(name);
  await person.action('createPasskey').click();
}

async function entersByPasskey(person: Person): Promise<void> {
  await person.action('passkey').click();
  await person.seesPage('miAccountsAll');
}

/** The accountant adds the laptop at home and the one in the office. Source: docs/requirements/keys-and-users.md#passkeys. */
test('two passkeys sign in by one touch; the removed one is refused', async ({ person }) => {
  expectedComplaints.push(/status of (401|429)/);
  const home = await person();
  const laptop = await connectAuthenticator(home.page);
  await home.signsIn('buh1');

  await test.step('one is added by password and code, and can be read by all', async () => {
    await opensPasskeys(home);
    await expectAccessible(home.page, 'passkeys, none');
    await beginsToAdd(home, 'Ноутбук удома');
    await expect(row(home)).toHaveCount(1);
    await expect(row(home)).toContainText('Ноутбук удома');
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [360, 'dark'],
    ] as const) {
      await resizesWindow(home.page, { width, height: 800 });
      await changeColorScheme(home.page, colorScheme);
      await expectAccessible(home.page, `passkeys, ${colorScheme}, ${width}`);
    }
  });

  await test.step('the same device holds no second one of the same user', async () => {
    await beginsToAdd(home, 'Ще раз');
    await expect(home.page.locator('[data-problem="passkey"]')).toContainText('вже є');
    await home.action('back').click();
    await home.action('close').click();
  });

  await test.step('at home one touch signs in, without login and code', async () => {
    await home.signsOut();
    await entersByPasskey(home);
  });

  const office = await person();
  await connectAuthenticator(office.page);
  await office.signsIn('buh1');
  await test.step('the office adds its own, renames it, and signs in by it', async () => {
    await opensPasskeys(office);
    await beginsToAdd(office, 'Офіс');
    await expect(row(office)).toHaveCount(2);
    await row(office).nth(1).locator('[data-action="rename"]').click();
    await office.field('name').fill('Ноутбук в офісі');
    await office.action('saveName').click();
    await expect(row(office).nth(1)).toContainText('Ноутбук в офісі');
    await office.action('close').click();
    await office.signsOut();
    await entersByPasskey(office);
  });

  await test.step('the office removes the one at home: its session ends, and it is refused', async () => {
    await opensPasskeys(office);
    await row(office).first().locator('[data-action="remove"]').click();
    await office.action('confirmRemove').click();
    await expect(row(office)).toHaveCount(1);
    await expect(row(office)).toContainText('Ноутбук в офісі');
    await home.page.reload();
    await home.seesPage('signIn');
    await home.action('passkey').click();
    await expect(home.page.locator('[data-problem="passkeyRefused"]')).toBeVisible();
  });

  await test.step('without a finger nothing is signed, and the page says so', async () => {
    await laptop.setVerified(false);
    await home.action('passkey').click();
    await expect(home.page.locator('[data-problem="passkey"]')).toContainText('Скасовано');
    await expect(home.action('passkey')).toBeFocused();
    await expectAccessible(home.page, 'sign-in, passkey cancelled');
  });

  await test.step('a director removes what is left, for an accountant who has lost the laptop', async () => {
    const director = await person();
    await director.entersWithSession('director1');
    await director.opensMenu('miSettingsUsers');
    await director.page.locator(`tr[data-row="${ACCOUNTANT}"] [data-action="rowMenu"]`).click();
    await director.page.locator('[role="menuitem"] [data-action="sessions"]').click();
    const passkeys = director.page.locator('[data-section="passkeys"]');
    await expect(passkeys).toContainText('Ноутбук в офісі');
    await expectAccessible(director.page, 'passkeys of a user');
    await passkeys.locator('[data-action="removePasskeys"]').click();
    await director.action('confirmRemove').click();
    await expect(passkeys).toHaveCount(0);
    await office.page.reload();
    await office.seesPage('signIn');
  });
});
