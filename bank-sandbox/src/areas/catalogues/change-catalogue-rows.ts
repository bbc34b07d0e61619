import { inArray } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { lockCompany, findCompanyRows, type Catalogue } from './catalogue';
import { CATALOGUE_ROWS_MAX } from './limits';

type Stored<Row> = Row & { readonly id: string };

interface ChangeRequest<Row> {
  readonly change: {
    readonly operation: 'update' | 'delete';
    readonly row: Stored<Row> | null;
    readonly ids: readonly string[];
  };
}

/** Answers `change_clnt_catalog`: all rows or none. */
export function changeCatalogueRows<Row>(catalogue: Catalogue<Row>) {
  return async (
    { db }: Services,
    caller: CompanyCaller,
    { change: { operation, row, ids } }: ChangeRequest<Row>,
  ): Promise<Outcome<Record<string, never>>> => {
    if (operation === 'delete') return inTransaction(db, (tx) => dropRows(tx, caller, catalogue, ids));
    if (row === null) return refuse('badRequest', { params: { where: 'params.newRow' } });
    return replaceRow({ db }, caller, catalogue, { ...row, ...catalogue.normalise(row) });
  };
}

async function replaceRow<Row>(
  { db }: Pick<Services, 'db'>,
  caller: CompanyCaller,
  catalogue: Catalogue<Row>,
  row: Stored<Row>,
): Promise<Outcome<Record<string, never>>> {
  const { companyId } = caller.membership;
  const [problems = []] = await catalogue.check(db.queries, [row]);
  if (problems.length > 0) return refuseFields(problems);
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const [id] = await findCompanyRows(tx, catalogue.table, companyId, [row.id]);
    if (id === undefined) return refuse('notFound');
    const twin = await catalogue.findTwin(tx, companyId, row);
    if (twin && twin.id !== id) return refuseFields([{ field: catalogue.mainField, key: 'recordExists' }]);
    await catalogue.update(tx, id, row, caller.bankDay);
    await writeAudit(tx, buildAuditEntry(caller, 'saveRecord', 'catalogueRow', row.id));
    return succeed({});
  });
}

async function dropRows<Row>(
  tx: Queries,
  caller: CompanyCaller,
  { table }: Catalogue<Row>,
  requestedIds: readonly string[],
): Promise<Outcome<Record<string, never>>> {
  const { companyId } = caller.membership;
  const ids = [...new Set(requestedIds)];
  if (ids.length === 0 || ids.length > CATALOGUE_ROWS_MAX)
    return refuse('badRequest', { params: { where: 'params.ids' } });
  await lockCompany(tx, companyId);
  const found = await findCompanyRows(tx, table, companyId, ids);
  if (found.length < ids.length) return refuse('notFound');
  await tx.delete(table).where(inArray(table.id, [...found]));
  for (const id of ids) await writeAudit(tx, buildAuditEntry(caller, 'dropRecord', 'catalogueRow', id));
  return succeed({});
}
