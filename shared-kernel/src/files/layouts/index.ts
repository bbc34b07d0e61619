import { IMPORT_COLUMNS_REQUIRED } from '../../domain/rules';
import type { FileFormat } from '../formats/file-format';
import { findColumnPlaces } from './aliases';
import { findAmountPair } from './find-amount-pair';
import { getCorp2Layout } from './get-corp2-layout';
import type { Layout } from './layout';
import { normaliseHeading } from './normalise-heading';
import { getPrivatbankLayout } from './get-privatbank-layout';
import { getUkrgasbankLayout } from './get-ukrgasbank-layout';

export { restoreCodeZeros } from './to-cell-text';
export { convertKopecks, toImportRow, type Layout } from './layout';
export { findColumnPlaces } from './aliases';
export { normaliseHeading } from './normalise-heading';
export { describeColumns, applyColumnChoice } from './apply-column-choice';
export { findDirectionPlaces, isStatement, detectDirection } from './detect-direction';
export { correctColumnsByContent, type OwnSide } from './correct-columns-by-content';

/**
 * Returns the layout of columns with these headings; null if they are not columns of payments.
 * @param format that of the table, for columns of no known program
 */
export function findLayout(headings: readonly string[], format: FileFormat): Layout | null {
  const names = headings.map(normaliseHeading);
  const layout =
    getCorp2Layout(names) ??
    getPrivatbankLayout(names) ??
    getUkrgasbankLayout(names) ??
    findGeneralLayout(names, format);
  return layout && { ...layout, headings: names };
}

/**
 * Recognises our own template and tables made by users. Source: docs/requirements/banking-rules.md#import-templates.
 */
function findGeneralLayout(names: readonly string[], format: FileFormat): Layout | null {
  const { columns: found, purposeParts } = findColumnPlaces(names);
  const pair = found.has('sum_cur') ? null : findAmountPair(names);
  const columns = pair ? new Map(found).set('sum_cur', pair.debit) : found;
  const isThere = (column: (typeof IMPORT_COLUMNS_REQUIRED)[number]): boolean => {
    if (column === 'pay_purp' && purposeParts.length > 0) return true;
    // A file of payments to individuals may have passports instead of codes.
    return columns.has(column) || (column === 'okpo_c' && columns.has('psp_c'));
  };
  return IMPORT_COLUMNS_REQUIRED.every(isThere) ? { format, columns, purposeParts } : null;
}
