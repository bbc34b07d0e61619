import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { or, type Column, type SQL } from 'drizzle-orm';
import { buildSearchCondition } from '../../db';

interface SearchedColumns {
  readonly texts: readonly Column[];
  /** Users paste codes and accounts with spaces. */
  readonly codes: readonly Column[];
}

/** Builds the case-insensitive search condition; undefined for an empty text. */
export function searchCondition(text: string, { texts, codes }: SearchedColumns): SQL | undefined {
  const compact = normaliseIban(text);
  if (compact === '') return undefined;
  return or(
    ...texts.map((column) => buildSearchCondition(column, text)),
    ...codes.map((column) => buildSearchCondition(column, compact)),
  );
}
