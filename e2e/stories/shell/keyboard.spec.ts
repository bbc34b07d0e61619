import type { Locator } from '@playwright/test';
import type { Person } from '../../pages/person';
import { SVITANOK } from '../../support/people';
import { resizesWindow, waitUntilDrawn } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

test('from sign-in to a saved payment and out again without a mouse', async ({ person }) => {
  const accountant = await person();
  const { keyboard } = accountant.page;
  let letMailCome = () => undefined as void;
  const mailMayCome = new Promise<void>((resolve) => (letMailCome = resolve));
  await accountant.page.route('**/get_mail?*', async (route) => {
    await mailMayCome;
    await route.continue();
  });
  await accountant.opensTheAddress();

  await test.step('password and code are typed, Enter goes on', async () => {
    await expect(accountant.field('login')).toBeFocused();
    await keyboard.type('buh1');
    await keyboard.press('Tab');
    await keyboard.type('Buhalter1');
    await keyboard.press('Enter');
    await expect(accountant.field('code')).toBeFocused();
    await keyboard.type(await accountant.signIn.readsSmsCodeOf('buh1'));
    await keyboard.press('Enter');
    await accountant.seesPage('miAccountsAll');
  });

  await test.step('the menu is walked with the arrows', async () => {
    await walksTo(accountant, accountant.page.getByRole('menu').first());
    await presses(accountant, 'ArrowDown', accountant.menuItem('miAccountsAll'));
    // The number of unread letters arrives later and redraws the menu; the focus must stay.
    letMailCome();
    await expect(accountant.page.locator('[data-menu="miMail"] [data-field="unreadLetters"]')).toBeVisible();
    await expect(accountant.menuItem('miAccountsAll')).toBeFocused();
    await presses(accountant, 'ArrowDown', accountant.menuItem('miPmtUah'));
    await keyboard.press('Enter');
    await presses(accountant, 'ArrowDown', accountant.menuItem('miPmtUahNew'));
    await keyboard.press('Enter');
    await accountant.seesPage('miPmtUahNew');
  });

  await test.step('the form is filled from field to field, the account is chosen with the arrows', async () => {
    await expect(accountant.field('receiverName')).toBeFocused();
    await keyboard.type(SVITANOK.name);
    // Tab chooses no entry of the list: account and code are typed.
    await keyboard.press('Tab');
    const typed = { creditIban: SVITANOK.iban, receiverCode: SVITANOK.code, amount: '15,20' };
    for (const [name, value] of Object.entries({ ...typed, purpose: 'Оплата за клавіатуру, без ПДВ' })) {
      await walksTo(accountant, accountant.field(name));
      await keyboard.type(value);
    }
    await walksTo(accountant, accountant.field('debitAccountId'));
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(accountant.field('debitAccountId')).toContainText('UA');
    await keyboard.press('Control+KeyS');
    await accountant.seesPage('miPmtJournal');
  });

  await test.step('the account menu leads out', async () => {
    await walksTo(accountant, accountant.action('accountMenu'), 'Shift+Tab');
    await keyboard.press('Enter');
    await presses(accountant, 'ArrowDown', accountant.page.getByRole('menuitem', { name: 'Вийти' }));
    await keyboard.press('Enter');
    await accountant.seesPage('signIn');
    await expect(accountant.field('login')).toBeFocused();
  });
});

test('three languages switch live inside a loaded remote and leave alone what is typed, also on a phone', async ({
  person,
}) => {
  expectedComplaints.push(/ERR_FAILED/);
  const accountant = await person();
  await accountant.hasSession('buh1');
  await resizesWindow(accountant.page, { width: 360, height: 740 });
  await accountant.opensTheAddress('main/miPmtUahNew');
  await accountant.field('receiverName').fill('ТОВ «Недописане»');
  await accountant.field('amount').fill('12,3x');
  const heading = accountant.page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Створити платіж');
  await expect(accountant.page.getByText('ТОВ «Калинова Брама»')).toBeInViewport({ ratio: 1 });

  await test.step('a language that does not come is told, and nothing changes', async () => {
    await accountant.page.route(/\.js$/, (route) => route.abort());
    await accountant.choosesLanguage('English');
    await expect(accountant.page.locator('[data-notice="error"]')).toContainText('Мову не вдалося завантажити');
    await expect(accountant.page.locator('html')).toHaveAttribute('lang', 'uk');
    await expect(heading).toHaveText('Створити платіж');
    await accountant.page.unroute(/\.js$/);
  });

  for (const [language, title, save] of [
    ['English', 'Create payment', 'Save'],
    ['Русский', 'Создать платёж', 'Сохранить'],
    ['Українська', 'Створити платіж', 'Зберегти'],
  ] as const) {
    await accountant.choosesLanguage(language);
    await expect(heading).toHaveText(title);
    await expect(accountant.action('save')).toContainText(save);
    await expect(accountant.field('receiverName')).toHaveValue('ТОВ «Недописане»');
    await expect(accountant.field('amount')).toHaveValue('12,3x');
  }
});

async function walksTo({ page }: Person, place: Locator, key = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 60 && !(await hasFocus(place)); steps += 1) await page.keyboard.press(key);
  expect(await hasFocus(place), 'reached within sixty steps').toBe(true);
}

/** Presses a key until the menu marks an item; the focus itself stays in one place. */
async function presses({ page }: Person, key: string, item: Locator): Promise<void> {
  const isMarked = () =>
    item.evaluate((element) => /active|focus/.test(element.className) || element.matches(':focus'));
  for (let steps = 0; steps < 60 && !(await isMarked()); steps += 1) {
    await page.keyboard.press(key);
    // A menu marks its next item in the frame after the key.
    await waitUntilDrawn(page);
  }
  expect(await isMarked(), 'marked within sixty steps').toBe(true);
}

function hasFocus(place: Locator): Promise<boolean> {
  return place.evaluate((element) => element.contains(document.activeElement));
}
