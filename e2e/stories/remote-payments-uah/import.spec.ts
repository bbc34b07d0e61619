import { join } from 'node:path';
import { expectAccessible } from '../../support/expect-accessible';
import { ROOT } from '../../support/root';
import { downloadBytes } from '../../support/downloads';
import { findOverflowing } from '../../support/overflow';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

/** Files of other programs with the same payments; every row gets a warning as the dates are long past. */
const DATA = join(ROOT, 'shared-kernel/test/data');
const FILES = [
  ['files/python-cp1251.csv', 'csv', 'windows-1251', 'ТОВ «Світанок Постач»'],
  ['files/python-utf-8.csv', 'csv', 'utf-8', 'ТОВ «Світанок Постач»'],
  ['files/python-cp1125.csv', 'csv', 'cp1125', 'ТОВ "Світанок Постач"'],
  ['files/python-dbf-866.dbf', 'dBase', 'cp866', 'ТОВ "Світанок Постач"'],
  ['files/libreoffice.xlsx', 'xlsx', null, 'ТОВ «Світанок Постач»'],
  ['files/xlwt.xls', 'xls', null, 'ТОВ «Світанок Постач»'],
  ['samples/payments_1c_dos.txt', '1С', 'cp866', 'ТОВ "Світанок Постач"'],
  ['samples/payments_ibank2.txt', 'iBank 2 UA', 'windows-1251', 'ТОВ "Світанок Постач"'],
] as const;

