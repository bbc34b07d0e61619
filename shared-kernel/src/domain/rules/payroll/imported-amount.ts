import { fromMinor, parseAmount, toMinor, type ParsedAmount } from '../../money';

/**
 * An amount of a payroll file. Digits alone are kopecks: the point goes before the last two (`1700000` is 17000.00,
 * `5` is 0.05). With a decimal sign it is read as it is written.
 * Source: spec 3 §5 ("inserting a decimal point before the last two digits"), reference/banking 4.4
 */
export function importedAmount(text: string): ParsedAmount {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '');
  return parseAmount(/^[0-9]+$/.test(compact) ? fromMinor(toMinor(compact, 0)) : text);
}
