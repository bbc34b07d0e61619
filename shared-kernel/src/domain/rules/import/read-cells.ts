import { readImportDate } from '../../dates';
import { normaliseCode, normaliseIban, withoutOwnCode } from '../../identifiers';
import { tidyLine } from '../../text';

/** Makes a spreadsheet keep digits as text, and is copied along. */
const TEXT_MARK = /^\s*['\u2018\u2019\u02bc`\u00b4]+\s*/u;

/** At any place: accounts contain none. */
const TEXT_MARKS = /['\u2018\u2019\u02bc`\u00b4]/g;

export function withoutTextMark(cell: string): string {
  return cell.replace(TEXT_MARK, '');
}

/** Reads `'UA21…` or `IBAN 'UA21 …`. */
export function readAccountCell(cell: string): string {
  return normaliseIban(cell.replaceAll(TEXT_MARKS, ' '));
}

/** Reads `'92000019` or `ЄДРПОУ 92000019`. */
export function readCodeCell(cell: string): string {
  return normaliseCode(withoutTextMark(cell));
}

/**
 * Drops the code that 1C and BAS write in front of a name.
 * @param codeCell the cell of the code
 */
export function readNameCell(cell: string, codeCell: string): string {
  return withoutOwnCode(tidyLine(cell), readCodeCell(codeCell));
}

/** Keeps other text for the rules to refuse. */
export function readDateCell(cell = ''): string {
  const text = withoutTextMark(cell).trim();
  return readImportDate(text) ?? text;
}
