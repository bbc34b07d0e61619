import type { Locator } from '@playwright/test';
import type { Person } from '../../pages/person';
import { expectAccessible } from '../../support/expect-accessible';
import { SVITANOK } from '../../support/people';
import { expect, test } from '../../support/test';

const NEW_NAME = 'ТОВ «Світанок Оренда»';
/** Three rows: a valid one, one with a wrong code, one already in the catalogue. */
const FILE = [
  'code;name;iban;is_resident;has_code;sal',
  `91000023;ПП «Степовий Млин», склад;${SVITANOK.iban};1;1;5000`,
  `92000018;ТОВ «Помилка»;${SVITANOK.iban};1;1;`,
  `${SVITANOK.code};${SVITANOK.name};${SVITANOK.iban};1;1;`,
].join('\r\n');

test('a correspondent is added, comes from a file, is deleted and taken back, and is paid; a template too', async ({
  person,
}) => {
  const director = await person();
  await director.hasSession('director1');
  const { page } = director;

  await test.step('a new correspondent is checked, kept and told; a second one like him is not', async () => {
    await director.opensTheAddress('main/miCatalogs');
    await adds(director, '0222103209', NEW_NAME);
    await expect(page.locator('[data-notice="success"]').first()).toContainText('Довідник змінено');
    await adds(director, '0222103209', NEW_NAME);
    await expect(director.problem('iban')).toHaveAttribute('data-problem', 'recordExists');
    await expectAccessible(page, 'dialog of a correspondent', dialog('correspondent'));
    await director.action('cancel').click();
  });

  await test.step('a file brings what is new; what is wrong in it is named and put right', async () => {
    await director.action('import').click();
    await director
      .field('file')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE, 'utf8') });
    await expect(row(director, '2')).toContainText('OK');
    await expect(row(director, '3').locator('[data-problem="invalidOkpo"]')).toBeVisible();
    await expect(row(director, '4')).toContainText('Вже є в довіднику');
    await expectAccessible(page, 'correspondents of a file');
    await row(director, '3').locator('[data-action="edit"]').click();
    await director.field('code').fill('92000025');
    await director.action('saveRecord').click();
    await director.action('saveImport').click();
    await expect(row(director, '2')).toContainText('Додано');
    await expect(row(director, '3')).toContainText('Додано');
    await director.action('closeImport').click();
  });

  await test.step('what was deleted is taken back, and deleted for good when one leaves', async () => {
    await director.field('search').fill('Помилка');
    await called(director, 'ТОВ «Помилка»').getByRole('checkbox').check();
    await director.field('selection').locator('[data-action="delete"]').click();
    await expect(called(director, 'ТОВ «Помилка»')).toHaveCount(0);
    await director.action('undo').click();
    await expect(called(director, 'ТОВ «Помилка»')).toBeVisible();
    await called(director, 'ТОВ «Помилка»').getByRole('checkbox').check();
    await director.field('selection').locator('[data-action="delete"]').click();
    await expectAccessible(page, 'a deletion that can be taken back');
    const dropped = page.waitForResponse(/\/change_clnt_catalog$/);
    await director.action('list-purposes').click();
    expect(await (await dropped).json()).toMatchObject({ success: true });
  });

  await test.step('the form gets the correspondent that was chosen for it', async () => {
    await director.opensTheAddress('main/miCatalogs?mode=search&for=miPmtUahNew');
    await director.field('search').fill('помилка');
    await expect(page.getByText('Нічого не знайдено')).toBeVisible();
    await director.field('search').fill('світанок оренда');
    await called(director, NEW_NAME).locator('[data-action="choose"]').click();
    await director.seesPage('miPmtUahNew');
    await director.payment.seesReceiver({ iban: SVITANOK.iban, name: NEW_NAME });
  });

  await test.step('kept as a template it is in the list, begins a payment, is deleted and taken back', async () => {
    await director.field('amount').fill('250,00');
    await director.field('purpose').fill('Оренда складу, без ПДВ');
    await director.payment.choosesAction('saveTemplate');
    await director.field('name').fill('Оренда складу');
    await director.action('confirmTemplate').click();
    await expect(director.field('name')).toHaveCount(0);
    await director.opensTheAddress('main/miTemplatesPmtUah');
    await called(director, 'Оренда складу').locator('[data-action="open"]').click();
    await expectAccessible(page, 'dialog of a template', dialog('template'));
    await page.locator('[data-dialog="template"] [data-action="createPayment"]').click();
    await director.seesPage('miPmtUahNew');
    await expect(director.field('amount')).toHaveValue('250,00');
    await director.opensTheAddress('main/miTemplatesPmtUah');
    await called(director, 'Оренда складу').locator('[data-action="rowMenu"]').click();
    await page.locator('.ant-dropdown [data-action="delete"]').click();
    await expect(called(director, 'Оренда складу')).toHaveCount(0);
    await director.action('undo').click();
    await expect(called(director, 'Оренда складу')).toBeVisible();
  });
});

function dialog(name: string): string {
  return `[data-dialog="${name}"] [role="dialog"]`;
}

async function adds(person: Person, code: string, name: string): Promise<void> {
  await person.action('add').click();
  await person.field('name').fill(name);
  await person.field('iban').fill(SVITANOK.iban);
  await person.field('code').fill(code);
  await person.action('saveRecord').click();
}

function row({ page }: Person, id: string): Locator {
  return page.locator(`tr[data-row="${id}"]`);
}

function called({ page }: Person, name: string): Locator {
  return page.locator('tr[data-row]', { hasText: name });
}
