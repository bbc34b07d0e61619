import { readImportDate } from '../../dates';
import { normaliseCode, normaliseIban, withoutOwnCode } from '../../identifiers';
import { tidyLine } from '../../text';

/** What makes a spreadsheet keep digits as text, copied along with them: an apostrophe of whatever form. */
const TEXT_MARK = /^\s*['\u2018\u2019\u02bc`\u00b4]+\s*/u;

/** The same anywhere: no account has one. */
const TEXT_MARKS = /['\u2018\u2019\u02bc`\u00b4]/g;

export function withoutTextMark(cell: string): string {
  return cell.replace(TEXT_MARK, '');
}

/** An account as files have it, `'UA21…` or `IBAN UA21 …`, without what is no part of it. */
export function importedAccount(cell: string): string {
  // The mark may stand behind the words: `IBAN 'UA21…`.
  return normaliseIban(cell.replaceAll(TEXT_MARKS, ' '));
}

/** A company's or person's code as files have it, `'92000019` or `ЄДРПОУ 92000019`, without what is no part of it. */
export function importedCode(cell: string): string {
  return normaliseCode(withoutTextMark(cell));
}

/**
 * The name of a payee as files have it, without the code that 1C and BAS write in front of it.
 * @param codeCell the cell of the code
 */
export function importedName(cell: string, codeCell: string): string {
  return withoutOwnCode(tidyLine(cell), importedCode(codeCell));
}

/** A day as files have it, or what stands there instead of one, for the rules to refuse. */
export function importedDay(cell = ''): string {
  const text = withoutTextMark(cell).trim();
  return readImportDate(text) ?? text;
}
