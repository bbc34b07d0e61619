const MONTHS: readonly (readonly string[])[] = [
  ['січень', 'январь'],
  ['лютий', 'февраль'],
  ['березень', 'март'],
  ['квітень', 'апрель'],
  ['травень', 'май'],
  ['червень', 'июнь'],
  ['липень', 'июль'],
  ['серпень', 'август'],
  ['вересень', 'сентябрь'],
  ['жовтень', 'октябрь'],
  ['листопад', 'ноябрь'],
  ['грудень', 'декабрь'],
];

/**
 * Parses `06,2025`, `6.2025`, `Червень 2025` and `2025-06` to `2025-06`; '' for an invalid month. Source:
 * docs/requirements/payroll.md#payroll-file-layouts.
 */
export function parseMonth(text: string): string {
  if (/^[0-9]{4}-(?:0[1-9]|1[0-2])$/.test(text)) return text;
  const [, said = '', year = ''] = /^\s*([0-9]{1,2}|\p{L}+)[\s,./-]+([0-9]{4})\s*$/u.exec(text) ?? [];
  const named = MONTHS.findIndex((names) => names.includes(said.toLowerCase())) + 1;
  const month = /^[0-9]+$/.test(said) ? Number(said) : named;
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : '';
}
