import { expect, test } from '../../support/test';

/** Own bank: the tests change rates. */
test.use({ ownBank: 'moved-rate' });

test('a rate that moves between the last look and the save: both sums are shown, the next press stores the new one', async ({
  person,
  bank,
}) => {
  const trader = await person();
  const { page, requests } = trader;
  await trader.entersWithSession('fop1', 'main/miPmtCurNewBuy');
  await requests.opens('miPmtCurNewBuy');
  await requests.fillsIn({ amount: '100', currency: 'USD', basis: 'Оплата послуг за рахунком 7' });
  await expect.poll(() => requests.reads('needed')).toBe('4233.00');
  await expect.poll(() => requests.reads('fee')).toBe('12.45');
  await trader.action('save').click();
  const dialog = page.locator('[data-dialog="confirmSave"] [role="dialog"]');
  await expect(dialog).toContainText(/4\s233,00/);
  await bank.operator('rates', 'USD', '50');
  await trader.action('confirmSave').click();

  const changed = page.locator('[data-warning="figuresChanged"]');
  await expect(changed.locator('[data-row="fee"]')).toContainText('15,00');
  await expect(changed.locator('[data-row="hryvnias"]')).toContainText(/4\s233,00.*→.*5\s/);
  await expect(trader.action('createPayment')).toHaveCount(0);
  const after = await changed.locator('[data-row="hryvnias"] strong').innerText();
  const stored = page.waitForResponse((response) => response.url().endsWith('/save_pmt'));
  await trader.action('confirmSave').click();
  const { pmt_id: id } = (await (await stored).json()) as { pmt_id: string };
  await expect(page.locator('[data-dialog="fundingOffer"]')).toContainText(after);
  await requests.opensStored('miPmtCurNewBuy', String(id));
  await expect(page.locator('[data-page="miPmtCurNewBuy"]')).toContainText(after);
});
