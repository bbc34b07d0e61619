import { parseDotted } from '@ncb/shared-kernel/domain/dates';
import { schema, type Queries } from '../db';
import { SEED } from './seed-data';
import { keepRowsOfNewOwners } from './keep-rows-of-new-owners';

/** Seeds agreements and tariffs, dated by the first account. */
export async function seedCompanyDocuments(tx: Queries): Promise<void> {
  const rows = SEED.companies.flatMap(({ clientRef }) => {
    const opened = SEED.accounts.find(({ company }) => company === clientRef)?.date_open ?? '';
    const documentDate = parseDotted(opened);
    if (documentDate === null) return [];
    const common = { companyId: Number(clientRef), number: `РКО-${clientRef}`, documentDate };
    return [
      { ...common, kind: 'accountAgreement' as const },
      { ...common, kind: 'tariffs' as const },
    ];
  });
  const missing = await keepRowsOfNewOwners(tx, schema.companyDocument.companyId, rows);
  if (missing.length > 0) await tx.insert(schema.companyDocument).values([...missing]);
}
