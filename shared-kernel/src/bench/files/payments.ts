import { addDays } from '../../domain/dates';
import type { ImportContext } from '../../domain/rules';
import { AccountStatus } from '../../domain/vocabulary';

/** As many as the product promises to be fast with. */
export const ROWS = 50_000;
/** Every hundredth row has a mistake. */
export const WRONG_EVERY = 100;

const BANK_DAY = '2026-07-15';
const IBAN = 'UA523516070000026009349119632';

export const CONTEXT: ImportContext = {
  bankDay: BANK_DAY,
  debitAccounts: new Map([
    [
      IBAN,
      {
        id: '7001',
        iban: IBAN,
        currencyCode: '980',
        status: AccountStatus.active,
        paymentsAllowed: true,
        available: '999999999.00',
      },
    ],
  ]),
};

const NAMES = ['ТОВ "Ромашка і партнери"', 'ПрАТ "Тестовий Хліб"', 'ФОП Умовна Оксана Тестівна', 'Підприємство "Їжак"'];

/** A row for each of the default columns of an export, as long as those of real payments. */
export function paymentRow(index: number): readonly string[] {
  const isWrong = index % WRONG_EVERY === 0;
  return [
    String(index + 1),
    addDays(BANK_DAY, -(index % 20)),
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
