import { expectAccessible } from '../../support/expect-accessible';
import { KALYNA_ACCOUNT, TREASURY } from '../../support/people';
import { expect, test } from '../../support/test';

test('a payment to the budget is filled from the catalogue, asked about, saved, read again, repeated and kept as a template', async ({
  person,
}) => {
  const accountant = await person();
  const { page } = accountant;
  const dialog = page.locator('[data-dialog="confirmSave"] [role="dialog"]');
  await accountant.entersWithSession('buh1');
  await accountant.accounts.startsPaymentFrom(KALYNA_ACCOUNT);

  const fillsInReceiver = async () => {
    await accountant.field('receiverName').pressSequentially('ГУК');
    await accountant.option(TREASURY.code).click();
    await accountant.payment.seesReceiver({ iban: TREASURY.iban });
    await expect(accountant.field('receiverCode')).toHaveText(TREASURY.code);
  };

  await test.step('the receiver comes whole from the catalogue, the amount is said in words', async () => {
    await fillsInReceiver();
    await accountant.field('amount').fill('1 200,50');
    await expect(accountant.field('amountInWords')).toHaveText('Одна тисяча двісті гривень 50 копійок');
  });

  await test.step('for the Treasury the purpose is code and information, without VAT; the code is chosen by its name', async () => {
    for (const name of ['isVatIncluded', 'purpose']) await expect(accountant.field(name)).toHaveCount(0);
    await expect(page.locator('[data-panel="receiver"]')).toContainText('Бюджет');
    await accountant.field('structuredPurpose.paymentKindCode').click();
    const named = accountant.option('130').locator('.ant-select-item-option-content');
    await accountant.field('structuredPurpose.paymentKindCode').pressSequentially('130');
    const cut = () => named.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    await expect.poll(cut, 'names that differ at their ends are read whole').toBeLessThanOrEqual(0);
    await accountant.field('structuredPurpose.paymentKindCode').locator('input').fill('');
    await accountant.option('101').first().click();
    await accountant.field('structuredPurpose.additionalInfo').fill('ПДВ за червень 2026 р.');
    await expect(accountant.field('purposeText')).toContainText('101 ПДВ за червень 2026 р.');
    await expectAccessible(page, 'payment to the budget');
  });

  let number = '';
  await test.step('the question names everything; back in the form nothing is lost, and the yes saves', async () => {
    await accountant.action('save').click();
    for (const text of [TREASURY.code, '101 ПДВ за червень 2026 р.', 'Одна тисяча двісті гривень 50 копійок']) {
      await expect(dialog).toContainText(text);
    }
    await expectAccessible(page, 'question before saving');
    await accountant.action('cancel').click();
    await expect(dialog).toBeHidden();
    await expect(accountant.field('structuredPurpose.additionalInfo')).toHaveValue('ПДВ за червень 2026 р.');
    number = await accountant.payment.saves();
  });

  await test.step('read again it says what was typed', async () => {
    await accountant.journal.document(number).getByRole('link').click();
    await accountant.seesPage('miPmtUahNew');
    const sheet = page.locator('[data-page="miPmtUahNew"] dl').first();
    for (const text of ['Код виду сплати', '101 ПДВ за червень 2026 р.', 'Одна тисяча двісті гривень 50 копійок']) {
      await expect(sheet).toContainText(text);
    }
    await expectAccessible(page, 'stored payment to the budget');
  });

  await test.step('kept as a template it begins another payment', async () => {
    await accountant.action('moreActions').click();
    await accountant.action('template').click();
    await accountant.action('saveTemplate').click();
    await accountant.field('name').fill(`ПДВ ${number}`);
    await accountant.action('confirmTemplate').click();
    await expect(accountant.action('change')).toBeVisible();
    await accountant.opensMenu('miPmtUahNew');
    await accountant.action('fromTemplate').click();
    await accountant.field('search').fill(`пдв ${number}`);
    await page.locator('[data-dialog="templates"] [data-action="choose"]').click();
    await expect(accountant.field('structuredPurpose.additionalInfo')).toHaveValue('ПДВ за червень 2026 р.');
    await expect(accountant.field('number')).not.toHaveValue(number);
  });

  await test.step('a second payment like the first is warned of', async () => {
    await expect(accountant.field('lastPayment')).toContainText(`№ ${number}`);
    await accountant.field('amount').press('Control+Enter');
    await expect(dialog.locator('[data-warning="lookAlikes"]')).toContainText(`№ ${number}`);
    await expectAccessible(page, 'question with a warning');
    await accountant.action('cancel').click();
  });

  await test.step('the last payment to the receiver is repeated in a new form', async () => {
    await accountant.opensMenu('miPmtJournal');
    await accountant.action('create').click();
    await fillsInReceiver();
    await accountant.action('repeatLast').click();
    await expect(accountant.field('structuredPurpose.additionalInfo')).toHaveValue('ПДВ за червень 2026 р.');
    await expect(accountant.field('amount')).toHaveValue('1\u00a0200,50');
  });
});
