import { ilike, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Texts that contain what somebody typed, in any case; nothing typed asks for nothing. */
export function containing(column: SQLWrapper, typed: string | undefined): SQL | undefined {
  const text = typed?.trim() ?? '';
  return text === '' ? undefined : ilike(column as SQL, `%${literally(text)}%`);
}

/** The same for texts that begin with it. */
export function beginningWith(column: SQLWrapper, typed: string | undefined): SQL | undefined {
  const text = typed?.trim() ?? '';
  return text === '' ? undefined : ilike(column as SQL, `${literally(text)}%`);
}

/** A percent sign that is typed means a percent sign, not everything. */
export function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
