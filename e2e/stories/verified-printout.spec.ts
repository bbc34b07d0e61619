import { readFileSync } from 'node:fs';
import { callBank } from '../support/call-bank';
import { waitForDownload } from '../support/downloads';
import { expectAccessible } from '../support/expect-accessible';
import { KALYNA_ACCOUNT } from '../support/people';
import { measureWindowOverflow } from '../support/overflow';
import { resizesWindow } from '../support/stillness';
import { expect, expectedComplaints, test } from '../support/test';

/** Own bank: a payment is reversed. */
test.use({ ownBank: 'verifiedPrintout' });

const SUM = '45000.00';

interface Billing {
  readonly billing: {
    readonly data: readonly {
      readonly acn_id: string;
      readonly documents: readonly { readonly nopinf: string; readonly amount: string }[];
    }[];
  };
}

interface Issued {
  readonly printouts: readonly { readonly prn_num: string; readonly verify_url: string; readonly amount: string }[];
}

test('an accountant prints a payment, a stranger asks the bank about it by number and sum, also after a reversal', async ({
  person,
  bank,
}) => {
  const accountant = await person();
  await accountant.entersWithSession('buh1');
  const { page, statement } = accountant;
  const parameters = { fdate: '01.01.2020', ldate: '01.01.2035', closed: '1', reval: '1', billing_type: 'oper' };
  const wire = await callBank<Billing>(page, '/get_billing', parameters);
  const paid = wire.billing.data
    .find(({ acn_id: id }) => id === KALYNA_ACCOUNT)
    ?.documents.find(({ amount }) => amount === SUM);
  if (!paid) throw new Error(`nothing of ${SUM} was paid`);

  const printout = await test.step('the printout carries a number of the bank', async () => {
    await statement.opens(`fdate=2020-01-01&ldate=2035-01-01&acn_ids=${KALYNA_ACCOUNT}`);
    await statement.finds('45000,00');
    await expect(statement.rows).toHaveCount(1);
    await statement.opensDetails('45');
    const answer = page.waitForResponse(/\/issue_printouts$/);
    await page
      .locator('.ncb-details-foot')
      .getByRole('button', { name: /^Дії з операцією/ })
      .click();
    await page.locator('[role="menuitem"]:visible', { hasText: 'Друк' }).click();
    const { printouts } = (await (await answer).json()) as Issued;
    await expect(accountant.action('savePdf')).toBeEnabled();
    const download = await waitForDownload(accountant, 'savePdf');
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const [issued] = printouts;
    if (!issued) throw new Error('no number was issued');
    expect(issued.amount).toBe(SUM);
    return issued;
  });

  const stranger = await person();
  const number = stranger.field('number');
  const sum = stranger.field('amount');
  const asks = async (typed: string) => {
    await sum.fill(typed);
    await stranger.action('check').click();
  };

  await test.step('the code opens the bank’s page without a session; the address forgets the number', async () => {
    expect(printout.verify_url).toBe(`${bank.appOrigin}/ncb/verify`);
    await stranger.opensTheAddress(`verify#${printout.prn_num}`);
    await stranger.seesPage('verify');
    await expect(number).toHaveValue(printout.prn_num);
    await expect(sum).toBeFocused();
    expect(stranger.page.url()).not.toContain('#');
  });

  await test.step('a wrong sum tells nothing', async () => {
    await asks('45000,01');
    await expect(stranger.page.locator('[data-problem="notFound"]')).toBeVisible();
    await expectAccessible(stranger.page, 'a printout that is not confirmed');
  });

  await test.step('the printed sum is confirmed, without a name or an account', async () => {
    await asks('45 000,00');
    await expect(stranger.field('state')).toHaveText('виконано');
    await expect(stranger.field('kind')).toHaveText('Платіжна інструкція');
    const shown = await stranger.page.locator('main').innerText();
    expect(shown).not.toMatch(/Калинова|UA\d{2}|45.?000/);
    for (const width of [1440, 768, 360]) {
      await resizesWindow(stranger.page, { width, height: 860 });
      await expect.poll(() => measureWindowOverflow(stranger.page), `${width} pixels`).toBe(0);
    }
    await expectAccessible(stranger.page, 'a confirmed printout');
  });

  await test.step('after the bank’s reversal the same printout says so', async () => {
    expect(await bank.operator('storno', paid.nopinf)).toContain('сторновано');
    await stranger.action('another').click();
    await number.fill(printout.prn_num.toLowerCase().replaceAll('-', ' '));
    await asks('45000');
    await expect(stranger.field('state')).toHaveText('виконано, потім сторновано банком');
  });

  await test.step('without a connection the page says so and keeps what was typed', async () => {
    expectedComplaints.push(/Failed to load resource/);
    await stranger.action('another').click();
    await number.fill(printout.prn_num);
    await stranger.page.context().setOffline(true);
    await asks('45000');
    await expect(stranger.page.locator('[data-problem="network"]')).toBeVisible();
    await expect(number).toHaveValue(printout.prn_num);
    await stranger.page.context().setOffline(false);
    await stranger.action('check').click();
    await expect(stranger.field('state')).toBeVisible();
  });
});
