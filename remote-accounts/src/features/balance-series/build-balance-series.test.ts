import type { TurnoverRow } from '@ncb/shared-kernel/api/contract';
import { buildBalanceSeries, buildTrendPoints, getTrendStart } from './build-balance-series';

const row = (day: string, opening: string, closing: string) => ({ day, opening, closing }) as TurnoverRow;
const END = '2026-07-30';

describe('balanceSeries', () => {
  it('has a balance for each of thirty days; days without movement keep the one before', () => {
    const rows = [row('2026-07-10', '80.00', '120.50'), row('2026-07-29', '120.50', '-5.00')];
    const { balances, lowest, highest } = buildBalanceSeries(rows, END) ?? { balances: [] };
    expect(balances).toHaveLength(30);
    expect(getTrendStart(END)).toBe('2026-07-01');
    expect(balances.slice(0, 9)).toEqual(Array(9).fill('80.00'));
    expect(balances.slice(9, 28)).toEqual(Array(19).fill('120.50'));
    expect(balances.slice(28)).toEqual(['-5.00', '-5.00']);
    expect([lowest, highest]).toEqual(['-5.00', '120.50']);
  });

  it('does not depend on the order of the rows', () => {
    const rows = [row('2026-07-29', '120.50', '5.00'), row('2026-07-10', '80.00', '120.50')];
    expect(buildBalanceSeries(rows, END)).toEqual(buildBalanceSeries([...rows].reverse(), END));
  });

  it('is level where nothing moved: the bank then has one row, of the last day', () => {
    expect(buildBalanceSeries([row(END, '7.00', '7.00')], END)?.balances).toEqual(Array(30).fill('7.00'));
  });

  it('is none where the bank has no turnovers', () => {
    expect(buildBalanceSeries([], END)).toBeNull();
  });
});

describe('buildTrendPoints', () => {
  it('puts the highest balance at the top and the lowest at the bottom', () => {
    const series = { balances: ['0.00', '50.00', '100.00'], lowest: '0.00', highest: '100.00' };
    expect(buildTrendPoints(series, 100, 20)).toBe('0.0,20.0 50.0,10.0 100.0,0.0');
  });

  it('draws a level line in the middle, and keeps the shape of sums that no number holds', () => {
    const level = { balances: ['5.00', '5.00'], lowest: '5.00', highest: '5.00' };
    expect(buildTrendPoints(level, 100, 20)).toBe('0.0,10.0 100.0,10.0');
    const huge = {
      balances: ['9007199254740993.01', '9007199254740993.03'],
      lowest: '9007199254740993.01',
      highest: '9007199254740993.03',
    };
    expect(buildTrendPoints(huge, 10, 10)).toBe('0.0,10.0 10.0,0.0');
  });
});