test('payments come from files of other programs, are put right, saved once each, and go into files again', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1', 'main/miImpex');
  const { page } = director;

  await test.step('a touch screen is not asked to drop or paste anything, a narrow window is', async () => {
    const invitation = page.locator('label', { has: director.field('file') }).locator('strong');
    await resizesWindow(page, { width: 360, height: 780 });
    await expect(invitation).toContainText('Ctrl+V');
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await resizesWindow(page, { width: 1280, height: 860 });
    await page.reload();
    await expect(invitation).toHaveText('Оберіть файл');
    await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await page.reload();
    await expect(invitation).toContainText('Ctrl+V');
  });

  await test.step('whatever program and encoding: the texts can be read, and what is wrong is named', async () => {
    for (const [name, format, encoding, receiver] of FILES) {
      await director.field('file').setInputFiles(join(DATA, name));
      await expect(director.field('format'), name).toContainText(format);
      await expect(director.imports.cell('1', 'name_c'), name).toContainText(receiver.replaceAll('"', '').slice(4, 12));
      if (encoding) await expect(director.field('foundEncoding'), name).toHaveText(encoding);
      await expect(
        director.imports.cell('1', 'oper_date').locator('[data-problem="incorrectPDate"]'),
        name,
      ).toBeVisible();
    }
  });

  await test.step('its table fits at every width: columns give way, then rows are cards', async () => {
    for (const width of [1920, 1600, 1440, 1280, 1024, 768, 360]) {
      await resizesWindow(page, { width, height: 900 });
      await expect.poll(() => findOverflowing(page), `${width} pixels`).toEqual([]);
    }
    await resizesWindow(page, { width: 1920, height: 900 });
    await expect(director.imports.cell('1', 'acn_d')).toBeVisible();
  });

  await test.step('in the wrong encoding nothing can be read, and one chooses the right one by looking', async () => {
    await director.field('file').setInputFiles(join(DATA, 'files/python-cp1251.csv'));
    await director.action('encodings').click();
    await expectAccessible(page, 'encodings of a file');
    await director.imports.encoding('cp866').check();
    await expect(director.imports.cell('1', 'name_c')).not.toContainText('Світанок');
    await director.imports.encoding('windows-1251').check();
    await expect(director.imports.cell('1', 'name_c')).toContainText('Світанок');
    await director.action('encodings').click();
  });

  await test.step('each column can be another one, and every choice stays in its place', async () => {
    await director.action('columns').click();
    const place = director.field('column-name_c');
    await expect(place).toBeVisible();
    const outside = () =>
      page.locator('[data-field^="column-"]').evaluateAll((choices) =>
        choices
          .filter((choice) => {
            const [own, room] = [choice, choice.parentElement ?? choice].map((box) => box.getBoundingClientRect());
            return own !== undefined && room !== undefined && own.right > room.right + 1;
          })
          .map((choice) => choice.getAttribute('data-field')),
      );
    await expect.poll(outside, 'wider than their places').toEqual([]);
    await expectAccessible(page, 'columns of a file');
    await director.action('columns').click();
  });

  await test.step('a row is put right where it stands, another one is left out', async () => {
    await director.imports.row('1').locator('[data-action="edit"]').click();
    await expect(director.problem('oper_date')).toHaveAttribute('data-problem', 'incorrectPDate');
    await expectAccessible(page, 'a row that is put right');
    for (const field of ['oper_date', 'oper_n', 'oper_datev']) await director.field(field).fill('');
    await expect(director.problem('oper_date')).toHaveCount(0);
    await director.action('closeRow').click();
    await expect(director.field('total-error')).toContainText('2');
    for (const id of ['2', '3']) await director.imports.row(id).locator('[data-action="include"]').uncheck();
    await expect(director.field('total-ok')).toContainText('1 200,30');
    await expectAccessible(page, 'rows of a file');
  });

  await test.step('the bank saves, its answer is lost, and the same question brings it without a second document', async () => {
    expectedComplaints.push(/ERR_FAILED/);
    await page.route('**/save_batch_docs', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await director.action('save').click();
    await expect(page.locator('[data-problem="network"]')).toBeVisible();
    await expect(director.field('total-asked')).toContainText('2');
    await page.unroute('**/save_batch_docs');
    await director.action('save').click();
    await expect(director.field('saveResult')).toContainText('Збережено 2 платежі');
    await expect(director.field('nameChecks')).toContainText('Імена отримувачів перевірено: 2', { timeout: 15_000 });
    await expectAccessible(page, 'saved rows');
  });

  const number = await director.imports.cell('1', 'oper_n').innerText();

  await test.step('what was not saved is taken along, with what is wrong with it', async () => {
    const text = (await downloadBytes(director, 'download', 'download-csv')).toString('utf8');
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head).toContain('oper_n;');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain(`Збережено;;${number};`);
    expect(lines[1]).toContain('Помилка;Дата: ');
  });

  await test.step('what the bank has is exported as csv for spreadsheets and as dBase for old programs', async () => {
    await director.action('list-export').click();
    await expectAccessible(page, 'export');
    const csv = await downloadBytes(director, 'exportPayments');
    expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = csv.toString('utf8').slice(1).split('\r\n');
    expect(lines[0]).toMatch(/^oper_n;oper_date;mfo_d;acn_d;okpo_d;name_d;sum_cur;/);
    const [saved] = lines.filter((line) => line.startsWith(`${number};`));
    expect(saved).toMatch(/351607;UA603516070000026003999000001;91000017;.*;1200\.00;980;305299;/);

    await director.field('fileKind').click();
    await director.option('dbf').click();
    await director.field('codePage').click();
    await director.option('cp866').click();
    const dbf = await downloadBytes(director, 'exportPayments');
    await expect(page.locator('[data-loss="replaced"]')).toContainText('і');
    await director.action('list-import').click();
    await director.field('file').setInputFiles({ name: 'back.dbf', mimeType: 'application/vnd.dbf', buffer: dbf });
    await director.action('confirmLose').click();
    await expect(director.field('foundEncoding')).toHaveText('cp866');
    await expect(director.field('total-all')).toContainText(String(lines.length - 2));
    await expect(director.imports.cell('1', 'acn_d')).toContainText('UA60');
    await director.action('dropFile').click();
  });

  await test.step('the journal has each of them once', async () => {
    await director.journal.opens();
    await expect(director.journal.document(number)).toHaveCount(1);
    await director.journal.seesStatus(number, 0);
  });
});
