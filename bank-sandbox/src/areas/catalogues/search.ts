import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { or, type Column, type SQL } from 'drizzle-orm';
import { searched } from '../../db';

interface Searched {
  readonly texts: readonly Column[];
  /** Codes and accounts, which people paste with spaces. */
  readonly codes: readonly Column[];
}

/**
 * The condition for rows that hold a part of a text, in capitals or small letters; none for an empty text.
 */
export function holding(text: string, { texts, codes }: Searched): SQL | undefined {
  const compact = normaliseIban(text);
  if (compact === '') return undefined;
  return or(...texts.map((column) => searched(column, text)), ...codes.map((column) => searched(column, compact)));
}
