import { expectAccessible } from '../../support/expect-accessible';
import { downloadBytes } from '../../support/downloads';
import { measureWindowOverflow } from '../../support/overflow';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

// Own bank: the company gets a credit and its money.
test.use({ ownBank: 'credit-issued' });

test('an application is looked at, approved and given out: the deal, its money and its papers are there', async ({
  person,
}) => {
  const director = await person();
  const { page, credits } = director;
  await director.hasSession('director1');
  await credits.opensApplication();
  await director.field('amount').fill('300000');
  await director.field('term').fill('24');
  await director.field('purpose').fill('Обладнання');
  await director.field('hasAgreed').click();
  await director.action('apply').click();
  const application = page.locator('article[data-row]').first();
  await expect(application.locator('[data-status]')).toHaveAttribute('data-status', '0');
  const number = (await application.getAttribute('data-row')) ?? '';

  const console = await director.opensConsole();
  const press = async (name: string) => {
    const row = console.locator('tr[data-row="application"]', { hasText: 'кредит' }).filter({ hasText: number });
    await row.getByRole('button', { name }).click();
  };
  await test.step('the bank looks at it: the company sees that', async () => {
    await press('На розгляд');
    await expect(console.getByText(`Заявку ${number} взято на розгляд.`)).toBeVisible();
    await page.reload();
    await expect(application.locator('[data-status]')).toHaveAttribute('data-status', '1');
  });

  await test.step('the bank approves it and gives the credit out', async () => {
    await press('Погодити');
    await press('Видати кредит');
    await expect(console.getByText(`Кредит за заявкою ${number} видано`)).toBeVisible();
    await page.reload();
    await application.locator('[data-action="openDeal"]').click();
    await director.seesWholePage('miCreditsMine');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`/${number}`);
    await expect(director.field('sums')).toContainText('300 000,00');
  });

  await test.step('its papers are PDF files, also on a phone', async () => {
    await director.action('list-documents').click();
    await expect(director.field('creditDocuments').locator('[data-row]')).toHaveCount(3);
    await resizesWindow(page, { width: 360, height: 780 });
    await expect.poll(() => measureWindowOverflow(page)).toBe(0);
    await expectAccessible(page, 'papers of a credit');
    await resizesWindow(page, { width: 1280, height: 860 });
    for (const paper of ['contract', 'debt', 'schedule']) {
      await director.action(`paper-${paper}`).click();
      await expect(director.action('savePdf')).toBeEnabled();
      const pdf = await downloadBytes(director, 'savePdf');
      expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
      await page.locator('[data-dialog="print"] [data-action="close"]').click();
      await expect(page.locator('[data-dialog="print"]')).toHaveCount(0);
    }
  });
});
