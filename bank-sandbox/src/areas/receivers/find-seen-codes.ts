import type { SeenCode } from '@ncb/shared-kernel/domain/rules';
import { CodeSource } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { selectRows, type Queries } from '../../db';
import { buildAskedAccounts, PERSON_NAME } from './asked-accounts';

interface SeenRow extends SeenCode {
  readonly iban: string;
}

export interface SeenBy {
  readonly companyId: number;
  readonly seesSalaries: boolean;
}

/** Finds codes used by a company with accounts; from payrolls only for users who may see salaries. */
export async function findSeenCodes(
  queries: Queries,
  { companyId, seesSalaries }: SeenBy,
  ibans: readonly string[],
): Promise<ReadonlyMap<string, readonly SeenCode[]>> {
  const found = new Map<string, readonly SeenCode[]>();
  if (ibans.length === 0) return found;
  const ofSalaries = sql`
    UNION ALL SELECT iban, tax_code, ${PERSON_NAME}, ${CodeSource.employees}, NULL
      FROM asked JOIN employee ON employee.account IN (iban, number)
      WHERE company_id = ${companyId} AND tax_code <> ''
    UNION ALL SELECT iban, tax_code, ${PERSON_NAME}, ${CodeSource.payrolls}, document_date
      FROM asked JOIN payroll_row ON payroll_row.account IN (iban, number) JOIN document ON document.id = document_id
      WHERE company_id = ${companyId} AND tax_code <> '' AND outcome = 'paid'`;
  const rows = await selectRows<SeenRow>(
    queries,
    sql`
      WITH asked AS (${buildAskedAccounts(ibans)}), met AS (
        SELECT asked.iban, code, name, ${CodeSource.catalogue}::text AS source, NULL::date AS day
          FROM asked JOIN correspondent ON correspondent.iban = asked.iban
          WHERE company_id = ${companyId}
        UNION ALL SELECT iban, receiver_code, receiver_name, ${CodeSource.payments}, document_date
          FROM asked JOIN document ON receiver_account = iban
          WHERE company_id = ${companyId} AND status = 5 AND type = 1 AND receiver_code <> ''
        ${seesSalaries ? ofSalaries : sql``}
      )
      SELECT iban, code, (array_agg(name ORDER BY day DESC NULLS LAST))[1] AS name,
          jsonb_agg(DISTINCT source) AS sources, max(day)::text AS "lastDay"
        FROM met GROUP BY iban, code ORDER BY max(day) DESC NULLS LAST, code`,
  );
  for (const { iban, ...row } of rows) found.set(iban, [...(found.get(iban) ?? []), row]);
  return found;
}
