import { parseAmount } from '../money';
import type { Problem } from '../problem';
import { tidyLine } from '../text';
import { readAccountCell, readCodeCell, readNameCell, RECEIVER_HEADINGS } from './import';
import { restoreLeadingZeros } from '../identifiers';
import { checkCorrespondent, normaliseCorrespondent } from './correspondent';
import type { CorrespondentDraft } from './correspondent-draft';

/** Lower case. Source: docs/requirements/banking-rules.md#import-templates. */
export const CORRESPONDENT_COLUMNS = ['code', 'name', 'iban'] as const;

const getReceiverHeadings = (column: keyof typeof RECEIVER_HEADINGS) => RECEIVER_HEADINGS[column].split('|');

/** Plain headings, and those of payment files. */
export const CORRESPONDENT_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  code: [
    ...['Код', 'Код ЄДРПОУ', 'ЄДРПОУ', 'ЄДРПОУ/ІПН', 'ІПН', 'РНОКПП', 'Код кореспондента', 'ЕДРПОУ', 'ОКПО', 'ЕГРПОУ'],
    ...['ИНН', 'okpo', ...getReceiverHeadings('code')],
  ],
  name: ['Назва', 'Найменування', 'Назва кореспондента', 'Наименование', ...getReceiverHeadings('name')],
  iban: ['Рахунок', 'Рахунок IBAN', 'Номер рахунку', 'Счет', 'Account', ...getReceiverHeadings('iban')],
  is_resident: ['Резидент', 'Resident'],
  has_code: ['Має код', 'Є код', 'Есть код', 'Has code'],
  sal: ['Максимальна сума', 'Макс. сума', 'Ліміт', 'Сума', 'Максимальная сумма', 'Лимит', 'Maximum', 'Limit'],
  phone: ['Телефон', 'Телефон кореспондента', 'Phone', 'Tel'],
};

const FLAGS = [
  ['is_resident', 'isResident'],
  ['has_code', 'hasCode'],
] as const;
const NO = ['0', 'ні', 'нет', 'no', 'n', 'false'];
const YES = ['', '1', 'так', 'да', 'yes', 'y', 'true', '+'];

export interface ImportedCorrespondent {
  readonly row: CorrespondentDraft;
  readonly problems: readonly Problem[];
  /** Original code, if leading zeros were restored. */
  readonly saidCode: string | null;
}

/**
 * Reads a row and its problems. An empty flag means yes, as on the wire; an unreadable one is a problem, because it
 * decides the code's rule.
 * @param cells by column names in lower case
 */
export function readCorrespondentCells(cells: Readonly<Record<string, string>>): ImportedCorrespondent {
  const cell = (name: string) => tidyLine(cells[name] ?? '');
  const maximum = parseAmount(cell('sal'));
  const flag = (name: string) => cell(name).toLowerCase();
  const fileCode = readCodeCell(cell('code'));
  const restored = NO.includes(flag('has_code')) ? null : restoreLeadingZeros(fileCode);
  const row = normaliseCorrespondent({
    code: restored ?? fileCode,
    name: readNameCell(cell('name'), cell('code')),
    iban: readAccountCell(cell('iban')),
    isResident: !NO.includes(flag('is_resident')),
    hasCode: !NO.includes(flag('has_code')),
    maximum: maximum.ok ? maximum.amount : cell('sal'),
    phone: cell('phone'),
  });
  const unreadable = FLAGS.filter(([name]) => ![...YES, ...NO].includes(flag(name)));
  return {
    row,
    saidCode: restored === null ? null : fileCode,
    problems: [
      ...checkCorrespondent(row),
      ...unreadable.map(([, field]) => ({ field, key: 'onlyDigits' as const, params: { max: '1' } })),
    ],
  };
}
