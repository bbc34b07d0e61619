import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Person } from '../pages/person';
import { callBank } from '../support/call-bank';
import { expectAccessible } from '../support/expect-accessible';
import { measureWindowOverflow } from '../support/overflow';
import { storePayments } from '../support/payments';
import { KALYNA_ACCOUNT } from '../support/people';
import { resizesWindow } from '../support/stillness';
import { expect, test } from '../support/test';

const NOTE = 'Рахунок у файлі, акт підпишуть після поставки';
/** Text of `statusForbidsAction`. */
const FROZEN = 'Статус документа не дозволяє цю дію.';
const PDF = Buffer.from('%PDF-1.7\nрахунок № 12');
const INVOICE = { name: 'рахунок 12.pdf', mimeType: 'application/pdf', buffer: PDF };

async function seesWholeAtEveryWidth({ page }: Person, place: string): Promise<void> {
  for (const width of [360, 768, 1024, 1440]) {
    await resizesWindow(page, { width, height: 860 });
    await expect.poll(() => measureWindowOverflow(page), `${place}, ${width} pixels`).toBe(0);
  }
  await expectAccessible(page, place);
}

test('who prepares a payment says what it rests on, and who signs sees the same and nothing else afterwards', async ({
  person,
}) => {
  test.setTimeout(120_000);
  const accountant = await person();
  await accountant.entersWithSession('buh1');
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = accountant;
  const [payment] = await storePayments(page, KALYNA_ACCOUNT, 1, { hasOwnAmounts: true });
  if (!payment) throw new Error('no payment was stored');
  const { id, number } = payment;
  const opensDocument = async (one: Person) => {
    await one.opensTheAddress(`main/miPmtUahNew?id=${id}`);
    await expect(one.field('supportingDocuments')).toBeVisible();
  };
  const section = accountant.field('supportingDocuments');

  await test.step('the accountant writes a comment and adds the invoice', async () => {
    await opensDocument(accountant);
    await accountant.action('editNote').click();
    await section.locator('[data-form="note"] textarea').fill(NOTE);
    await accountant.action('saveNote').click();
    await expect(section.locator('[data-field="note"]')).toContainText(NOTE);
    await section.locator('input[type="file"]').setInputFiles(INVOICE);
    await expect(section.locator(`li[data-file="${INVOICE.name}"] [data-action="saveFile"]`)).toBeVisible();
    await seesWholeAtEveryWidth(accountant, 'a document with a comment and a file');
  });

  await test.step('a program under the name of a document is not even sent', async () => {
    const buffer = Buffer.from('MZ\u0000\u0000');
    await section.locator('input[type="file"]').setInputFiles({ ...INVOICE, name: 'рахунок 13.pdf', buffer });
    await expect(section.locator('[data-notice="refusedFile"]')).toContainText('рахунок 13.pdf');
  });

  await test.step('a file that is not sent waits, and is sent again', async () => {
    await page.route('**/ncb/api/add_doc_file', (route) =>
      route.fulfill({
        json: { success: false, error: 'Зачекайте.', error_code: 'internalError', error_params: {}, problems: [] },
      }),
    );
    await section.locator('input[type="file"]').setInputFiles({ ...INVOICE, name: 'акт.pdf' });
    await expect(section.locator('[data-notice="uploadFailed"]')).toContainText('акт.pdf');
    await page.unroute('**/ncb/api/add_doc_file');
    await accountant.action('retryUpload').click();
    await expect(section.locator('li[data-file="акт.pdf"] [data-action="saveFile"]')).toBeVisible();
    await expect(section.locator('[data-notice="uploadFailed"]')).toHaveCount(0);
    await section.locator('li[data-file="акт.pdf"] [data-action="removeStoredFile"]').click();
    await expect(section.locator('li[data-file="акт.pdf"]')).toHaveCount(0);
  });

  await test.step('the director opens the file and finds the document by the comment', async () => {
    await opensDocument(director);
    const found = director.field('supportingDocuments');
    await expect(found).toContainText(NOTE);
    const [download] = await Promise.all([
      director.page.waitForEvent('download'),
      found.locator(`li[data-file="${INVOICE.name}"] [data-action="saveFile"]`).click(),
    ]);
    expect(readFileSync(await download.path())).toEqual(PDF);
    const { paydoc_list: rows } = await callBank<{ paydoc_list: { pmt_id: string }[] }>(director.page, '/find_docs', {
      find: 'підпишуть поставки',
    });
    expect(rows.map((row) => String(row.pmt_id))).toEqual([id]);
  });

  await test.step('the widget shows both beside the sum, the file with its hash', async () => {
    await director.journal.opens();
    await director.journal.selects(number);
    await director.signing.opens();
    const { widget } = director.signing;
    await expect(widget.locator('[data-name="note"]')).toContainText(NOTE);
    const sha256 = createHash('sha256').update(PDF).digest('hex');
    await expect(widget.locator('[data-name="files"]')).toContainText(
      `${PDF.byteLength} Б, SHA-256 ${sha256}, ${INVOICE.name}`,
    );
    await expect(widget.locator('[data-name="files"]')).not.toContainText('акт.pdf');
    await director.signing.givesKey();
    await director.signing.ends();
  });

  await test.step('nothing is changed below the signature', async () => {
    await opensDocument(accountant);
    await expect(section).toContainText(NOTE);
    await expect(section.locator('button[data-action="saveFile"]')).toHaveCount(1);
    for (const action of ['editNote', 'addFile', 'removeStoredFile'])
      await expect(accountant.action(action)).toHaveCount(0);
    const add = { pmt_id: id, file_name: 'інший.pdf', content: PDF.toString('base64') };
    const note = { pmt_id: id, note: 'інше', previous: NOTE };
    await expect(callBank(page, '/add_doc_file', add)).rejects.toThrow(FROZEN);
    await expect(callBank(page, '/save_doc_note', note)).rejects.toThrow(FROZEN);
  });

  await test.step('another company knows neither the document nor its file', async () => {
    const stranger = await person();
    await stranger.entersWithSession('fop1');
    await expect(callBank(stranger.page, '/get_doc_files', { pmt_id: id })).rejects.toThrow('Не знайдено');
    const { files } = await callBank<{ files: { file_id: string }[] }>(page, '/get_doc_files', { pmt_id: id });
    const [file] = files;
    await expect(callBank(stranger.page, '/get_doc_file', { file_id: String(file?.file_id) })).rejects.toThrow(
      'Не знайдено',
    );
  });
});
