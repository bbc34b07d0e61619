import { readPaymentsFile } from '.';

const HEAD = 'Отримувач;Рахунок отримувача;Код отримувача;Сума;Призначення платежу';
const ROW = (sum: string) => `ТОВ Тест;UA263052990000026006999000301;92000019;${sum};Оплата за товар`;

async function opened(...lines: readonly string[]) {
  const reading = await readPaymentsFile(new TextEncoder().encode(lines.join('\r\n')), { name: 'x' });
  if (!reading.ok) throw new Error(reading.fault.key);
  return reading.value;
}

describe('a row with the total of a list', () => {
  it.each(['Разом;;;30,50;', ';;Всього:;30,50;', 'Итого к оплате;;;30.50;', 'Total;;;30.50;', 'УСЬОГО;;;30,50;'])(
    'is no payment: %s',
    async (total) => {
      const { records, about } = await opened(HEAD, ROW('10,00'), ROW('20,50'), total);
      expect([records.length, about.control]).toEqual([2, undefined]);
    },
  );

  it('that differs is told with both sums', async () => {
    const { about } = await opened(HEAD, ROW('10,00'), ROW('20,50'), 'Разом;;;31,50;');
    expect(about.control).toEqual({ said: '31.50', found: '30.50' });
  });

  it('of a part is no difference where the whole fits', async () => {
    const { about } = await opened(HEAD, ROW('10,00'), 'Разом;;;10,00;', ROW('20,50'), 'Всього;;;30,50;', 'Total;;;;');
    expect(about.control).toBeUndefined();
  });

  it('is a payment where a receiver is named so', async () => {
    const { records } = await opened(HEAD, ROW('10,00').replace('ТОВ Тест', 'Разом ТОВ'));
    expect(records).toHaveLength(1);
  });
});

it.each([
  ['one sign', 'Оплата; рахунок № 17;'],
  ['two signs', 'Оплата; товар; рахунок № 17;'],
  ['one sign and an open row', 'Оплата; рахунок № 17'],
])('a purpose with %s of division under a heading that ends with one is a problem of its row', async (_, purpose) => {
  const { records } = await opened(`${HEAD};`, ROW('1,00').replace('Оплата за товар', purpose), `${ROW('2,00')};`);
  expect(records.map(({ isBroken = false }) => isBroken)).toEqual([true, false]);
});

it.each(['CHK', 'TRA'])('pain.001 with the method %s holds no transfers', async (method) => {
  const xml = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn><GrpHdr/><PmtInf><PmtMtd>${method}</PmtMtd></PmtInf></CstmrCdtTrfInitn></Document>`;
  const reading = await readPaymentsFile(new TextEncoder().encode(xml), { name: 'x' });
  expect(reading).toEqual({ ok: false, fault: { key: 'notTransfers', params: { method } } });
});
