import { BANK_DAY } from '../testing';
import { TRANSIT_IBAN } from '../testing/valid-payroll';
import { computePayrollFee, buildPayrollPayments, type PayrollToPay, type SalaryProject } from './sign-and-pay';

const PROJECT: SalaryProject = {
  transitAccount: TRANSIT_IBAN,
  feePercent: '0.50',
  feeAmount: null,
  feeAccount: 'UA113516070000065103999000092',
  deal: 'ЗП-15/24',
  dealDate: '2024-02-15',
};
const PAYROLL: PayrollToPay = {
  number: '7',
  documentDate: '2026-07-01',
  debitAccountId: '7001',
  total: '96133.70',
  typeId: '1',
  typeName: 'Заробітна плата та аванси',
  period: '2026-06',
  half: '2',
  taxesPaid: false,
};
const TERMS = { bankName: 'Банк', bankCompanyCode: '14070197', bankDay: BANK_DAY, firstNumber: 41 };

describe('the fee for a payroll', () => {
  it.each([
    ['the percentage of the total', '0.50', null, '100000.00', '500.00'],
    ['the percentage, half a kopeck up', '0.50', null, '1.00', '0.01'],
    ['the percentage, less than half a kopeck down', '0.50', null, '0.99', '0.00'],
    ['a fixed amount', null, '150.00', '100000.00', '150.00'],
    ['a fixed amount rather than a percentage', '0.50', '150.00', '100000.00', '150.00'],
    ['the percentage where the fixed amount is zero', '0.50', '0.00', '100000.00', '500.00'],
    ['nothing where the agreement names neither', null, null, '100000.00', '0.00'],
  ])('is %s (%s %%, %s) of %s: %s', (_, feePercent, feeAmount, total, fee) => {
    expect(computePayrollFee({ ...PROJECT, feePercent, feeAmount }, total)).toBe(fee);
  });
});

describe('sign-and-pay', () => {
  it('pays the total to the transit account and the fee to the fee account, with numbers n and n + 1', () => {
    const shared = {
      documentDate: BANK_DAY,
      valueDate: '',
      debitAccountId: '7001',
      receiverName: 'Банк',
      receiverCode: '14070197',
      receiverIsResident: true,
      receiverHasCode: true,
    };
    expect(buildPayrollPayments(PAYROLL, PROJECT, TERMS)).toEqual({
      salary: {
        ...shared,
        number: '41',
        creditIban: TRANSIT_IBAN,
        amount: '96133.70',
        purpose: 'Заробітна плата за червень 2026 (ІІ половина) згідно відомості № 7 від 01.07.2026. Без ПДВ',
      },
      fee: {
        ...shared,
        number: '42',
        creditIban: 'UA113516070000065103999000092',
        amount: '480.67',
        purpose:
          'Комісія за зарахування заробітної плати згідно договору № ЗП-15/24 від 15.02.2024, відомість № 7 від 01.07.2026, без ПДВ',
      },
    });
  });

  it('makes no payment of a fee where there is none', () => {
    expect(buildPayrollPayments(PAYROLL, { ...PROJECT, feePercent: null }, TERMS).fee).toBeNull();
  });

  it('names the agreement without a date where the bank gives none', () => {
    const { fee } = buildPayrollPayments(PAYROLL, { ...PROJECT, dealDate: null }, TERMS);
    expect(fee?.purpose).toMatch(/договору № ЗП-15\/24, відомість № 7 від 01\.07\.2026, без ПДВ$/);
  });

  it('cuts what is paid, and neither number nor date, to keep 160 characters', () => {
    const { salary } = buildPayrollPayments(
      { ...PAYROLL, typeId: '7', typeName: 'Я'.repeat(300), taxesPaid: true },
      PROJECT,
      TERMS,
    );
    expect(salary.purpose).toHaveLength(160);
    expect(salary.purpose).toMatch(
      /^Я+ за червень 2026 \(ІІ половина\) згідно відомості № 7 від 01\.07\.2026\. Податки та ЄСВ перераховано\. Без ПДВ$/,
    );
  });

  it('cuts the purpose of the fee to 160 characters', () => {
    const { fee } = buildPayrollPayments(PAYROLL, { ...PROJECT, deal: '9'.repeat(300) }, TERMS);
    expect(fee?.purpose).toHaveLength(160);
    expect(fee?.purpose).toMatch(/9, відомість № 7 від 01\.07\.2026, без ПДВ$|9 від 15\.02\.2024, відомість № 7/);
  });

  it.each([
    ['4', '', 'Відпускні за червень 2026 згідно відомості № 7 від 01.07.2026. Без ПДВ', '2026-06'],
    ['4', '', 'Відпускні згідно відомості № 7 від 01.07.2026. Без ПДВ', ''],
    ['1', '1', 'Заробітна плата за грудень 2025 (І половина) згідно відомості № 7 від 01.07.2026. Без ПДВ', '2025-12'],
  ] as const)('says of type %s and half %j: %s', (typeId, half, purpose, period) => {
    const payroll = { ...PAYROLL, typeId, typeName: 'Відпускні', half, period };
    expect(buildPayrollPayments(payroll, PROJECT, TERMS).salary.purpose).toBe(purpose);
  });
});
