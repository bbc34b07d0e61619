import { sql, type SQL } from 'drizzle-orm';

/**
 * Builds the rows of the accounts in question: `iban`, and `number`, the old form inside the IBAN by which employees are
 * known too.
 */
export function buildAskedAccounts(ibans: readonly string[]): SQL {
  return sql`
    SELECT iban, ltrim(substr(iban, 11), '0') AS number
      FROM jsonb_array_elements_text(${JSON.stringify(ibans)}::jsonb) AS item (iban)`;
}

/** Full name of an employee or of a payroll's row. */
export const PERSON_NAME = sql`concat_ws(' ', last_name, first_name, nullif(middle_name, ''))`;
