import { OWN_BANK_REGISTRY_CODE_FALLBACK } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { selectRows, type Queries } from '../../db';

/**
 * Finds the right codes for our accounts: of the company or client; the bank's for its own; the bank's and the debtor's
 * for credits; the owner's for salary accounts.
 * @param ibans in the form of `toIban`; an unknown account has no entry
 */
export async function findOwnerCodes(
  queries: Queries,
  ibans: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ibans.length === 0) return new Map();
  // The old form of an account is the number inside its IBAN.
  const rows = await selectRows<{ iban: string; code: string }>(
    queries,
    sql`
      WITH asked AS (
        SELECT iban, ltrim(substr(iban, 11), '0') AS number
          FROM jsonb_array_elements_text(${JSON.stringify(ibans)}::jsonb) AS item (iban)
      ), found AS (
        SELECT account.* FROM asked JOIN account ON account.iban = asked.iban
      )
      SELECT found.iban, company.code FROM found JOIN company ON company.id = found.company_id
      UNION SELECT iban, ${OWN_BANK_REGISTRY_CODE_FALLBACK}::text FROM found WHERE kind <> 'current'
      UNION SELECT found.iban, company.code
        FROM found
        JOIN credit_deal AS deal
          ON found.id IN (deal.principal_account_id, deal.interest_account_id, deal.repayment_account_id)
        JOIN company ON company.id = deal.company_id
        WHERE found.kind <> 'current'
      UNION SELECT asked.iban, bank_client.code FROM asked JOIN bank_client ON bank_client.iban = asked.iban
      UNION SELECT asked.iban, employee.tax_code
        FROM asked JOIN employee ON employee.account IN (asked.iban, asked.number)
        WHERE employee.from_bank AND employee.tax_code <> ''`,
  );
  return groupCodes(rows);
}

function groupCodes(rows: readonly { readonly iban: string; readonly code: string }[]): Map<string, readonly string[]> {
  const codes = new Map<string, readonly string[]>();
  for (const { iban, code } of rows) codes.set(iban, [...(codes.get(iban) ?? []), code]);
  return codes;
}
