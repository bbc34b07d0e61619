import { expectAccessible } from '../../support/expect-accessible';
import { downloadBytes } from '../../support/downloads';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

const IBAN = 'UA603516070000026003999000001';

/** Typical output of accounting software: one-line address, a name in Cyrillic, banks by BIC only. */
const CSV = [
  'Тип документа|Валюта|Сума|Рахунок списання|Рахунок зарахування|Контракт|Призначення платежу|Отримувач|IBAN отримувача|Адреса отримувача|SWIFT банку отримувача',
  `2|EUR|120,50|${IBAN}||EXP-2026/01|PAYMENT FOR GOODS|TEST HANDEL GMBH|DE89370400440532013000|Teststrasse 3, 10115 Berlin|DEUTDEFFXXX`,
  `2|EUR|80|${IBAN}||EXP-2026/01|PAYMENT FOR GOODS|Тест Гандель|DE89370400440532013000|Teststrasse 3, 10115 Berlin, Germany|DEUTDEFFXXX`,
  `купівля|EUR|100|${IBAN}|${IBAN}|EXP-2026/01||||`,
  `2|EUR|1,005|${IBAN}||немає|PAYMENT|TEST|DE00|10115|DEUTDEFFXXX`,
].join('\r\n');

test('currency payments and requests come from a file, are put right, saved once each, and go into pain.001 and back', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1', 'main/miTemplatesPmtCur');
  const { page } = director;
  // Scrolled by chance, the page's tabs stand half below its header: too small to be pressed.
  const toTop = () => page.evaluate(() => scrollTo(0, 0));
  const file = (name: string, buffer: Buffer) =>
    director.field('file').setInputFiles({ name, mimeType: 'text/csv', buffer });

  await test.step('the templates of the area begin with an empty list that says how to make one', async () => {
    await director.seesWholePage('miTemplatesPmtCur');
    await expectAccessible(page, 'templates of currency payments');
  });

  await test.step('a sample is there to be filled in', async () => {
    await director.opensMenu('miPmtCurImport');
    await director.seesWholePage('miPmtCurImport');
    const sample = (await downloadBytes(director, 'sample-csv')).toString('utf8');
    expect(sample).toContain('Тип документа;Номер;Дата;');
    await expectAccessible(page, 'import of currency documents');
  });

  await test.step('each row is judged by the rules of its document, and many are put right by one press', async () => {
    await resizesWindow(page, { width: 1920, height: 900 });
    await file('currency.csv', Buffer.from(CSV));
    await expect(director.field('total-error')).toContainText('3');
    await expect(director.imports.cell('1', 'ben_bank_swift')).toBeVisible();
    await expect(director.imports.cell('3', 'name_co')).toContainText('Купівля валюти');
    await director.action('repair-banks').click();
    await expect(director.imports.cell('1', 'ben_bank_swift').locator('[data-problem]')).toHaveCount(0);
    await director.action('repair-letters').click();
    await director.action('repair-addresses').click();
    await expect(director.field('total-ok')).toContainText('3');
    await expect(director.field('total-ok')).toContainText('300,50 EUR');
    await expect(director.imports.cell('2', 'name_co')).toContainText('Test Handel');
    await director.imports.row('4').locator('[data-action="edit"]').click();
    await expect(director.problem('acnt_co')).toHaveAttribute('data-problem', 'invalidIban');
    await toTop();
    await expectAccessible(page, 'a currency row that is put right');
    await director.action('closeRow').click();
  });

  await test.step('an answer of the bank is lost, and the same question brings it without a second document', async () => {
    expectedComplaints.push(/ERR_FAILED/);
    await page.route('**/save_pmt', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await director.action('save').click();
    await expect(page.locator('[data-problem="network"]')).toBeVisible();
    await page.unroute('**/save_pmt');
    await director.action('save').click();
    await expect(director.field('saveResult')).toContainText('Збережено 3 документи');
    await toTop();
    await expectAccessible(page, 'saved currency rows');
  });

  await test.step('what the bank has goes into pain.001, which is read as the same payments again', async () => {
    await director.action('list-export').click();
    await director.seesWholePage('miPmtCurImport');
    await expectAccessible(page, 'export of currency documents');
    await director.field('fileKind').click();
    await director.option('pain.001').click();
    const xml = (await downloadBytes(director, 'exportDocuments')).toString('utf8');
    expect(xml).toContain('<InstdAmt Ccy="EUR">120.50</InstdAmt>');
    expect(xml.match(/<InstdAmt Ccy="EUR">80\.00<\/InstdAmt>/g)).toHaveLength(1);
    expect(xml).toContain('<TwnNm>Berlin</TwnNm><Ctry>DE</Ctry>');
    await director.action('list-import').click();
    await file('back.xml', Buffer.from(xml));
    await director.action('confirmLose').click();
    await expect(director.field('format')).toContainText('ISO 20022');
    await expect(director.imports.cell('1', 'name_co')).toContainText('TEST HANDEL GMBH');
    await expect(director.imports.cell('2', 'name_co')).toContainText('Test Handel');
    await expect(director.field('total-ok')).toContainText('200,50 EUR');
    await director.action('dropFile').click();
  });
});
