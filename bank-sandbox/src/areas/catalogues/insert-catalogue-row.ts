import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction } from '../../db';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { countRows, lockCompany, refuseTooMany, type Catalogue } from './catalogue';
import { CATALOGUE_ROWS_MAX } from './limits';

/** Answers `ins_clnt_catalog`. An existing row (double click) is answered with its id. */
export function insertCatalogueRow<Row>(catalogue: Catalogue<Row>) {
  return async (
    { db }: Services,
    caller: CompanyCaller,
    request: { readonly row: Row },
  ): Promise<Outcome<{ readonly id: string }>> => {
    const { companyId } = caller.membership;
    const row = catalogue.normalise(request.row);
    const [problems = []] = await catalogue.check(db.queries, [row]);
    if (problems.length > 0) return refuseFields(problems);
    return inTransaction(db, async (tx) => {
      await lockCompany(tx, companyId);
      const twin = await catalogue.findTwin(tx, companyId, row);
      if (twin?.isSame) return succeed({ id: String(twin.id) });
      if (twin) return refuseFields([{ field: catalogue.mainField, key: 'recordExists' }]);
      const count = await countRows(tx, catalogue.table, companyId);
      if (count >= CATALOGUE_ROWS_MAX) return refuseTooMany(catalogue.mainField);
      const id = String(await catalogue.insert(tx, companyId, row, caller.bankDay));
      await writeAudit(tx, buildAuditEntry(caller, 'saveRecord', 'catalogueRow', id));
      return succeed({ id });
    });
  };
}
