import { OWN_BANK_REGISTRY_CODE_FALLBACK } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { selectRows, type Queries } from '../../db';
import { buildAskedAccounts, PERSON_NAME } from './asked-accounts';
import { OWN_BANK } from '../banks/own-bank';

interface Owner {
  readonly codes: readonly string[];
  readonly names: readonly string[];
}

interface OwnerRow {
  readonly iban: string;
  readonly code: string;
  readonly names: readonly string[];
}

/**
 * Finds the right codes and names for our accounts: of the company or client; the bank's for its own; the bank's and the
 * debtor's for credits; the owner's for salary accounts.
 * @param ibans in the form of `toIban`; an unknown account has no entry
 */
export async function findOwners(queries: Queries, ibans: readonly string[]): Promise<ReadonlyMap<string, Owner>> {
  if (ibans.length === 0) return new Map();
  const ofCompany = sql`company.code, jsonb_build_array(company.short_name, company.full_name)`;
  const rows = await selectRows<OwnerRow>(
    queries,
    sql`
      WITH asked AS (${buildAskedAccounts(ibans)}), found AS (
        SELECT account.* FROM asked JOIN account ON account.iban = asked.iban
      )
      SELECT found.iban, ${ofCompany} AS names FROM found JOIN company ON company.id = found.company_id
      UNION SELECT iban, ${OWN_BANK_REGISTRY_CODE_FALLBACK}::text, jsonb_build_array(${OWN_BANK.name}::text)
        FROM found WHERE kind <> 'current'
      UNION SELECT found.iban, ${ofCompany}
        FROM found
        JOIN credit_deal AS deal
          ON found.id IN (deal.principal_account_id, deal.interest_account_id, deal.repayment_account_id)
        JOIN company ON company.id = deal.company_id
        WHERE found.kind <> 'current'
      UNION SELECT asked.iban, bank_client.code, jsonb_build_array(short_name, full_name)
        FROM asked JOIN bank_client ON bank_client.iban = asked.iban
      UNION SELECT asked.iban, employee.tax_code,
          jsonb_build_array(${PERSON_NAME})
        FROM asked JOIN employee ON employee.account IN (asked.iban, asked.number)
        WHERE employee.from_bank AND employee.tax_code <> ''`,
  );
  return groupByAccount(rows);
}

function groupByAccount(rows: readonly OwnerRow[]): ReadonlyMap<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const { iban, code, names } of rows) {
    const before = owners.get(iban);
    owners.set(iban, { codes: [...(before?.codes ?? []), code], names: [...(before?.names ?? []), ...names] });
  }
  return owners;
}
