import { expectAccessible } from '../../support/expect-accessible';
import { measureWindowOverflow } from '../../support/overflow';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';
import { moveToWorkingDay } from '../../support/move-to-working-day';
import type { Person } from '../../pages/person';

/** Own bank: its day is moved, and documents are processed soon. */
test.use({ ownBank: 'requests', settings: { NCB_ENGINE_DELAY_MS: '400' } });

const [HRYVNIAS, DOLLARS, ZLOTYS] = ['7013', '7014', '7015'];

const kopecks = (amount: string) => Math.round(Number(amount) * 100);
const percent = (amount: number, hundredths: number) => Math.round((amount * hundredths) / 10_000);

async function balances(trader: Person): Promise<readonly number[]> {
  await trader.opensTheAddress('main/miAccountsAll');
  await trader.seesWholePage('miAccountsAll');
  const amounts: number[] = [];
  for (const id of [HRYVNIAS, DOLLARS, ZLOTYS]) {
    // The equivalent stands below a currency account's balance.
    const cell = trader.page.locator(`[data-row="${id}"] [data-field="sal"] .ncb-number`).first();
    amounts.push(kopecks((await cell.innerText()).replace(/[^0-9,]/g, '').replace(',', '.')));
  }
  return amounts;
}

async function signsAndSends(
  trader: Person,
  numbersToSign: readonly string[],
  numbersToSend: readonly string[],
): Promise<void> {
  const { page } = trader;
  const row = (id: string) => page.locator(`tr[data-row="${id}"]`);
  await trader.journal.opens();
  for (const id of numbersToSign) await row(id).getByRole('checkbox').check();
  await trader.signing.opens();
  await trader.signing.givesKey();
  await trader.signing.ends();
  for (const id of numbersToSign) await expect(row(id).locator('[data-status]')).toHaveAttribute('data-status', '3');
  await trader.journal.opens();
  for (const id of numbersToSend) await row(id).getByRole('checkbox').check();
  await trader.journal.sends();
  for (const id of numbersToSend)
    await expect(row(id).locator('[data-status]')).not.toHaveAttribute('data-status', '3');
}

