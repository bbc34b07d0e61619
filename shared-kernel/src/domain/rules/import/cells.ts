import { readImportDate } from '../../dates';
import { normaliseCode, normaliseIban } from '../../identifiers';

/** What makes a spreadsheet keep digits as text, copied along with them: an apostrophe of whatever form. */
const TEXT_MARK = /^\s*['\u2018\u2019\u02bc`\u00b4]+\s*/u;
/** What people write in front of an account. */
const ACCOUNT_WORDS = /^\s*(?:(?:IBAN|р\/р|п\/р|поточний|розрахунковий|рахунок|рах|счет|№)[\s.:№]*)+(?=UA)/iu;
/** A sentence may have ended with the account. */
const END_OF_SENTENCE = /[.,;]\s*$/;
/** What people write in front of a code. */
const CODE_WORDS = /^\s*(?:(?:код|ЄДРПОУ|ЕДРПОУ|ОКПО|РНОКПП|ІПН|ИНН)[\s.:№]*)+(?=[0-9])/iu;

export function withoutTextMark(cell: string): string {
  return cell.replace(TEXT_MARK, '');
}

/** An account as files have it, `'UA21…` or `IBAN UA21 …`, without what is no part of it. */
export function importedAccount(cell: string): string {
  const said = withoutTextMark(cell).replace(ACCOUNT_WORDS, '').replace(END_OF_SENTENCE, '');
  return normaliseIban(withoutTextMark(said));
}

/** A company's or person's code as files have it, `'92000019` or `ЄДРПОУ 92000019`, without what is no part of it. */
export function importedCode(cell: string): string {
  return normaliseCode(withoutTextMark(cell).replace(CODE_WORDS, ''));
}

/** A day as files have it, or what stands there instead of one, for the rules to refuse. */
export function importedDay(cell = ''): string {
  const text = withoutTextMark(cell).trim();
  return readImportDate(text) ?? text;
}
