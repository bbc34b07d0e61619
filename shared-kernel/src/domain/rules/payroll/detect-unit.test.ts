import { readControlTotal, detectUnit, type AmountUnit, type ControlTotal } from './detect-unit';

const control = (text: string, unit: AmountUnit | null = null): ControlTotal => ({ text, unit });
const detect = (amounts: readonly string[], fixed: AmountUnit | null = null, total: ControlTotal | null = null) => {
  const { unit, by } = detectUnit(amounts, { fixed, control: total });
  return [unit, by];
};

describe('whole amounts of a salary file', () => {
  it.each<readonly [string, readonly string[], AmountUnit | null, ControlTotal | null, readonly (string | null)[]]>([
    ['are asked about where nothing is said', ['1700000'], null, null, [null, null]],
    ['are hryvnias beside one with decimals', ['17000', '18113,37'], null, null, ['hryvnias', 'decimals']],
    ['are what the layout says', ['1700000'], 'kopecks', null, ['kopecks', 'layout']],
    ['are what the total says', ['1700000'], null, control('17000.00'), ['kopecks', 'control']],
    ['are hryvnias by a total in kopecks', ['17000'], null, control('1700000', 'kopecks'), ['hryvnias', 'control']],
    ['are asked about where the total agrees with both', ['1700000'], null, control('1700000'), [null, null]],
    ['are asked about where the total agrees with none', ['1700000'], null, control('5.00'), [null, null]],
    ['are the layout’s where the total agrees with none', ['100'], 'kopecks', control('5.00'), ['kopecks', 'layout']],
    ['are asked about where the total contradicts the layout', ['100'], 'kopecks', control('100.00'), [null, null]],
    ['in kopecks beside decimals are asked about', ['100', '1.00'], 'kopecks', null, [null, null]],
    ['of none are hryvnias', ['100.00', '1.00'], 'kopecks', null, ['hryvnias', 'decimals']],
  ])('%s', (_, amounts, fixed, total, decided) => {
    expect(detect(amounts, fixed, total)).toEqual(decided);
  });

  it('are summed up in both units without the limits of one payment; what is no amount is counted', () => {
    expect(detectUnit(['99 999 999 999', '1', 'багато', ''], { fixed: null, control: null })).toEqual({
      unit: null,
      by: null,
      unreadable: 2,
      totals: { kopecks: '1000000000.00', hryvnias: '100000000000.00' },
    });
  });

  it('have a total in its own unit, or in theirs', () => {
    expect(readControlTotal(control('100'), 'kopecks')).toBe('1.00');
    expect(readControlTotal(control('100', 'hryvnias'), 'kopecks')).toBe('100.00');
    expect(readControlTotal(control('разом'), 'kopecks')).toBeNull();
  });
});
