import { parsePercent } from './parse-percent';

describe('parsePercent', () => {
  it.each([
    ['20', '20'],
    ['20 %', '20'],
    ['20%', '20'],
    [' 0,15 ', '0.15'],
    ['0.15', '0.15'],
    ['7,50', '7.5'],
    ['7.0', '7'],
    ['0,0750\u00a0%', '0.075'],
    ['007', '7'],
    ['0', '0'],
    ['100', '100'],
    ['100,00', '100'],
    ['99.9999', '99.9999'],
  ])('reads "%s" as %s', (typed, percent) => {
    expect(parsePercent(typed)).toEqual({ ok: true, percent });
  });

  it.each([
    '',
    '%',
    '100.01',
    '100,0001',
    '101',
    '1000',
    '-1',
    '+1',
    '1e1',
    '.5',
    '5.',
    '0.00001',
    '1,2,3',
    '２０',
    '20 %%',
  ])('refuses "%s"', (typed) => {
    expect(parsePercent(typed)).toEqual({ ok: false, key: 'incorrectPercent' });
  });
});
