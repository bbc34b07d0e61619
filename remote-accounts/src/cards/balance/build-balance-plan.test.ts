import { buildBalancePlan, type ExpectedMovement } from './build-balance-plan';

const TODAY = '2026-11-26';
const movement = (kind: ExpectedMovement['kind'], day: string, amount: string) => ({ kind, day, amount });

describe('buildBalancePlan', () => {
  it('is level without expected movements', () => {
    const plan = buildBalancePlan('100.00', TODAY, []);
    expect(plan.balances).toEqual(Array(15).fill('100.00'));
    expect(plan).toMatchObject({ outflow: '0.00', inflow: '0.00', lowest: { day: TODAY, amount: '100.00' } });
    expect(plan.largest).toEqual([]);
  });

  it('moves on the days of the movements and finds the lowest day', () => {
    const plan = buildBalancePlan('100.00', TODAY, [
      movement('payments', TODAY, '-10.00'),
      movement('payroll', '2026-12-01', '-80.50'),
      movement('deposit', '2026-12-06', '50.00'),
    ]);
    expect(plan.balances[0]).toBe('90.00');
    expect(plan.balances[4]).toBe('90.00');
    expect(plan.balances[5]).toBe('9.50');
    expect(plan.balances.at(-1)).toBe('59.50');
    expect(plan).toMatchObject({ outflow: '-90.50', inflow: '50.00', lowest: { day: '2026-12-01', amount: '9.50' } });
  });

  it('counts what is late on the bank day, and nothing after its end', () => {
    const plan = buildBalancePlan('100.00', TODAY, [
      movement('credit', '2026-11-09', '-30.00'),
      movement('credit', '2026-12-10', '-5.00'),
      movement('credit', '2026-12-11', '-40.00'),
    ]);
    expect([plan.balances[0], plan.balances.at(-1)]).toEqual(['70.00', '65.00']);
  });

  it('names the two largest movements of different days', () => {
    const plan = buildBalancePlan('100.00', TODAY, [
      movement('payments', '2026-12-01', '-60.00'),
      movement('payroll', '2026-12-01', '-70.00'),
      movement('credit', '2026-12-02', '-5.00'),
      movement('deposit', '2026-12-06', '50.00'),
    ]);
    expect(plan.largest.map(({ kind }) => kind)).toEqual(['payroll', 'deposit']);
  });
});
