import { computeFee } from './compute-fee';

describe('feeFor', () => {
  it.each([
    ['100000.00', '0.15', '100.00', '150.00', 'the percentage is above the minimum'],
    ['50000.00', '0.15', '100.00', '100.00', 'the percentage is below the minimum'],
    ['66666.67', '0.15', '100.00', '100.00', 'both are the same'],
    ['66670.00', '0.15', '100.00', '100.01', 'half a kopeck of the percentage goes up'],
    ['66669.99', '0.15', '100', '100.00', 'less than half goes down'],
    ['0.00', '0.15', '0', '0.00', 'nothing is paid'],
    ['999999999.99', '100', '0', '999999999.99', 'all is the fee'],
    ['1234.00', '0.075', '0.5', '0.93', 'the percentage has three decimals'],
  ])('of %s at %s percent, at least %s, is %s: %s', (amount, percent, minimum, fee) => {
    expect(computeFee(amount, { kind: 'percent', percent, minimum })).toBe(fee);
  });

  it('has no minimum where none is agreed', () => {
    expect(computeFee('1.00', { kind: 'percent', percent: '0.5' })).toBe('0.01');
    expect(computeFee('0.90', { kind: 'percent', percent: '0.5' })).toBe('0.00');
  });

  it('that is fixed does not look at the amount', () => {
    expect(computeFee('999999.00', { kind: 'fixed', amount: '25.5' })).toBe('25.50');
    expect(computeFee('0.01', { kind: 'fixed', amount: '25.5' })).toBe('25.50');
  });
});
