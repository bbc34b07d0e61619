import { EMPTY_EMPLOYEE, mergeTyped } from './employee-values';

const SENT = { ...EMPTY_EMPLOYEE, phone: '0501112233', position: 'Бухгалтер', password: 'Secret11' };
const STORED = { ...SENT, phone: '0509998877', password: '' };

it('an answer of the bank takes the place of what was sent, and of nothing that was typed since', () => {
  expect(mergeTyped(STORED, SENT, SENT)).toBe(STORED);
  expect(mergeTyped(STORED, SENT, { ...SENT, position: 'Головний бухгалтер' })).toEqual({
    ...STORED,
    position: 'Головний бухгалтер',
  });
});
