import { repairCell } from './repair-cell';

it.each([
  ['lastName', 'Кiндратюк', 'Кіндратюк'],
  ['lastName', 'ПETРЕНКО', 'ПЕТРЕНКО'],
  ['firstName', '  Анна-Mарія ', 'Анна-Марія'],
  ['lastName', 'Smith', null],
  ['lastName', 'Wальченко', null],
  ['lastName', 'Кіндратюк', null],
  ['taxCode', '148102804', '0148102804'],
  ['taxCode', '01481 02804', '0148102804'],
  ['taxCode', '148102805', null],
  ['account', 'UA88 3516 0700 0002 6202 9990 0020 0', 'UA883516070000026202999000200'],
  ['account', 'UA88', null],
] as const)('%s %j is repaired to %j', (field, text, repaired) => {
  expect(repairCell(field, text)).toBe(repaired);
});
