import { NO_CALL } from '../rules';
import { formatCallBack } from './format-call-back';

const CALL = {
  isDone: true,
  caller: 'Рахівна О. С.',
  person: 'Зразкова Ніна, директорка',
  phone: '0440002218',
  phoneSince: '2025-03-04',
  day: '2026-11-22',
  time: '10:38',
  confirmedBy: '',
};

it('a statement about a call is one line: who called, at which number, when, and the typed names in quotes', () => {
  expect(formatCallBack(CALL)).toBe(
    'Рахівна О. С. → 044 000 22 18 (номер у довіднику з 04.03.2025), 22.11.2026 10:38: «Зразкова Ніна, директорка»',
  );
  expect(formatCallBack({ ...CALL, confirmedBy: 'Касирна О.' })).toMatch(
    /директорка», рахунок підтверджує «Касирна О\.»$/,
  );
  expect(formatCallBack({ ...CALL, person: 'Ніна», 067 111 22 33' })).toMatch(/: «Ніна", 067 111 22 33»$/);
  expect(formatCallBack({ ...NO_CALL, caller: '', phoneSince: '' })).toBe('рахунок змінено, про дзвінок не записано');
  expect(formatCallBack({ ...NO_CALL, caller: 'Рахівна О. С.', phoneSince: '' })).toBe(
    'не телефонували (Рахівна О. С.)',
  );
  expect(formatCallBack(null)).toBe('');
});
