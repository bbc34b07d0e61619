import { readFileSync } from 'node:fs';
import { moveToWorkingDay } from '../../support/move-to-working-day';
import { expectAccessible } from '../../support/expect-accessible';
import { waitForDownload } from '../../support/downloads';
import { measureOverflow } from '../../support/overflow';
import { storeBuyRequest, storeEuroPayment } from '../../support/payments';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

/** Own bank: fees change an account's balance. */
test.use({ ownBank: 'currency-documents', settings: { NCB_ENGINE_DELAY_MS: '400' } });

test('a payment abroad is sent, says where it is and gives its copies; it is printed in one file with a request', async ({
  person,
  bank,
}) => {
  await moveToWorkingDay(bank);
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  const payment = await storeEuroPayment(page);
  const request = await storeBuyRequest(page);
  const row = (id: string) => page.locator(`tr[data-row="${id}"]`);
  const panel = director.field('documentDetails');

  await test.step('a request tells its rate, its accounts and that nothing was paid for it yet', async () => {
    await director.opensMenu('miPmtJournal');
    await row(request.id).locator('[data-action="details"]').click();
    await expect(panel.locator('[data-field="rate_type"]')).toHaveText('Курс банку');
    await expect(panel.locator('[data-field="spec_acn"]')).toContainText('UA47');
    await expect(panel.locator('[data-field="linked_payments"]')).toContainText('платежів ще немає');
    await expectAccessible(page, 'details of a request');
    await page.keyboard.press('Escape');
  });

  await test.step('both are printed in one file, each on its own paper', async () => {
    for (const { id } of [payment, request]) await row(id).locator('[data-action="select"]').click();
    await director.action('print').click();
    await director.action('printPayments').click();
    await expect(director.action('savePdf')).toBeEnabled();
    const bytes = readFileSync(await (await waitForDownload(director, 'savePdf')).path());
    expect(bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    await director.action('close').click();
    await row(request.id).locator('[data-action="select"]').click();
  });

  await test.step('signed and sent, the payment has the number that other banks know it by', async () => {
    await director.signing.opens();
    await director.signing.givesKey();
    await director.signing.ends();
    await expect(row(payment.id).locator('[data-status="3"]')).toBeVisible();
    await director.journal.sends();
    await row(payment.id).locator('[data-action="details"]').click();
    await expect(panel.locator('[data-field="uetr"]')).toHaveText(/^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab]/);
    await expect(row(payment.id).locator('[data-status="5"]')).toBeVisible();
    await expect(panel.locator('[data-step="sent"]')).toHaveAttribute('data-state', 'now');
    await expect(panel.locator('[data-field="why_less"]')).toContainText('невідомо');
    await expectAccessible(page, 'details of a payment abroad');
  });

  await test.step('its message is there as pacs.008 and on paper', async () => {
    const uetr = (await panel.locator('[data-field="uetr"]').textContent()) ?? '';
    await row(payment.id).locator('[data-action="rowMenu"]').click();
    const xml = await waitForDownload(director, 'swiftXml');
    expect(xml.suggestedFilename()).toBe(`pacs008-${payment.number}.xml`);
    expect(readFileSync(await xml.path(), 'utf8')).toContain(`<UETR>${uetr}</UETR>`);
    await row(payment.id).locator('[data-action="rowMenu"]').click();
    await director.action('swiftCopy').click();
    await expect(director.action('savePdf')).toBeEnabled();
    await director.action('close').click();
  });

  await test.step('on a phone nothing of it is cut', async () => {
    await resizesWindow(page, { width: 360, height: 780 });
    await expect(panel.locator('[data-field="tracking"]')).toBeVisible();
    await expect.poll(() => measureOverflow(page)).toBeLessThanOrEqual(0);
  });
});