test('a trader buys, is refused a rate, sells and converts: every deal to the cent', async ({ person, bank }) => {
  // Seven documents from the form to the deal.
  test.setTimeout(300_000);
  // Deals are made on working days.
  await moveToWorkingDay(bank);
  const trader = await person();
  const { page, requests } = trader;
  await trader.entersWithSession('fop1', 'main/miPmtCurNewBuy');
  const before = await balances(trader);
  const ids: Record<'bought' | 'refused' | 'sold' | 'converted' | 'paid' | 'paidToo', string> = {
    bought: '',
    refused: '',
    sold: '',
    converted: '',
    paid: '',
    paidToo: '',
  };

  await test.step('the buy request tells what is wrong with it, and what it needs while it is typed', async () => {
    await requests.opens('miPmtCurNewBuy');
    await trader.action('save').click();
    await expect(trader.problem('amount')).toHaveAttribute('data-problem', 'incorrectAmount');
    await expect(trader.field('amount')).toBeFocused();
    await requests.fillsIn({ amount: '100', currency: 'USD', basis: 'Оплата послуг за рахунком 7' });
    // The title contains a no-break space, which the bank does not allow in names.
    await expect(trader.field('keptAt')).toBeVisible();
    // 100 × 41.50 × 1.02; at the bank's 41.85 with 0.3 % of 4,150.
    await expect.poll(() => requests.reads('needed')).toBe('4233.00');
    await expect.poll(() => requests.reads('dealSum')).toBe('4185.00');
    await expect.poll(() => requests.reads('fee')).toBe('12.45');
    await expect.poll(() => requests.reads('rest')).toBe('35.55');
    await expectAccessible(page, 'form of a buy request');
    ids.bought = await requests.saves();
  });

  await test.step('it offers the payment of its hryvnias, filled in; a little less is paid', async () => {
    await expect(trader.field('needed')).toBeVisible();
    await trader.action('createPayment').click();
    await trader.seesPage('miPmtUahNew');
    await expect(trader.field('amount')).toHaveValue(/^4\s233,00$/);
    await trader.field('amount').fill('4000');
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/save_pmt'));
    await trader.payment.saves();
    ids.paid = String(((await (await stored).json()) as { pmt_id: string }).pmt_id);
  });

  await test.step('a second one wants a rate that the bank does not have', async () => {
    await requests.opens('miPmtCurNewBuy');
    await requests.fillsIn({ amount: '50', currency: 'USD', rate: ['2', '40,60'], basis: 'Оплата послуг' });
    // (41.85 − 40.60) ÷ 41.85 = 2.98…
    await expect(trader.field('rateRemark')).toContainText('на 3,0 % кращий');
    // 50 × 40.60; 0.3 % of 2,075 is below the minimum of 10.
    await expect.poll(() => requests.reads('dealSum')).toBe('2030.00');
    await expect.poll(() => requests.reads('fee')).toBe('10.00');
    ids.refused = await requests.saves();
    await trader.action('createPayment').click();
    await trader.seesPage('miPmtUahNew');
    await expect(trader.field('amount')).toHaveValue(/^2\s116,50$/);
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/save_pmt'));
    await trader.payment.saves();
    ids.paidToo = String(((await (await stored).json()) as { pmt_id: string }).pmt_id);
  });

  await test.step('a sale and a conversion are saved; each says what it will bring', async () => {
    await requests.opens('miPmtCurNewSale');
    await requests.fillsIn({ amount: '100', currency: 'USD' });
    // 100 × 41.20 less 12.45.
    await expect.poll(() => requests.reads('brings')).toBe('4107.55');
    ids.sold = await requests.saves();
    await trader.seesPage('miPmtJournal');
    await requests.opens('miPmtCurNewConvert');
    await requests.fillsIn({ amount: '100', currency: 'USD', target: 'PLN' });
    // 100 × 41.20 ÷ 11.55 = 356.7099…; 12.45 hryvnias are 1.10 at 11.31.
    await expect.poll(() => requests.reads('brings')).toBe('355.61');
    await expect.poll(() => requests.reads('crossThere')).toBe('3.5671');
    ids.converted = await requests.saves();
    await trader.seesPage('miPmtJournal');
  });

  await test.step('signed and sent, the first waits for hryvnias: what lacks is told and can be paid', async () => {
    await signsAndSends(trader, Object.values(ids), Object.values(ids));
    await requests.opensStored('miPmtCurNewBuy', ids.bought);
    await requests.seesStatus(4);
    await expect(trader.field('missing')).toContainText('233,00');
    await requests.seesStep('money', 'waiting');
    await expect(trader.field('linkedPayments').locator('[data-status="5"]')).toHaveCount(1);
    await expectAccessible(page, 'buy request that waits');
    await resizesWindow(page, { width: 360, height: 780 });
    await expect.poll(() => measureWindowOverflow(page)).toBe(0);
    const link = trader.field('linkedPayments').locator('[data-action="viewDocument"]').first();
    await expect.poll(async () => (await link.boundingBox())?.height).toBeLessThan(30);
    await resizesWindow(page, { width: 1280, height: 860 });
    await trader.action('payMore').click();
    await trader.seesPage('miPmtUahNew');
    await expect(trader.field('amount')).toHaveValue('233,00');
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/save_pmt'));
    await trader.payment.saves();
    const { pmt_id: id } = (await (await stored).json()) as { pmt_id: string };
    await signsAndSends(trader, [String(id)], [String(id)]);
  });

  await test.step('executed, it shows the deal beside what was expected', async () => {
    await requests.opensStored('miPmtCurNewBuy', ids.bought);
    await requests.seesStatus(5);
    await requests.seesStep('credited', 'done');
    await requests.seesFact('rate', '41,85', '41,85');
    await requests.seesFact('sum', '4 185,00 UAH', '4 185,00 UAH');
    await requests.seesFact('fee', '12,45 UAH', '12,45 UAH');
    await requests.seesFact('rest', '35,55 UAH', '35,55 UAH');
  });

  await test.step('the second waits for its rate and is refused at the end of the day; its money is back', async () => {
    await requests.opensStored('miPmtCurNewBuy', ids.refused);
    await requests.seesStatus(4);
    await requests.seesStep('rate', 'waiting');
    await bank.operator('day', '+1');
    await requests.seesStatus(6);
    await expect(page.locator('[data-step="refused"]')).toContainText('Курс банку не відповідав курсу в заявці');
    await requests.seesFact('sum', '2 030,00 UAH', '–');
  });

  await test.step('sale and conversion are executed, and the accounts have changed by the deals and nothing else', async () => {
    await requests.opensStored('miPmtCurNewSale', ids.sold);
    await requests.seesStatus(5);
    await requests.seesFact('sum', '4 120,00 UAH', '4 120,00 UAH');
    await requests.opensStored('miPmtCurNewConvert', ids.converted);
    await requests.seesStatus(5);
    await requests.seesFact('fee', '1,10 PLN', '1,10 PLN');
    const after = await balances(trader);
    const fee = percent(kopecks('4150'), 30);
    expect(after.map((amount, index) => amount - (before[index] ?? 0))).toEqual([
      -kopecks('4185') - fee + kopecks('4120') - fee,
      kopecks('100') - kopecks('100') - kopecks('100'),
      Math.round((kopecks('100') * 4120) / 1155) - Math.round((fee * 100) / 1131),
    ]);
  });
});
