import { formatMinor, parseAmount, toMinor, type ParsedAmount } from '../../money';

/**
 * Reads bare digits as kopecks (`1700000` is 17000.00, `5` is 0.05). Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-import,
 * docs/requirements/banking-rules.md#import-templates.
 */
export function readKopeckAmount(text: string): ParsedAmount {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '');
  return parseAmount(/^[0-9]+$/.test(compact) ? formatMinor(toMinor(compact, 0)) : text);
}
