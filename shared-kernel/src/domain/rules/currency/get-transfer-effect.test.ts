import { isConsumedByFee, getTransferEffect } from './get-transfer-effect';

const EURO = { amount: '12480.00', currencyCode: '978', fee: '624.00', official: { rate: '48.0000', units: '1' } };

describe('what a payment does', () => {
  it('shared: the payer pays the amount and our fee, the partner gets at most the amount', () => {
    expect(getTransferEffect({ ...EURO, feePayer: 'SHA' })).toEqual({
      reaches: '12480.00',
      isAtMost: true,
      debited: '12480.00',
      debitedFee: '624.00',
      withheldFee: '0.00',
      paysOthers: false,
    });
  });

  it('all by the payer: the partner gets exactly the amount, other banks’ fees come to the payer', () => {
    expect(getTransferEffect({ ...EURO, feePayer: 'OUR' })).toMatchObject({
      reaches: '12480.00',
      isAtMost: false,
      debitedFee: '624.00',
      paysOthers: true,
    });
  });

  it('all by the partner: our fee comes out of the payment, at the official rate', () => {
    expect(getTransferEffect({ ...EURO, feePayer: 'BEN' })).toMatchObject({
      reaches: '12467.00',
      isAtMost: true,
      debited: '12480.00',
      debitedFee: '0.00',
      withheldFee: '13.00',
    });
  });

  it('keeps back whole yen', () => {
    const yen = {
      amount: '150000.00',
      currencyCode: '392',
      fee: '500.00',
      official: { rate: '27.1234', units: '100' },
    };
    expect(getTransferEffect({ ...yen, feePayer: 'BEN' })).toMatchObject({
      withheldFee: '1843.00',
      reaches: '148157.00',
    });
  });

  it('leaves nothing of a payment that is smaller than the fee', () => {
    expect(isConsumedByFee(getTransferEffect({ ...EURO, amount: '13.00', feePayer: 'BEN' }))).toBe(true);
    expect(isConsumedByFee(getTransferEffect({ ...EURO, amount: '13.01', feePayer: 'BEN' }))).toBe(false);
  });
});
