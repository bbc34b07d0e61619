import type { Locator } from '@playwright/test';
import type { Person } from '../pages/person';
import { Hands } from '../support/hands';
import { storePayments } from '../support/payments';
import { FOP_ACCOUNT, MLYN, people, SVITANOK } from '../support/people';
import { resizesWindow } from '../support/stillness';
import { expect, test } from '../support/test';

const INVOICE = `Постачальник: ${MLYN.name}, ЄДРПОУ ${MLYN.code}
р/р ${MLYN.iban}
Рахунок на оплату № 17 від 1 липня 2026 р.
Всього до сплати: 2 400,00 грн
Не є платником ПДВ`;

/** Clicks and keys of each way, whole: letters that are typed count too, a password does not. */
const LIMITS = {
  'new payment': { clicks: 1, keys: 19 },
  'repeat a payment': { clicks: 2, keys: 2 },
  'invoice as text': { clicks: 2, keys: 3 },
  'a tax, of ten that are paid one after the other': { clicks: 1, keys: 12 },
  'a payment by its amount': { clicks: 0, keys: 8 },
  'why refused, and again': { clicks: 3, keys: 0 },
  'export of the last month': { clicks: 4, keys: 0 },
  'twelve signed and sent': { clicks: 4, keys: 2 },
  'two approved on a phone': { clicks: 5, keys: 1 },
} as const;

function expectWithin(hands: Hands, way: keyof typeof LIMITS): void {
  const pressed = hands.take();
  process.stdout.write(`${way}: ${pressed.clicks} clicks, ${pressed.keys} keys\n`);
  expect(pressed.clicks, `clicks: ${way}`).toBeLessThanOrEqual(LIMITS[way].clicks);
  expect(pressed.keys, `keys: ${way}`).toBeLessThanOrEqual(LIMITS[way].keys);
}

async function looksUp(person: Person, hands: Hands, typed: string, found: Locator): Promise<void> {
  await person.page.locator('h1').waitFor();
  await hands.presses('Control+KeyK');
  await expect(person.field('palette')).toBeFocused();
  await hands.types(typed);
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await hands.presses('Enter');
}

test.use({ ownBank: 'short-ways', actionTimeout: 15_000 });

