import { readFileSync } from 'node:fs';
import { callBank } from '../../support/call-bank';
import { expectAccessible } from '../../support/expect-accessible';
import { KALYNA_ACCOUNT } from '../../support/people';
import { unicode } from '../../support/statement-readers';
import { expect, test } from '../../support/test';

/** Own bank: an account's balance changes. */
test.use({ ownBank: 'storno' });

interface Billing {
  readonly billing: {
    readonly data: readonly {
      readonly acn_id: string;
      readonly out_sal: string;
      readonly documents: readonly { readonly nopinf: string; readonly amount: string; readonly name_co: string }[];
    }[];
  };
}

const SUM = '45000.00';

test('what the bank takes back is a line of its own: marked, explained, exported, and never given back again', async ({
  person,
  bank,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page, statement } = director;
  const parameters = { fdate: '01.01.2020', ldate: '01.01.2035', closed: '1', reval: '1', billing_type: 'oper' };
  const accountNow = async () => {
    const wire = await callBank<Billing>(page, '/get_billing', parameters);
    const account = wire.billing.data.find(({ acn_id: id }) => id === KALYNA_ACCOUNT);
    if (!account) throw new Error('no account of the company in the statement');
    return account;
  };
  const before = await accountNow();
  const mistake = before.documents.find(({ amount }) => amount === SUM);
  if (!mistake) throw new Error(`nothing of ${SUM} was paid`);
  await statement.opens(`fdate=2020-01-01&ldate=2035-01-01&acn_ids=${KALYNA_ACCOUNT}`);
  await statement.finds('45000,00');
  await expect(statement.rows).toHaveCount(1);
  await expect(page).toHaveURL(/find=45000/);

  await test.step('the bank’s operator takes the operation back, once', async () => {
    expect(await bank.operator('storno', mistake.nopinf)).toContain(`Операцію ${mistake.nopinf} сторновано`);
    await expect(bank.operator('storno', mistake.nopinf)).rejects.toThrow(/її вже сторновано/);
  });

  await test.step('the statement has it as money that came, and its balances agree', async () => {
    await page.reload();
    await expect(statement.rows).toHaveCount(2);
    const line = statement.operation('сторно');
    await expect(line).toContainText('+45\u00a0000,00');
    await expect(line).toContainText(mistake.name_co);
    await expect(director.field('balances').locator('[data-field="balanced"]')).toBeVisible();
    await expect(page.locator('[data-warning]')).toHaveCount(0);
    const after = await accountNow();
    expect(Number(after.out_sal) - Number(before.out_sal)).toBe(Number(SUM));
  });

  await test.step('its details say what it is; nobody is offered to return that money', async () => {
    const details = await statement.opensDetails('сторно');
    await expect(details.locator('[data-field="explained"]')).toContainText('банк скасував списання');
    await expect(details).toContainText(mistake.nopinf);
    await expect(page.locator('.ncb-details-foot [data-action="return"]')).toHaveCount(0);
    await expectAccessible(page, 'a reversal in a statement');
    await director.action('closeDetails').click();
    await expect(details).toBeHidden();
  });

  await test.step('files for accounting say it in their words', async () => {
    await director.action('export').click();
    const dialog = page.locator('[data-dialog="statementExport"] [role="dialog"]').first();
    for (const [line, word] of [
      ['camt', /<NtryRef>[0-9]+<\/NtryRef><Amt Ccy="UAH">45000\.00<\/Amt><CdtDbtInd>CRDT<\/CdtDbtInd><RvslInd>true</],
      ['mt940', /^:61:[0-9]{10}RD45000,00N/m],
    ] as const) {
      await dialog.locator(`[data-option="${line}"]`).check();
      const coming = page.waitForEvent('download');
      await director.action('download').click();
      expect(unicode(new Uint8Array(readFileSync(await (await coming).path()))), line).toMatch(word);
    }
  });
});
