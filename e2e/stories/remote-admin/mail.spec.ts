import { readFile } from 'node:fs/promises';
import { buildStoredZip } from '@ncb/shared-kernel/domain/zip';
import type { Person } from '../../pages/person';
import { expectAccessible } from '../../support/expect-accessible';
import { measureWindowOverflow } from '../../support/overflow';
import { resizesWindow } from '../../support/stillness';
import { expect, test } from '../../support/test';

// Own bank: the number of unread letters belongs to the whole company.
test.use({ ownBank: 'mail' });

const SCAN = { name: 'Довідка.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 scan') };
const PROGRAM = { name: 'Акт.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ program') };
const MACROS = {
  name: 'Розрахунок.xlsx',
  mimeType: 'application/zip',
  buffer: Buffer.from(buildStoredZip([{ name: 'xl/vbaProject.bin', checksum: 0, content: Buffer.from('x') }])),
};
const HTML = '<img src="x" onerror="document.title = 1">';

const letters = (who: Person) => who.page.locator('li[data-row]');
const unread = (who: Person) => who.page.locator('[data-menu="miMail"] [data-field="unreadLetters"]');
const refused = (who: Person) => who.page.locator('[data-notice="refusedFile"]');

test('a letter is written with a file, the bank answers, the menu says that it is unread until it is read', async ({
  person,
  bank,
}) => {
  const accountant = await person();
  await accountant.entersWithSession('buh1');

  await test.step('letters of the bank are read one by one, and the menu counts down', async () => {
    await expect(unread(accountant)).toContainText('3');
    await accountant.opensMenu('miMail');
    await accountant.seesWholePage('miMail');
    for (const left of [2, 1, 0]) {
      await letters(accountant).nth(left).locator('[data-action="openLetter"]').click();
      if (left > 0) await expect(unread(accountant)).toContainText(String(left));
    }
    await expect(unread(accountant)).toHaveCount(0);
    await expect(accountant.page.locator('[data-read="false"]')).toHaveCount(0);
    await expectAccessible(accountant.page, 'an open letter');
  });

  await test.step('a file is saved under its name and opens no page', async () => {
    await letters(accountant).filter({ hasText: 'Зміна тарифів' }).locator('[data-action="openLetter"]').click();
    const saving = accountant.page.waitForEvent('download');
    await accountant.action('saveFile').click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('Тарифи.txt');
    expect((await readFile(await file.path())).toString()).toContain('Переказ у гривні');
  });

  await test.step('a program under another name and a table with macros are not added, and why is told', async () => {
    await accountant.action('write').click();
    await accountant.field('theme').click();
    await accountant.page.getByTitle('Довідки та виписки').click();
    await expect(accountant.field('themeHint')).toContainText('відповідь за 2 банківські дні');
    await accountant.field('subject').fill(`Довідка ${HTML}`);
    await accountant.field('text').fill(`Прошу надати довідку.\n${HTML}`);
    await accountant.field('file').setInputFiles([PROGRAM, SCAN, MACROS]);
    await expect(refused(accountant)).toHaveCount(2);
    await expect(refused(accountant).first()).toContainText('Акт.pdf');
    await expect(refused(accountant).last()).toContainText('макроси');
    await expect(accountant.page.locator('[data-file]')).toHaveCount(1);
    await expectAccessible(accountant.page, 'a letter that is written');
    await resizesWindow(accountant.page, { width: 360, height: 740 });
    await expect.poll(() => measureWindowOverflow(accountant.page)).toBeLessThanOrEqual(0);
    await resizesWindow(accountant.page, { width: 1280, height: 800 });
  });

  await test.step('it is sent and lies among the sent ones', async () => {
    await accountant.action('send').click();
    await expect(accountant.page).toHaveURL(/view=sent/);
    await expect(letters(accountant)).toHaveCount(1);
    await letters(accountant).locator('[data-action="openLetter"]').click();
    await expect(accountant.field('text')).toHaveText(`Прошу надати довідку.\n${HTML}`);
    await expect(accountant.page.locator('[data-letter] img')).toHaveCount(0);
  });

  const director = await person();
  await test.step('the bank reads and answers it; a colleague sees one unread letter, and none when it is read', async () => {
    const output = await bank.operator('letters');
    const [, id = ''] = /^\s*(\d+)\s.*Довідка/m.exec(output) ?? [];
    await bank.operator('answer-letter', id, 'Довідка готова.');
    await director.entersWithSession('director1');
    await expect(unread(director)).toContainText('1');
    await director.opensMenu('miMail');
    await director.seesWholePage('miMail');
    await expect(letters(director).first()).toContainText('Re: Довідка');
    await letters(director).first().locator('[data-action="openLetter"]').click();
    await expect(director.field('text')).toHaveText('Довідка готова.');
    await expect(director.page.locator('[data-thread] [data-field="letterText"]')).toContainText(
      'Прошу надати довідку.',
    );
    await expect(unread(director)).toHaveCount(0);
  });

  await test.step('an answer begins with its subject; on a phone the letter stands alone and the list is a press away', async () => {
    await resizesWindow(director.page, { width: 360, height: 740 });
    await expect(letters(director).first()).toBeHidden();
    await director.action('back').click();
    await expect(letters(director).first()).toBeVisible();
    await letters(director).first().locator('[data-action="openLetter"]').click();
    await director.action('answer').click();
    await expect(director.field('subject')).toHaveValue(/^Re: Довідка/);
    await expect.poll(() => measureWindowOverflow(director.page)).toBeLessThanOrEqual(0);
    await expectAccessible(director.page, 'an answer that is written');
    await resizesWindow(director.page, { width: 1280, height: 800 });
  });

  await test.step('a letter that recalls a payment is signed with the key, and found by its words', async () => {
    await director.field('theme').click();
    await director.page.getByTitle('Відкликання платежу').click();
    await expect(director.action('send')).toHaveCount(0);
    await director.field('text').fill('Прошу відкликати платіж № 17.');
    await director.action('signAndSend').click();
    await expect(director.signing.widget.locator('[data-name="content"]')).toContainText('Прошу відкликати платіж');
    await director.signing.givesKey();
    await expect(director.page).toHaveURL(/view=sent/);
    await director.field('search').fill('ВІДКЛИКАТИ');
    await expect(letters(director)).toHaveCount(1);
    await letters(director).locator('[data-action="openLetter"]').click();
    await expect(director.field('signer')).toContainText('Вигаданець');
  });

  await test.step('an important letter is told of on every page until it is confirmed', async () => {
    await bank.operator('write-letter', '1001', 'tariffs', 'yes', 'Нові тарифи', 'Діють з 1 грудня.');
    await director.page.reload();
    await director.opensMenu('miAccountsAll');
    const warning = director.page.locator('[data-warning="importantLetter"]');
    await warning.locator('[data-action="importantLetter"]').click();
    await expect(director.field('subject')).toHaveText('Нові тарифи');
    await expectAccessible(director.page, 'an important letter');
    await director.action('confirmLetter').click();
    await expect(director.page.locator('[data-notice="confirmed"]')).toContainText('Вигаданець');
    await director.opensMenu('miAccountsAll');
    await expect(warning).toHaveCount(0);
  });
});
