import type { Person } from '../../pages/person';
import { expectAccessible } from '../../support/expect-accessible';
import { measureWindowOverflow } from '../../support/overflow';
import { SVITANOK } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

const ORDINARY = { ...SVITANOK, amount: '24 500', purpose: 'Оплата за пакувальні матеріали зг. рах. № 1187' };

async function isWhollySeen(person: Person, action: string): Promise<void> {
  await expect(person.action(action)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => person.page.evaluate(() => window.scrollY), 'the page is not scrolled').toBe(0);
}

async function opensForm(accountant: Person, width: number, height: number): Promise<void> {
  await resizesWindow(accountant.page, { width, height });
  await accountant.opensTheAddress('main/miPmtUahNew');
  await expect(accountant.field('receiverName')).toBeFocused();
}

test('an ordinary payment fits one screen with its button, also with three mistakes, which lead to their fields', async ({
  person,
}) => {
  const accountant = await person();
  const { page } = accountant;
  await accountant.entersWithSession('buh1', 'main/miPmtUahNew');
  await accountant.hasNoDrafts();
  await opensForm(accountant, 1280, 860);

  await test.step('filled in, all of it is seen', async () => {
    await isWhollySeen(accountant, 'save');
    await accountant.payment.fillsIn(ORDINARY);
    await isWhollySeen(accountant, 'save');
    await isWhollySeen(accountant, 'unfold-parties');
    for (const field of ['amount', 'creditIban', 'leftAfter']) {
      await expect(accountant.field(field), field).toHaveCSS('font-variant-numeric', 'tabular-nums');
    }
    await expect(accountant.field('leftAfter')).toContainText('1\u00a0225\u00a0629,45');
    await expectAccessible(page, 'an ordinary payment');
  });

  await test.step('three mistakes are told once, and the links lead to them', async () => {
    await accountant.payment.fillsIn({
      ...ORDINARY,
      iban: SVITANOK.iban.slice(0, -1),
      amount: '99268400',
      purpose: '',
    });
    await accountant.action('save').click();
    const summary = page.locator('[data-panel="summary"]');
    await expect(summary).toContainText('Виправте три поля: рахунок, сума, призначення');
    await isWhollySeen(accountant, 'save');
    await isWhollySeen(accountant, 'unfold-parties');
    await expect(page.locator('.ant-notification-notice')).toHaveCount(0);
    await expectAccessible(page, 'three mistakes');
    await summary.getByRole('button', { name: 'призначення' }).click();
    await expect(accountant.field('purpose')).toBeFocused();
  });

  await test.step('a window of 1000 px has the summary beside the fields', async () => {
    await resizesWindow(page, { width: 1000, height: 768 });
    const summary = await page.locator('[data-panel="summary"]').boundingBox();
    const account = await accountant.field('creditIban').boundingBox();
    expect(summary?.x).toBeGreaterThan((account?.x ?? 0) + (account?.width ?? 0));
  });

  await test.step('a narrow window has the button at its foot, and the mistakes above the first field', async () => {
    for (const [width, height] of [
      [1024, 768],
      [768, 1024],
      [360, 780],
    ] as const) {
      await resizesWindow(page, { width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      await isWhollySeen(accountant, 'save');
      await expect(accountant.field('leftAfter')).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Виправте три поля').filter({ visible: true })).toBeInViewport();
      await expect
        .poll(() => measureWindowOverflow(page), `${width}: nothing wider than the window`)
        .toBeLessThanOrEqual(0);
    }
    await expectAccessible(page, 'three mistakes on a phone');
    const heights = await page
      .locator('.ncb-page-head .ant-btn:visible')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights), 'buttons of the page line are as high as a finger').toBeGreaterThanOrEqual(44);
    await accountant.field('creditIban').fill(SVITANOK.iban);
    await page.keyboard.press('Tab');
    await expect(accountant.field('creditIban')).toHaveValue('UA26 3052 9900 0002 6006 9990 0030 1');
    const hidden = await accountant.field('creditIban').evaluate((input) => input.scrollWidth - input.clientWidth);
    expect(hidden, 'an account in groups is seen whole').toBeLessThanOrEqual(0);
  });
});

test('Tab goes through the form in the order of thought, and links come after their fields', async ({ person }) => {
  const accountant = await person();
  const { page } = accountant;
  await accountant.entersWithSession('buh1', 'main/miPmtUahNew');
  await accountant.hasNoDrafts();
  await opensForm(accountant, 1280, 860);
  await page.keyboard.type('Нова Назва');
  const order: string[] = [];
  const address = () =>
    page.evaluate(() => {
      const place = document.activeElement?.closest('[data-field], [data-action]');
      return place?.getAttribute('data-field') ?? place?.getAttribute('data-action') ?? '';
    });
  while (order.at(-1) !== 'save' && order.length < 40) {
    await page.keyboard.press('Tab');
    order.push(await address());
  }
  expect(order).toEqual([
    'chooseReceiver',
    'creditIban',
    'receiverCode',
    ...['saveReceiver', 'receiverIsResident', 'receiverHasCode'],
    'amount',
    'isVatIncluded',
    'purpose',
    'choosePurpose',
    'debitAccountId',
    'number',
    ...['documentDate', 'chooseDate'],
    ...['unfold-valueDate', 'unfold-budget', 'unfold-parties'],
    'save',
  ]);
});

test('whom the company knows is found by name, code or account, and is a card that can be changed', async ({
  person,
}) => {
  const accountant = await person();
  await accountant.entersWithSession('buh1', 'main/miPmtUahNew');
  await accountant.hasNoDrafts();
  for (const typed of ['світан', SVITANOK.code.slice(0, 6), SVITANOK.iban.slice(0, 10)]) {
    await opensForm(accountant, 1280, 860);
    await accountant.page.keyboard.type(typed);
    await expect(accountant.option(SVITANOK.code).first()).toBeVisible();
    await accountant.option(SVITANOK.name).first().click();
    await accountant.payment.seesReceiver(SVITANOK);
    await expect(accountant.field('amount')).toBeFocused();
  }
  await accountant.action('changeReceiver').click();
  await expect(accountant.field('creditIban')).toHaveValue('UA26 3052 9900 0002 6006 9990 0030 1');
  await accountant.field('receiverName').fill('ТОВ «Захід»');
  await expect(accountant.page.locator('[data-panel="summary"] [data-warning="otherNames"]')).toContainText(
    SVITANOK.name,
  );
});
