import { callBank } from '../../support/call-bank';
import { expectAccessible } from '../../support/expect-accessible';
import { downloadBytes } from '../../support/downloads';
import { findOverflowing, measureWindowOverflow } from '../../support/overflow';
import type { Person } from '../../pages/person';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

/** Seed data: a credit with an overdue payment, one in euros, and the other company's annuity. */
const LATE = 'КР-2024/77';
const EURO = 'КР-2025/03';
const ANNUITY = 'КР-2026/08';

interface Deal {
  readonly pay_overdue: string | null;
  readonly pay_all: string;
}

async function dealOf(person: Person, number: string): Promise<Deal> {
  return (await callBank<{ deal: Deal }>(person.page, '/get_credit_deal', { deal_n: number })).deal;
}

test('what is overdue is seen, told by parts and repaid by a payment that the page fills in', async ({ person }) => {
  const director = await person();
  const { page, credits } = director;
  await director.entersWithSession('director1', 'main/miCreditsDeals');

  await test.step('the deals: states, the detail row, the menu with exact sums', async () => {
    await director.seesWholePage('miCreditsDeals');
    await expect(credits.deal(LATE).locator('[data-status]')).toHaveAttribute('data-status', '2');
    await expect(credits.deal('КР-2021/15').locator('[data-status]')).toHaveAttribute('data-status', '1');
    await credits.deal(LATE).locator('[data-action="details"]').click();
    const { pay_overdue: overdue, pay_all: all } = await dealOf(director, LATE);
    await expect.poll(() => credits.sumOf(director.field('dealDetails').locator('[data-field="payAll"]'))).toBe(all);
    await expectAccessible(page, 'credit deals');
    await credits.deal(LATE).locator('[data-action="rowMenu"]').click();
    await expect.poll(() => credits.sumOf(credits.repaymentEntry('overdue'))).toBe(overdue);
    await expect(credits.repaymentEntry('next')).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('a hryvnia payment of the exact sum, a currency payment for a deal in euros', async () => {
    await credits.repaymentEntry('overdue').click();
    await director.seesPage('miPmtUahNew');
    const { pay_overdue: overdue } = await dealOf(director, LATE);
    await expect(director.field('amount')).toHaveValue(/[0-9]/);
    const typed = (await director.field('amount').inputValue()).replace(/[^0-9,]/g, '').replace(',', '.');
    expect(typed).toBe(overdue);
    await director.opensTheAddress('main/miCreditsDeals');
    await director.seesWholePage('miCreditsDeals');
    await credits.deal(EURO).locator('[data-action="rowMenu"]').click();
    await credits.repaymentEntry('next').click();
    await director.seesPage('miPmtCurNew');
    await expect(director.field('agreementNumber')).toHaveValue(EURO);
  });
});

test('a credit shows its schedule and its files, in three languages and on a phone', async ({ person }) => {
  const director = await person();
  const { page, credits } = director;
  await director.hasSession('director1');
  await credits.opensCredit();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(LATE);
  const { pay_overdue: overdue } = await dealOf(director, LATE);
  await expect.poll(() => credits.sumOf(director.field('payOverdue'))).toBe(overdue);
  await expectAccessible(page, 'a credit');

  await test.step('the calendar and the table', async () => {
    const calendar = (await downloadBytes(director, 'calendar')).toString('utf8');
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBe(24);
    const table = await downloadBytes(director, 'export', 'export-csv');
    expect(table.toString('utf8')).toContain('20000,00');
  });

  await test.step('three languages', async () => {
    for (const language of ['Русский', 'English', 'Українська'] as const) {
      await director.changesLanguage(language);
      await expect(page.locator('[data-page="miCreditsMine"]')).not.toContainText(/creditsMine\.|credits\./);
    }
  });

  await test.step('at every width the schedule shows its amounts and states whole', async () => {
    for (const width of [1440, 1180, 950, 853, 760, 600, 360]) {
      await resizesWindow(page, { width, height: 900 });
      await expect.poll(() => findOverflowing(page), `${width} pixels`).toEqual([]);
    }
  });

  await test.step('on a phone nothing is wider than the window', async () => {
    await resizesWindow(page, { width: 360, height: 780 });
    for (const open of [
      () => credits.opensCredit(),
      () => credits.opensCredit('tab=early'),
      () => credits.opensCredit('tab=payments'),
      () => credits.opensDeals(),
      () => credits.opensApplication(),
    ]) {
      await open();
      await expect.poll(() => measureWindowOverflow(page)).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page, 'the application on a phone');
  });
});

test('an early repayment is chosen by its saving, ordered, paid, and the schedule is shorter', async ({ person }) => {
  test.setTimeout(120_000);
  const director = await person();
  const { page, credits } = director;
  await director.entersWithSession('director1');
  await director.choosesCompany('Степовий Млин');
  await credits.opensCredit(`deal=${encodeURIComponent(ANNUITY)}&tab=early`);
  await director.field('amount').fill('60000');
  await expect(director.field('shorter_term').locator('[data-field="saved"]')).toBeVisible();
  const saved = await Promise.all(
    ['smaller_payment', 'shorter_term'].map((way) =>
      credits.sumOf(director.field(way).locator('[data-field="saved"]')),
    ),
  );
  expect(Number(saved[1])).toBeGreaterThan(Number(saved[0]));
  await expectAccessible(page, 'an early repayment');
  const toPay = await credits.sumOf(director.field('toPay').locator('strong'));
  await director.action('early-shorter_term').click();
  await director.action('confirmEarly').click();
  await director.seesPage('miPmtUahNew');
  await expect(director.field('amount')).toHaveValue(/[0-9]/);
  const typed = (await director.field('amount').inputValue()).replace(/[^0-9,]/g, '').replace(',', '.');
  expect(typed).toBe(toPay);
});

test('an application is calculated, sent with its papers, and withdrawn; an operator may not apply', async ({
  person,
}) => {
  const accountant = await person();
  const { page, credits } = accountant;
  await accountant.entersWithSession('buh1');
  await accountant.hasNoDrafts();
  await credits.opensApplication();

  await test.step('what is missing is told', async () => {
    await accountant.action('apply').click();
    await expect(page.locator('[data-problem="consentRequired"]')).toBeVisible();
  });

  await test.step('the calculation, the papers', async () => {
    await accountant.field('amount').fill('300000');
    await accountant.field('term').fill('24');
    await accountant.field('purpose').fill('Поповнення обігових коштів');
    expect(Number(await credits.sumOf(accountant.field('firstPayment')))).toBeGreaterThan(10_000);
    await accountant.field('file').setInputFiles({
      name: 'Баланс.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ is no pdf'),
    });
    await expect(page.locator('[data-notice="refusedFile"]')).toContainText('Баланс.pdf');
    await accountant.field('hasAgreed').click();
    await accountant.field('file').setInputFiles({
      name: 'Баланс.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 balance'),
    });
  });

  await test.step('the choice of the repayment stands beside or above the grace months at each width', async () => {
    for (const language of ['English', 'Русский', 'Українська'] as const) {
      await accountant.choosesLanguage(language);
      for (const width of [1440, 1100, 1024, 970, 900, 768, 360]) {
        await resizesWindow(page, { width, height: 860 });
        const choices = () =>
          accountant.field('scheme').evaluate((choice) => {
            const grace = document
              .querySelector('[data-field="grace"]')
              ?.closest('.ncb-field')
              ?.getBoundingClientRect();
            const ends = [...choice.querySelectorAll('.ant-segmented-item')].map((item) =>
              item.getBoundingClientRect(),
            );
            const isFree = ({ right, bottom }: DOMRect) => grace && (right <= grace.left || bottom <= grace.top);
            return { all: ends.length, free: ends.filter(isFree).length };
          });
        await expect.poll(choices, `${language}, ${width} pixels`).toEqual({ all: 3, free: 3 });
      }
    }
    await resizesWindow(page, { width: 1280, height: 860 });
  });

  await test.step('controls are as high as in other forms, 44 and 48 on a phone', async () => {
    const heights = async () => [
      await accountant.field('term').evaluate((input) => input.parentElement?.offsetHeight),
      await accountant.field('currencyCode').evaluate((choice: HTMLElement) => choice.offsetHeight),
      await accountant.action('apply').evaluate((button: HTMLElement) => button.offsetHeight),
    ];
    await expect.poll(heights).toEqual([36, 36, 40]);
    await resizesWindow(page, { width: 360, height: 780 });
    await expect.poll(heights).toEqual([44, 44, 48]);
    await expect(page.locator('[data-panel="summary"]')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => measureWindowOverflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'application for a credit');
    await resizesWindow(page, { width: 1280, height: 860 });
    await accountant.action('apply').click();
  });

  const application = page.locator('article[data-row]').first();
  await test.step('it stands in the list and is taken back after a question', async () => {
    await expect(application.locator('[data-field="files"]')).toHaveText('Баланс.pdf');
    await expect(application.locator('[data-status]')).toHaveAttribute('data-status', '0');
    await accountant.action('list-new').click();
    await expect(accountant.field('amount')).toHaveValue('');
    await accountant.action('list-submitted').click();
    await expectAccessible(page, 'applications');
    await application.locator('[data-action="withdraw"]').click();
    await accountant.action('confirmWithdraw').click();
    await expect(application.locator('[data-status]')).toHaveAttribute('data-status', '4');
  });

  await test.step('an operator reads who applies', async () => {
    const operator = await person();
    await operator.hasSession('oper1');
    await operator.credits.opensApplication();
    await expect(operator.page.locator('[data-notice="forbidden"]')).toBeVisible();
    await expect(operator.action('apply')).toHaveCount(0);
  });
});
