import { expect, test } from '../../support/test';
import { pasteCells } from '../../support/payrolls';

/** Own bank: paying the payroll changes balances. */
test.use({ ownBank: 'card-numbers' });

const CARD = '5168742012344408';
const ROWS = [
  ['0148102804', 'Умовна', 'Оксана', 'Тестівна', '5168 7420 1234 4408', '1500,00'],
  ['0185103014', 'Чернетко', 'Матвій', 'Тестович', 'UA263052990000026006999000301', '1200,50'],
];

test('a pasted card is masked and named, a company’s account too, and no draft has the number', async ({ person }) => {
  const director = await person();
  await director.entersWithSession('director2');
  await director.hasNoDrafts();
  await director.opensTheAddress('main/miPayrollNew');
  await director.field('employees').waitFor();
  const saving = director.page.waitForRequest(/\/save_draft$/);
  await pasteCells(director.page, ROWS.map((cells) => cells.join('\t')).join('\n'));
  await expect(director.field('employees')).toContainText('5168 •••• •••• 4408');
  await expect(director.page.locator('[data-row="1"] [data-cell="remark"]')).toHaveText('Картка, не рахунок');
  await expect(director.page.locator('[data-row="2"] [data-cell="remark"]')).toHaveText('Рахунок не особи');
  const draft = new URLSearchParams((await saving).postData() ?? '').get('draft_data') ?? '';
  expect(draft).toContain('5168 •••• •••• 4408');
  expect(draft.replace(/[^0-9]/g, '')).not.toContain(CARD);
  await director.action('save').click();
  await expect(director.field('cellLine')).toContainText('Це номер картки. Потрібен рахунок (IBAN)');
});
