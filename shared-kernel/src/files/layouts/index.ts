import { IMPORT_COLUMNS_REQUIRED } from '../../domain/rules';
import type { FileFormat } from '../formats/format';
import { columnPlaces } from './aliases';
import { debitAndCredit } from './amount-pair';
import { corp2Layout } from './corp2';
import type { Layout } from './layout';
import { plainName } from './names';
import { privatbankLayout } from './privatbank';
import { ukrgasbankLayout } from './ukrgasbank';

export { withZeros } from './cell-text';
export { fromKopecks, rowOf, type Layout } from './layout';
export { columnPlaces } from './aliases';
export { plainName } from './names';
export { columnsReadOf, withChoice } from './column-choice';
export { directionPlaces, isStatement, withDirection } from './statement';
export { withColumnsOfContent, type OwnSide } from './alike-columns';

/**
 * Returns the layout of columns with these headings; null if they are not columns of payments.
 * @param format that of the table, for columns of no known program
 */
export function layoutOf(headings: readonly string[], format: FileFormat): Layout | null {
  const names = headings.map(plainName);
  const layout =
    corp2Layout(names) ?? privatbankLayout(names) ?? ukrgasbankLayout(names) ?? knownColumns(names, format);
  return layout && { ...layout, headings: names };
}

/**
 * Recognises our own template and tables made by users. Source: docs/requirements/banking-rules.md#import-templates.
 */
function knownColumns(names: readonly string[], format: FileFormat): Layout | null {
  const { columns: found, purposeParts } = columnPlaces(names);
  const pair = found.has('sum_cur') ? null : debitAndCredit(names);
  const columns = pair ? new Map(found).set('sum_cur', pair.debit) : found;
  const isThere = (column: (typeof IMPORT_COLUMNS_REQUIRED)[number]): boolean => {
    if (column === 'pay_purp' && purposeParts.length > 0) return true;
    // A file of payments to individuals may have passports instead of codes.
    return columns.has(column) || (column === 'okpo_c' && columns.has('psp_c'));
  };
  return IMPORT_COLUMNS_REQUIRED.every(isThere) ? { format, columns, purposeParts } : null;
}
