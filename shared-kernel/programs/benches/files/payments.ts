import { addDays } from '../../../src/domain/dates';

/** As many as the product promises to be fast with. */
export const ROWS = 50_000;
/** Every hundredth row has a mistake. */
const WRONG_EVERY = 100;

/** The day before today: somewhere it is tomorrow already, and a document of tomorrow would be wrong. */
const LAST_DAY = addDays(new Date().toISOString().slice(0, 10), -1);
/** The account from which the demonstration company pays. Source: data/seed-data.json */
const IBAN = 'UA603516070000026003999000001';

const NAMES = ['ТОВ "Ромашка і партнери"', 'ПрАТ "Тестовий Хліб"', 'ФОП Умовна Оксана Тестівна', 'Підприємство "Їжак"'];

/** A row for each of the default columns of an export, as long as those of real payments. */
export function paymentRow(index: number): readonly string[] {
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
