import { addDays } from '../../../src/domain/dates';

export const ROWS = 50_000;
const WRONG_EVERY = 100;

/** Yesterday: in some time zones today is tomorrow already, and a future date is an error. */
const LAST_DAY = addDays(new Date().toISOString().slice(0, 10), -1);
/** Account of the demonstration company. Source: data/seed-data.json */
const IBAN = 'UA603516070000026003999000001';

const NAMES = ['ТОВ "Ромашка і партнери"', 'ПрАТ "Тестовий Хліб"', 'ФОП Умовна Оксана Тестівна', 'Підприємство "Їжак"'];

export function buildPaymentRow(index: number): readonly string[] {
  const isWrong = index % WRONG_EVERY === 0;
  return [
    String(index + 1),
    addDays(LAST_DAY, -(index % 20)),
    '351607',
    IBAN,
    '91000017',
    'ТОВ "Калинова Брама"',
    `${(index % 90_000) + 1}.${String(index % 100).padStart(2, '0')}`,
    '980',
    '305299',
    isWrong ? 'UA983052990000026008138043719' : 'UA983052990000026008138043718',
    NAMES[index % NAMES.length] ?? '',
    '14360570',
    `Оплата за товар згідно рахунку № ${index} від 10.07.2026, у т. ч. ПДВ 20 % 16.67 грн`,
    '',
  ];
}
