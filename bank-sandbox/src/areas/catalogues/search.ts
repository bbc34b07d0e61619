import { normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { or, type Column, type SQL } from 'drizzle-orm';
import { searched } from '../../db';

interface Searched {
  readonly texts: readonly Column[];
  /** Users paste codes and accounts with spaces. */
  readonly codes: readonly Column[];
}

/** Builds the case-insensitive search condition; undefined for an empty text. */
export function holding(text: string, { texts, codes }: Searched): SQL | undefined {
  const compact = normaliseIban(text);
  if (compact === '') return undefined;
  return or(...texts.map((column) => searched(column, text)), ...codes.map((column) => searched(column, compact)));
}
