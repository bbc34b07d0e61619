import { JOURNAL_DETAILS } from '../../domain/vocabulary';
import { translateDetail } from './translate-detail';
import en from './locales/en.json';
import ru from './locales/ru.json';
import ua from './locales/ua.json';

const inWords = (detail: string, { detail: texts }: typeof en) =>
  translateDetail(detail, { translate: (one) => texts[one], until: (day) => texts.until.replace('{{day}}', day) });

describe('the bank’s remark about an action', () => {
  it.each([
    ['Код SMS.', 'SMS code.'],
    ['Без входу, за кодом SMS.', 'Without signing in, by SMS code.'],
    ['чекає другої особи', 'awaiting a second person'],
    ['Журнал дій, рядків: 12.', 'Activity log, rows: 12.'],
    ['Рядків відомості: 7.', 'Payroll rows: 7.'],
    ['ім’я, телефон, пошта', 'name, phone, email'],
    ['Зразкова О. В.: нічого → усе', 'Зразкова О. В.: nothing → everything'],
    [
      'Роль: оператор → бухгалтер; Адміністратор: ні → так; Строк прав: без обмеження → до 01.02.2027 (чекає другої особи)',
      'Role: operator → accountant; Administrator: no → yes; Rights end: no limit → until 01.02.2027 (awaiting a second person)',
    ],
    ['Право підпису: без підпису → другий підпис; телефон', 'Signing right: no signature → second signature; phone'],
    ['Нове речення новішого банку: так.', 'Нове речення новішого банку: так.'],
    ['', ''],
  ])('«%s» reads "%s"', (detail, words) => {
    expect(inWords(detail, en)).toBe(words);
  });

  it('reads in Ukrainian as the bank wrote it, whatever it is', () => {
    for (const detail of Object.values(JOURNAL_DETAILS)) expect(inWords(detail, ua)).toBe(detail);
  });

  it('leaves no word of the bank in another language without a translation', () => {
    for (const [name, detail] of Object.entries(JOURNAL_DETAILS))
      for (const texts of [en, ru]) expect(texts.detail).toHaveProperty(name, inWords(detail, texts));
    for (const detail of Object.values(JOURNAL_DETAILS)) expect(inWords(detail, en)).not.toMatch(/[а-яіїєґ]/i);
  });
});
