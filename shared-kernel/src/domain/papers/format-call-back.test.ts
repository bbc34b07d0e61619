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

it('a statement about a call is one line: who called whom, at which number, when, and who confirmed', () => {
  expect(formatCallBack(CALL)).toBe(
    'Рахівна О. С. → Зразкова Ніна, директорка, 044 000 22 18 (номер у довіднику з 04.03.2025), 22.11.2026 10:38',
  );
  expect(formatCallBack({ ...CALL, confirmedBy: 'Касирна О.' })).toMatch(/10:38, рахунок підтверджує Касирна О\.$/);
  expect(formatCallBack({ ...NO_CALL, caller: 'Рахівна О. С.', phoneSince: '' })).toBe(
    'не телефонували (Рахівна О. С.)',
  );
  expect(formatCallBack(null)).toBe('');
});
