import { test } from '../support/test';

const WEIGHTS = [-1, 5, 7, 9, 4, 6, 10, 5, 7];
const tax = (place: number) => {
  const digits = String(300_000_000 + place);
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return `${digits}${(((sum % 11) + 11) % 11) % 10}`;
};
const iban = (place: number) => {
  const account = `351607${String(2_620_000_000_000 + place).padStart(19, '0')}`;
  return `UA${String(98n - (BigInt(`${account}301000`) % 97n)).padStart(2, '0')}${account}`;
};
const block = (rows: number) =>
  Array.from({ length: rows }, (_, place) =>
    [tax(place), place === 3 ? 'Кiндратюк' : 'Зразкова', 'Олена', 'Тестівна', iban(place), place === 5 ? '' : `${20_000 + (place % 977)},${String(place % 100).padStart(2, '0')}`].join('\t'),
  ).join('\n');
const OUT = '/tmp/psheet-tmp/shots';

test('look', async ({ person }) => {
  test.setTimeout(300_000);
  const director = await person();
  await director.signsIn('director1');
  const { page } = director;
  const size = (width: number) => page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
  const shot = (name: string) => page.screenshot({ path: `${OUT}/${name}.png` });
  const paste = (text: string) =>
    page.evaluate((given) => {
      const data = new DataTransfer();
      data.setData('text/plain', given);
      document.querySelector('[data-field="emps"]')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, text);
  await size(1440);
  await director.opensTheAddress('main/miPayrollNew?from=employees');
  await director.field('emps').waitFor();
  await page.waitForTimeout(500);
  await shot('new-12-1440');
  await page.locator('[data-action="add"]').click();
  await page.waitForTimeout(300);
  await shot('add-1440');
  await page.locator('[data-action="add-last"]').click();
  await page.waitForTimeout(500);
  await director.action('head').click();
  await page.waitForTimeout(600);
  await shot('head-1440');
  await director.action('closeHead').click();
  await page.waitForTimeout(400);
  await director.action('signAndPay').click();
  await page.waitForTimeout(1500);
  await shot('sign-1440');
  await size(360);
  await page.waitForTimeout(400);
  await shot('sign-360');
  await size(1440);
  if (await director.action('cancel').isVisible()) await director.action('cancel').click();
  await director.opensTheAddress('main/miPayrollNew');
  await director.field('emps').waitFor();
  await page.waitForTimeout(500);
  await shot('empty-1440');
  await director.field('emps').focus();
  await paste(block(5000));
  await page.waitForTimeout(1500);
  await director.action('save').click();
  await page.waitForTimeout(800);
  await shot('errors-1440');
  await page.locator('[data-action="tab-all"]').click();
  await page.waitForTimeout(500);
  await shot('sheet-5000-1440');
  await size(768);
  await page.waitForTimeout(600);
  await shot('sheet-5000-768');
  await size(360);
  await page.waitForTimeout(600);
  await shot('sheet-5000-360');
});
