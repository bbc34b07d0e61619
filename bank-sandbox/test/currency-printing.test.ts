import { getSignedPdf } from '@ncb/shared-kernel/api/contract';
import { EMPTY_BANK } from '@ncb/shared-kernel/domain/rules';
import { EUROS_WITHIN, savePayment } from './support/currency-documents';
import { openCurrencyDesk, type CurrencyDesk } from './support/currency-desk';
import { extractPdfText } from './support/read-pdf';

// Takes longer than most tests.
jest.setTimeout(30_000);

let desk: CurrencyDesk;
beforeAll(async () => {
  desk = await openCurrencyDesk();
}, 60_000);
afterAll(() => desk.bank.close());

async function print(item: Parameters<CurrencyDesk['signAndSend']>[0]): Promise<string> {
  await desk.signAndSend(item);
  await desk.run();
  expect(await desk.outcome(item)).toEqual([5, null]);
  await desk.nextBankDay();
  const { pdf } = await desk.director.get(getSignedPdf, { document: item });
  await desk.end();
  return extractPdfText(pdf);
}

/** Lists the block numbers in printed order. */
const listBlocks = (text: string) =>
  [...text.matchAll(/\b(\d\d) [А-Я][^()]{5,30}\(|\b(32) Дата/g)].map((match) => match[1] ?? match[2]);

describe('the print of a currency payment', () => {
  test('is laid out like the message that goes to the other bank, block by block', async () => {
    const intermediaryBank = {
      ...EMPTY_BANK,
      swift: 'COBADEFFXXX',
      name: 'COMMERZBANK AG',
      country: '276',
      correspondentAccount: '400886700401',
    };
    const text = await print(await savePayment(desk.operator, { intermediaryBank }));
    expect(listBlocks(text)).toEqual(['32', '50', '52', '56', '57', '59', '70', '71']);
    for (const part of [
      'Платіжна інструкція в іноземній валюті №',
      'Дата валютування 15.07.2026 Сума EUR 1 000,00 Сума словами Одна тисяча євро',
      '50 Платник (Ordering customer) Рахунок UA',
      '52 Банк платника (Ordering institution) BIC SBXXUA2XXXX Назва Тестовий банк (пісочниця)',
      '56 Банк-посередник (Intermediary) BIC COBADEFFXXX Назва COMMERZBANK AG Країна Німеччина',
      'Кореспондентський рахунок 400886700401',
      '57 Банк бенефіціара (Account with institution) BIC DEUTDEFFXXX Назва DEUTSCHE BANK AG Країна Німеччина',
      '59 Бенефіціар (Beneficiary) Рахунок DE89370400440532013000 Назва TEST HANDEL GMBH',
      '70 Призначення платежу (Remittance information) Призначення платежу PREPAYMENT FOR GOODS',
      '71 Витрати (Details of charges) Витрати SHA — кожна сторона платить свої',
      'Підстава зовнішньоекономічний договір Договори №',
      'Джерело коштів власні кошти',
      'ПРОВЕДЕНО БАНКОМ',
    ])
      expect(text).toContain(part);
  });

  test('leaves out the block of an intermediary that there is none of', async () => {
    const text = await print(await savePayment(desk.operator, {}, EUROS_WITHIN));
    expect(listBlocks(text)).toEqual(['32', '50', '52', '57', '59', '70', '71']);
    expect(text).toContain('Вид переказу у межах банку');
  });
});
