import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../support/expect-accessible';
import { expect, test } from '../../support/test';

const PDF = Buffer.from('%PDF-1.7\nрахунок');

test('a contract is added, gets its papers, is found and filtered, and is deleted and taken back', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1', 'main/miPmtCurContracts');
  const { page } = director;
  const contract = (number: string) => page.locator('tr[data-row]', { hasText: number });
  const dialog = (name: string) => page.locator(`[data-dialog="${name}"]`);

  await test.step('the menu leads to the contracts; each tells what is left of it', async () => {
    await director.seesWholePage('miPmtCurContracts');
    await expect(contract('EXP-2026/01').locator('[data-field="rest"]')).toContainText('100 000,00');
    await expect(contract('EXP-2026/01')).toContainText('Німеччина');
  });

  await test.step('a new one is checked by the rules and kept', async () => {
    await director.action('add').click();
    await director.action('saveRecord').click();
    await expect(director.problem('number')).toHaveAttribute('data-problem', 'emptyField');
    const field = (name: string) => dialog('contract').locator(`[data-field="${name}"]`);
    const loanLimit = dialog('contract').locator('[data-notice="loanLimit"]');
    await expect(loanLimit).toHaveCount(0);
    await expectAccessible(page, 'dialog of a contract', '[data-dialog="contract"]');
    await field('kind').click();
    await director.option('Кредит, позика від нерезидента').click();
    await expect(loanLimit).toContainText('№ 2 і № 3 від 13.01.2026');
    await expect(field('goodsGroup')).toHaveCount(0);
    await expectAccessible(page, 'dialog of a loan', '[data-dialog="contract"]');
    await field('kind').click();
    await director.option('Експорт товарів').click();
    await expect(loanLimit).toHaveCount(0);
    await field('number').fill('PL-2026/7');
    await field('startDate').fill('01.07.2026');
    await field('currencyCode').click();
    await director.option('PLN').click();
    await field('amount').fill('410000');
    await field('goodsGroup').click();
    await director.option('8716').click();
    await field('partner.name').fill('WIERZBA SP. Z O.O.');
    await field('partner.country').click();
    await page.keyboard.type('польща');
    await director.option('Польща').click();
    await director.action('saveRecord').click();
    await expect(contract('PL-2026/7').locator('[data-field="rest"]')).toContainText('410 000,00');
  });

  await test.step('its card takes papers, gives them back as they were, and lets one be removed', async () => {
    await contract('PL-2026/7').locator('[data-action="details"]').click();
    await expect(director.field('operations')).toContainText('ще нічого не сплачено');
    await expect(director.field('operations')).toContainText('270 днів');
    await expect(director.field('fact_kind')).toHaveText('Експорт товарів');
    await expect(director.field('fact_goodsGroup')).toContainText('8716');
    await director.action('addPaper').click();
    await director.action('saveRecord').click();
    await expect(dialog('contractPaper').locator('[data-problem="emptyField"]').first()).toBeVisible();
    await dialog('contractPaper').locator('[data-field="number"]').fill('RE-88120');
    await dialog('contractPaper').locator('[data-field="date"]').fill('01.07.2026');
    await dialog('contractPaper')
      .locator('[data-field="file"]')
      .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expectAccessible(page, 'dialog of a paper', '[data-dialog="contractPaper"]');
    await director.action('saveRecord').click();
    const paper = director.field('papers').locator('li', { hasText: 'RE-88120' });
    await expect(paper).toBeVisible();
    const download = page.waitForEvent('download');
    await paper.locator('[data-action="showPaper"]').click();
    expect(await readFile(await (await download).path())).toEqual(PDF);
    await paper.locator('[data-action="removePaper"]').click();
    await expect(paper).toHaveCount(0);
    await director.action('undo').click();
    await expect(paper).toBeVisible();
    await expectAccessible(page, 'card of a contract');
  });

  await test.step('it is found by its country and its kind, and the currency in the address filters', async () => {
    await director.field('search').fill('польща');
    await expect(contract('EXP-2026/01')).toHaveCount(0);
    await expect(contract('PL-2026/7')).toBeVisible();
    await director.field('search').fill('');
    await director.action('closeDetails').click();
    await director.action('chooseKind').click();
    await page.getByRole('menuitem', { name: 'Експорт товарів' }).click();
    await expect(contract('EXP-2026/01')).toHaveCount(0);
    await expect(contract('PL-2026/7')).toBeVisible();
    await director.opensTheAddress('main/miPmtCurContracts?cur_ref=978');
    await director.seesWholePage('miPmtCurContracts');
    await expect(contract('EXP-2026/01')).toBeVisible();
    await expect(contract('PL-2026/7')).toHaveCount(0);
  });

  await test.step('it is deleted after a time in which it can be taken back', async () => {
    await director.opensTheAddress('main/miPmtCurContracts?cur_ref=985');
    await contract('PL-2026/7').locator('[data-action="rowMenu"]').click();
    await director.action('delete').click();
    await expect(contract('PL-2026/7')).toHaveCount(0);
    const dropped = page.waitForResponse(/\/drop_contract$/);
    await director.opensMenu('miAccountsAll');
    expect(await (await dropped).json()).toMatchObject({ success: true });
  });
});
