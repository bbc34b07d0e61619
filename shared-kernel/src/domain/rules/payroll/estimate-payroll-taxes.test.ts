import type { DocumentStatus } from '../../vocabulary';
import { findTaxPayments, estimatePayrollTaxes, type TaxDocument } from './estimate-payroll-taxes';

describe('the taxes of a salary', () => {
  it.each([
    ['77000.00', '2026-07-01', ['22000.00', '18000.00', '5000.00']],
    ['78412350.00', '2026-11-22', ['22403528.57', '18330159.74', '5091711.04']],
    ['0.01', '2026-07-01', ['0.00', '0.00', '0.00']],
    // 80.5 % was left before 1.12.2024.
    ['80500.00', '2024-11-30', ['22000.00', '18000.00', '1500.00']],
  ])('of %s on %s are estimated', (total, day, amounts) => {
    const taxes = estimatePayrollTaxes(total, '1', day);
    expect(taxes.map(({ amount }) => amount)).toEqual(amounts);
    expect(taxes.map(({ tax }) => tax)).toEqual(['social', 'personalIncome', 'military']);
  });

  it('are two of rent and of a scholarship', () => {
    for (const typeId of ['8', '16'])
      expect(estimatePayrollTaxes('77000.00', typeId, '2026-07-01')).toMatchObject([
        { tax: 'personalIncome', amount: '18000.00' },
        { tax: 'military', amount: '5000.00' },
      ]);
  });

  it('are none of what is no pay for work or has a rate of its own, and none before the first rate that is known', () => {
    for (const typeId of ['5', '9', '10', '17'])
      expect(estimatePayrollTaxes('1000.00', typeId, '2026-07-01')).toEqual([]);
    expect(estimatePayrollTaxes('1000.00', '1', '2023-01-01')).toEqual([]);
  });
});

describe('a found tax', () => {
  const document = (id: string, purpose: string, status: DocumentStatus = 5): TaxDocument => ({
    id,
    number: id,
    status,
    purpose,
    receiverAccount: '',
    receiverName: '',
    receiverCode: '',
  });
  const estimate = (...documents: readonly TaxDocument[]) =>
    findTaxPayments(documents).map(({ document: one }) => one?.id ?? null);

  it('is known by its budget code or its words', () => {
    expect(
      estimate(document('1', '101;71010000'), document('2', 'ПДФО за липень'), document('3', '*;101;11011000')),
    ).toEqual(['1', '2', '3']);
    expect(
      estimate(
        document('1', 'Сплата єдиного соціального внеску'),
        document('2', 'Податок на доходи фізичних осіб'),
        document('3', 'Військовий збір'),
      ),
    ).toEqual(['1', '2', '3']);
    expect(estimate(document('1', 'Податок на прибуток'), document('2', 'Оренда'))).toEqual([null, null, null]);
  });

  it('is the one that the bank has done, and never a refused one', () => {
    expect(estimate(document('1', 'ЄСВ', 0), document('2', 'ЄСВ', 5), document('3', 'ЄСВ', 6))).toEqual([
      '2',
      null,
      null,
    ]);
    expect(estimate(document('3', 'ЄСВ', 6))).toEqual([null, null, null]);
  });

  it('is found in the structure of the purpose too', () => {
    expect(estimate({ ...document('1', ''), structuredPurposeXml: '<Ctgy>11010100</Ctgy>' })).toEqual([
      null,
      '1',
      null,
    ]);
  });
});