test('an accountant pays, repeats, finds and exports with few clicks and keys', async ({ person }) => {
  const accountant = await person();
  await accountant.entersWithSession('buh1', 'main/miPmtJournal');
  const { page } = accountant;
  await resizesWindow(page, { width: 1440, height: 900 });
  const hands = new Hands(page);
  const rows = page.locator('main tr[data-row]');
  const saves = async () => {
    await hands.presses('Control+Enter');
    await expect(accountant.action('confirmSave')).toBeVisible();
    await hands.presses('Control+Enter');
    await accountant.seesPage('miPmtJournal');
  };
  const startsPaymentTo = async (typed: string, name: string) => {
    await looksUp(accountant, hands, typed, page.getByRole('option', { name: `Новий платіж: ${name}` }));
    await expect(accountant.field('amount')).toBeFocused();
  };

  await test.step('new payment', async () => {
    await startsPaymentTo('світан', SVITANOK.name);
    await hands.types('1207');
    await hands.clicks(accountant.field('purpose'));
    await hands.types('Папір');
    await saves();
    expectWithin(hands, 'new payment');
  });

  await test.step('the same again', async () => {
    const saved = rows.filter({ hasText: 'Папір' });
    await hands.clicks(saved.locator('[data-action="rowMenu"]'), accountant.action('copy'));
    await expect(accountant.field('purpose')).toHaveValue('Папір');
    await saves();
    expectWithin(hands, 'repeat a payment');
  });

  await test.step('a tax like the last one', async () => {
    await startsPaymentTo('гук', 'ГУК у м.Києві (тест), ПДВ');
    await hands.clicks(page.locator('[data-panel="taxes"] [data-action="chooseTax"]').first());
    await expect(accountant.field('structuredPurpose.additionalInfo')).not.toHaveValue('');
    await expect(accountant.field('amount')).toBeFocused();
    await hands.types('41300');
    await saves();
    expectWithin(hands, 'a tax, of ten that are paid one after the other');
  });

  await test.step('from the text of an invoice', async () => {
    await accountant.goesTo('main/miPmtUahNew');
    await hands.clicks(accountant.action('fillFrom'));
    await expect(accountant.field('fillFromText')).toBeFocused();
    await hands.pastes(INVOICE);
    await hands.clicks(accountant.action('fill'));
    await expect(accountant.field('amount')).toHaveValue(/2.400,00/);
    await saves();
    expectWithin(hands, 'invoice as text');
  });

  await test.step('a payment of any day by its amount', async () => {
    await looksUp(accountant, hands, '450000', page.locator('[data-group="documents"] [role="option"]').first());
    await accountant.seesPage('miPmtUahNew');
    expectWithin(hands, 'a payment by its amount');
  });

  await test.step('why a payment was refused, and the same without its fault', async () => {
    await accountant.goesTo('main/miPmtJournal');
    await hands.clicks(accountant.action('list-rejected'), rows.first().locator('[data-action="view"]'));
    await expect(page.locator('[data-notice="error"]')).toContainText('Рахунок отримувача закрито');
    await hands.clicks(accountant.action('copy'));
    await expect(accountant.field('creditIban')).toBeVisible();
    expectWithin(hands, 'why refused, and again');
  });

  await test.step('the operations of the last month as a file', async () => {
    await accountant.goesTo('main/miAccountsBilling');
    await hands.clicks(page.getByRole('dialog').getByText('Минулий місяць'), accountant.action('find'));
    await accountant.seesWholePage('miAccountsBilling');
    await hands.clicks(accountant.action('export'));
    const file = page.waitForEvent('download');
    await hands.clicks(accountant.action('download'));
    await file;
    expectWithin(hands, 'export of the last month');
  });
});

test('a sole trader signs and sends with few clicks, on a phone too', async ({ person }) => {
  const trader = await person();
  await trader.entersWithSession('fop1', 'main/miPmtJournal');
  const { page, signing } = trader;
  const action = (name: string) => trader.action(name);
  const hands = new Hands(page);
  const password = signing.widget.locator('[data-field="keyPassword"]');
  /** Chooses the file, once for a session and in a dialog of the system, and types the password. */
  const givesKey = async () => {
    await signing.widget.locator('[data-field="keyFile"]').setInputFiles(signing.keyFileOf('fop1'));
    await password.click();
    await page.keyboard.type(people.fop1.keyPassword);
  };
  const confirms = async () => {
    await expect(signing.widget.locator('[data-action="confirmSign"]')).toHaveAttribute('aria-disabled', 'false');
    await hands.presses('Enter');
  };

  await test.step('twelve at once, from the page of the day', async () => {
    await storePayments(page, FOP_ACCOUNT, 12);
    await trader.opensTheAddress('main/today');
    await hands.clicks(page.getByText('Переглянути й підписати'), action('selectAll'), action('selectAllFound'));
    await hands.clicks(action('sign').first());
    await givesKey();
    await confirms();
    await expect(action('sendReady')).toBeFocused();
    await hands.presses('Enter');
    await expect(signing.dialog).toBeHidden();
    expectWithin(hands, 'twelve signed and sent');
  });

  await test.step('two on a phone', async () => {
    await resizesWindow(page, { width: 360, height: 780 });
    await storePayments(page, FOP_ACCOUNT, 2);
    await trader.opensTheAddress('main/today');
    await hands.clicks(page.getByText('Переглянути й підписати'));
    const selects = page.locator('main [data-row] [data-action="select"]');
    await expect(selects).toHaveCount(2);
    await hands.clicks(selects.first(), selects.last(), action('sign').first());
    await givesKey();
    await confirms();
    await hands.clicks(action('sendReady'));
    await expect(signing.dialog).toBeHidden();
    expectWithin(hands, 'two approved on a phone');
  });
});
