import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/expect-accessible';
import { storePayments } from '../../support/payments';
import { KALYNA_ACCOUNT } from '../../support/people';
import { resizesWindow } from '../../support/stillness';
import { expect, expectedComplaints, test } from '../../support/test';

test('the journal tells what was done with a payment, who tried to sign in, and keeps what it is asked for', async ({
  person,
}) => {
  expectedComplaints.push(/status of 401/);
  const accountant = await person();
  await accountant.entersWithSession('buh1');
  const [payment] = await storePayments(accountant.page, KALYNA_ACCOUNT, 1);
  const somebody = await person();
  await somebody.opensTheAddress();
  await somebody.field('login').fill('buh1');
  await somebody.field('password').fill('Wrong_password1');
  await somebody.action('signIn').click();
  await expect(somebody.page.locator('[role="alert"][data-problem]')).toBeVisible();
  const rows = accountant.page.locator('tr[data-row]');

  await test.step('the newest stands first, and a refused sign-in stands out', async () => {
    await accountant.opensMenu('miSettingsActionsJournal');
    await accountant.seesWholePage('miSettingsActionsJournal');
    await expect(rows.first()).toHaveAttribute('data-type', 'login_refused');
    await expect(rows.first()).toContainText('Невдалий вхід');
    await expect(rows.nth(1)).toContainText('Створення платежу');
    await expect(rows.nth(1)).toContainText('•••');
    await expectAccessible(accountant.page, 'action journal');
  });

  await test.step('an action and a person narrow it down, a reload keeps them', async () => {
    await accountant.action('chooseType').click();
    await accountant.page.getByRole('menuitem', { name: 'Створення платежу' }).click();
    await expect(accountant.page).toHaveURL(/action_type=create_pmt/);
    await expect(rows.first()).toHaveAttribute('data-type', 'create_pmt');
    await accountant.action('chooseUser').click();
    await accountant.page.getByRole('menuitem', { name: /Перевірна/ }).click();
    await expect(accountant.page).toHaveURL(/tgt_user_ref=/);
    await accountant.page.reload();
    await accountant.seesWholePage('miSettingsActionsJournal');
    await expect(accountant.action('chooseUser')).toContainText('Перевірна');
    for (const row of await rows.all()) await expect(row).toHaveAttribute('data-type', 'create_pmt');
  });

  await test.step('the wrong way round two days find nothing, yesterday says so and all is shown again', async () => {
    await accountant.action('choosePeriod').click();
    await accountant.page.getByRole('menuitem', { name: 'Інші дні' }).click();
    await accountant.field('start').fill('02.07.2026');
    await accountant.field('end').fill('01.07.2026');
    await expect(accountant.action('find')).toBeDisabled();
    await accountant.action('cancel').click();
    await accountant.action('choosePeriod').click();
    await accountant.page.getByRole('menuitem', { name: 'Учора' }).click();
    await accountant.action('clearAll').click();
    await expect(rows.first()).toHaveAttribute('data-type', 'login_refused');
  });

  await test.step('it is narrowed down to a kind of thing and to the number of a document', async () => {
    await accountant.action('chooseObject').click();
    await accountant.page.getByRole('menuitem', { name: 'За номером документа' }).click();
    await accountant.field('objectNumber').fill(payment?.number ?? '');
    await accountant.action('find').click();
    await expect(accountant.page).toHaveURL(/obj_num=/);
    await expect(accountant.action('chooseObject')).toContainText(`№ ${payment?.number ?? ''}`);
    await expect(rows.first()).toHaveAttribute('data-type', 'create_pmt');
    await accountant.page.goBack();
    await expect(rows.first()).toHaveAttribute('data-type', 'login_refused');
  });

  await test.step('the file proves itself to a program that knows nothing of ours', async () => {
    await accountant.action('export').click();
    const downloaded = accountant.page.waitForEvent('download');
    await accountant.action('export-csv').click();
    const text = await readFile(await (await downloaded).path(), 'utf8');
    const sha = (content: string) => createHash('sha256').update(content, 'utf8').digest('hex');
    const lines = text.trim().split('\r\n').slice(1);
    const rowsOfFile = lines.map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
    const checksum = rowsOfFile.pop() ?? [];
    for (const [place, [number, , , , , , , , before = '', hash = '', record = '']] of rowsOfFile.entries()) {
      expect(sha(before + record)).toBe(hash);
      expect(number).toBe(String(rowsOfFile.length - place));
      expect(rowsOfFile[place + 1]?.[9] ?? '').toBe(before);
    }
    expect([checksum[8], checksum[9]]).toEqual([
      rowsOfFile[0]?.[9],
      sha(rowsOfFile.map((row) => `${row[9] ?? ''}\n`).join('')),
    ]);
  });

  await test.step('nothing of it is cut off, however wide its place is', async () => {
    for (const width of [1440, 1024, 768, 360]) {
      await resizesWindow(accountant.page, { width, height: 900 });
      const hidden = () =>
        accountant.page
          .locator('[data-page="miSettingsActionsJournal"] .ncb-table')
          .evaluate((frame) => frame.scrollWidth - frame.clientWidth);
      await expect.poll(hidden).toBeLessThanOrEqual(0);
    }
    await resizesWindow(accountant.page, { width: 1440, height: 900 });
  });

  await test.step('what was done to a document leads to it', async () => {
    await accountant.action('refresh').click();
    await expect(rows.first()).toHaveAttribute('data-type', 'export');
    await rows.nth(2).locator('[data-action="openDocument"]').click();
    await accountant.seesPage('miPmtUahNew');
    await expect(accountant.page).toHaveURL(new RegExp(`id=${payment?.id}`));
  });
});
