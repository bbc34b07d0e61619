import { correction, generate } from 'lean-qr';
import { toPngBuffer } from 'lean-qr/extras/node_export';
import { expectAccessible } from '../../support/expect-accessible';
import { callBank } from '../../support/call-bank';
import { KALYNA_ACCOUNT, MLYN, SVITANOK, TREASURY } from '../../support/people';
import { expect, test } from '../../support/test';

const PURPOSE = 'Борошно за договором № 5, у т.ч. ПДВ 20 % – 20,00 грн.';
const INVOICE = `Постачальник: ${MLYN.name}, ЄДРПОУ ${MLYN.code}
р/р ${MLYN.iban} або ${SVITANOK.iban}
Рахунок на оплату № 17 від 1 липня 2026 р.
Всього до сплати: 2 400,00 грн
Не є платником ПДВ`;

function drawQrCode(amount: string, purpose: string): Buffer {
  const { name, iban, code } = SVITANOK;
  const lines = ['BCD', '002', '1', 'UCT', '', name, iban, `UAH${amount}`, code, '', '', purpose, ''];
  const link = `https://bank.gov.ua/qr/${Buffer.from(lines.join('\n')).toString('base64url')}`;
  const bitmap = generate(link, { minCorrectionLevel: correction.M });
  return Buffer.from(toPngBuffer(bitmap, { on: [0, 0, 0], off: [255, 255, 255], scale: 6 }));
}

test('a payment is filled from a QR picture, the camera and an invoice, and taxes are distributed line by line', async ({
  person,
}) => {
  const director = await person();
  await director.entersWithSession('director1');
  const { page } = director;
  const fills = async () => {
    await director.action('fill').click();
    await expect(director.field('fillFromText')).toHaveCount(0);
  };
  await director.accounts.startsPaymentFrom(KALYNA_ACCOUNT);

  await test.step('from a picture of a code of the National Bank; VAT becomes its switch', async () => {
    await director.action('fillFrom').click();
    await director
      .field('picture')
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.locator('[data-problem="noPicture"]')).toBeVisible();
    await director
      .field('picture')
      .setInputFiles({ name: 'qr.png', mimeType: 'image/png', buffer: drawQrCode('120.00', PURPOSE) });
    await expect(director.field('found-name_co')).toBeChecked();
    await expectAccessible(page, 'what was found', '.ant-modal');
    await fills();
    await director.payment.seesReceiver(SVITANOK);
    await expect(director.field('amount')).toHaveValue('120,00');
    await expect(director.field('purpose')).toHaveValue('Борошно за договором № 5');
    await expect(director.field('isVatIncluded').locator('.ant-segmented-item-selected')).toHaveText('20 %');
  });

  await test.step('from what the camera sees, which goes off then', async () => {
    await director.action('fillFrom').click();
    await director.action('startCamera').click();
    await expect(page.locator('[data-problem="none"]')).toBeVisible();
    await director.action('stopCamera').click();
    const picture = drawQrCode('7.50', 'З камери');
    await page.evaluate(
      async (png) => {
        const image = await createImageBitmap(new Blob([Uint8Array.from(png)]));
        const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        const stream = canvas.captureStream();
        Object.assign(window, { stream });
        navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream);
      },
      [...picture],
    );
    await director.action('startCamera').click();
    await expect(director.field('found-amount')).toBeChecked();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { stream: MediaStream }).stream.active))
      .toBe(false);
    await fills();
    await expect(director.field('amount')).toHaveValue('7,50');
  });

  await test.step('from an invoice with two accounts, of which one is chosen, without the sum', async () => {
    await director.action('fillFrom').click();
    await director.field('fillFromText').fill(INVOICE);
    await director.field('foundIbans').getByText('UA26').click();
    await director.field('found-amount').uncheck();
    await fills();
    await director.payment.seesReceiver({ iban: SVITANOK.iban, name: MLYN.name });
    await expect(director.field('amount')).toHaveValue('7,50');
    await expect(director.field('purpose')).toHaveValue('Оплата за рахунком № 17 від 01.07.2026, без ПДВ');
  });

  await test.step('taxes to the Treasury wait for their ticks and have to make up the amount', async () => {
    await director.payment.opensReceiver();
    await director.field('creditIban').fill(TREASURY.iban);
    await director.field('amount').fill('100');
    await expect(director.field('structuredPurpose.additionalInfo')).toHaveValue(
      'Оплата за рахунком № 17 від 01.07.2026',
    );
    await director.payment.choosesPurposeKind('На єдиний рахунок');
    await director.payment.typesTax('101', '60', 'ПДФО за червень');
    await director.payment.unfolds('parties');
    await director.action('toggle-ultimateDebtor').click();
    await director.field('ultimateDebtor.name').fill('ТОВ «Калинова Брама»');
    await expectAccessible(page, 'an open tax line and an actual payer', '[data-page="miPmtUahNew"]');
    await director.action('save').click();
    await expect(page.locator('[data-problem="unsavedTaxLine"]')).toBeVisible();
    await director.action('tick').click();
    await expect(director.field('taxesSum')).toContainText('Не вистачає');
    await director.action('edit').click();
    await director.field('structuredPurpose.taxLines.0.amount').fill('100');
    await director.action('tick').click();
    await expect(page.locator('[data-problem="sep4.spp.inconsistentTaxAmount"]')).toHaveCount(0);
    await expect(director.problem('ultimateDebtor.identificationCode')).toBeVisible();
    await director.field('ultimateDebtor.identificationType').click();
    await director.option('ЄДРПОУ').click();
    await director.field('ultimateDebtor.identificationCode').fill(MLYN.code);
    await director.field('ultimateDebtor.residenceCountry').locator('input').fill('poland');
    await page.keyboard.press('Enter');
    await expect(director.field('ultimateDebtor.residenceCountry')).toContainText('Польща');
  });

  await test.step('and stand in the saved payment', async () => {
    const number = await director.payment.saves();
    const id = await director.journal.document(number).getAttribute('data-row');
    const { pmt_info: saved } = await callBank<{ pmt_info: Record<string, string> }>(page, '/get_pmt_info', {
      pmt_id: id ?? '',
    });
    expect(saved).toMatchObject({ sppType: 'singleAccount', pay_purp: 'ПДФО за червень' });
    expect(saved['rmtStrd']).toContain(
      `<CtgyDtls>${TREASURY.iban}</CtgyDtls><TaxAmt><TtlAmt Ccy="UAH">100.00</TtlAmt></TaxAmt>`,
    );
    expect(saved['ultmtDbtr']).toContain('<CtryOfRes>PL</CtryOfRes>');
  });
});
