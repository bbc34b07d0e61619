import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { toSearchText } from '@ncb/shared-kernel/domain/text';
import { isUetr } from '@ncb/shared-kernel/domain/tracking';
import { SEARCH_TEXT_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq, or, sql, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';

interface FindColumns {
  /** Name, purpose, account and code of the other side, as the search compares them. */
  readonly text: SQLWrapper;
  readonly number: Column;
  readonly amount: Column;
  equalsUetr(uetr: string): SQL | undefined;
  /** Comment of the document; absent where users may not read it. */
  noteContains?(part: string): SQL;
}

/** Splits a typed text into the words that all must be found; none for an empty or too long text. */
export function listFindWords(typed: string): readonly string[] {
  const searchText = toFindText(typed);
  return searchText === '' || searchText.length > SEARCH_TEXT_MAX ? [] : searchText.split(' ');
}

function toFindText(typed: string): string {
  return toSearchText(typed.replaceAll('№', ' '));
}

/**
 * Builds the condition of a search by number, amount, IBAN, receiver, purpose or comment: every word is found, or the whole is an
 * amount or a part of an account with spaces; a UETR is compared whole. Source:
 * docs/requirements/hryvnia-payments.md#search-over-all-time.
 * @returns undefined for an empty text; a text longer than a field of a search finds nothing
 */
export function buildFindCondition(typed: string, columns: FindColumns): SQL | undefined {
  const { text, number, amount, equalsUetr, noteContains } = columns;
  const searchText = toFindText(typed);
  if (searchText === '') return undefined;
  if (isUetr(searchText)) return equalsUetr(searchText);
  if (searchText.length > SEARCH_TEXT_MAX) return sql`false`;
  const contains = (part: string) => sql`strpos(${text}, ${part}) > 0`;
  const equalsAmount = (part: string) => {
    const parsed = parseAmount(part);
    return parsed.ok ? eq(amount, parsed.amount) : undefined;
  };
  const words = searchText
    .split(' ')
    .map((word) => or(contains(word), noteContains?.(word), eq(number, word), equalsAmount(word)));
  return or(and(...words), equalsAmount(searchText), contains(normaliseIban(searchText).toLowerCase()));
}
