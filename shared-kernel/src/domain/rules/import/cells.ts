import { normaliseIban } from '../../identifiers';

/** What makes a spreadsheet keep digits as text, copied along with them: an apostrophe of whatever form. */
const TEXT_MARK = /^\s*['\u2018\u2019\u02bc`\u00b4]+\s*/u;
/** What people write in front of an account. */
const ACCOUNT_WORDS = /^\s*(?:(?:IBAN|р\/р|п\/р|рахунок|рах|счет)[\s.:№]*)+(?=UA)/iu;

export function withoutTextMark(cell: string): string {
  return cell.replace(TEXT_MARK, '');
}

/** An account as files have it, `'UA21…` or `IBAN UA21 …`, without what is no part of it. */
export function importedAccount(cell: string): string {
  return normaliseIban(withoutTextMark(withoutTextMark(cell).replace(ACCOUNT_WORDS, '')));
}
