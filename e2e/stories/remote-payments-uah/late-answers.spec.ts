import { KALYNA_ACCOUNT } from '../../support/people';
import { expect, test } from '../../support/test';

/** Payments in a slow bank's answer, to companies whose names begin with the typed text. */
const PAID_LATELY = ['Альфа', 'Бета', 'Гамма'].map((name, index) => ({
  pmt_id: `99${index}`,
  pmt_num: `${index}`,
  pmt_date: '27.11.2026',
  pmt_type: 1,
  status_ref: 5,
  user_name: '',
  name_co: `ТОВ «Товар ${name}»`,
  okpo_co: '92000019',
  acnt_co: `UA26305299000002600699900030${index}`,
  acn_id: '7001',
  acn_n: '26003999000001',
  sim_cur: 'UAH',
  cur_ref: '980',
  amount: '1.00',
  pay_purp: 'Оплата',
}));

test('an answer that comes late inserts nothing into the list of receivers: Enter takes the one that was read', async ({
  person,
}) => {
  const director = await person();
  const { page } = director;
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  await director.entersWithSession('director1');
  await page.route('**/get_payments?**', async (route) => {
    await late;
    await route.fulfill({ json: { success: true, paydoc_list: PAID_LATELY } });
  });
  await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);
  const names = page.locator('.ant-select-item-option [data-row] > :first-child');
  const highlighted = page.locator('.ant-select-item-option-active [data-row] > :first-child');
  const to = director.field('receiverName');

  await to.pressSequentially('то');
  await expect.poll(() => names.count()).toBeGreaterThan(1);
  const before = await names.allInnerTexts();
  const [first = '', read = ''] = before;
  // The list highlights its first row in a frame of its own.
  await expect(highlighted).toHaveText(first);
  await page.keyboard.press('ArrowDown');
  await expect(highlighted).toHaveText(read);
  answer();
  await to.pressSequentially('в');
  await expect(names.filter({ hasText: 'Альфа' })).toBeVisible();
  await to.press('Backspace');
  await expect(names.filter({ hasText: 'Альфа' })).toBeVisible();

  await test.step('what is read stays where it is, and Enter takes it', async () => {
    await page.reload();
    let second: () => void = () => undefined;
    const again = new Promise<void>((resolve) => (second = resolve));
    await page.unroute('**/get_payments?**');
    await page.route('**/get_payments?**', async (route) => {
      await again;
      await route.fulfill({ json: { success: true, paydoc_list: PAID_LATELY } });
    });
    await to.fill('');
    await to.pressSequentially('то');
    await expect.poll(() => names.allInnerTexts()).toEqual(before);
    await expect(highlighted).toHaveText(first);
    await page.keyboard.press('ArrowDown');
    await expect(highlighted).toHaveText(read);
    const answered = page.waitForResponse('**/get_payments?**');
    second();
    await answered;
    await expect(async () => {
      expect(await names.allInnerTexts()).toEqual(before);
      await expect(highlighted).toHaveText(read);
      await page.keyboard.press('Enter');
      await expect(director.action('removeReceiver')).toBeVisible({ timeout: 500 });
    }).toPass();
    await director.payment.seesReceiver({ name: read });
  });
});
