import type { AnswerOf, changeCorrespondents, RequestOf } from '@ncb/shared-kernel/api/contract';
import { and, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { parseId } from '../parse-id';
import { changeCatalogueRows } from './change-catalogue-rows';
import { CORRESPONDENTS } from './correspondents';

const { correspondent } = schema;
const changeRows = changeCatalogueRows(CORRESPONDENTS);

/** Answers `change_clnt_catalog`, `ncb_correspondents_c`: a row without a phone keeps the stored one. */
export async function changeCorrespondentRows(
  services: Services,
  caller: CompanyCaller,
  { change }: RequestOf<typeof changeCorrespondents>,
): Promise<Outcome<AnswerOf<typeof changeCorrespondents>>> {
  const { row } = change;
  if (row === null) return changeRows(services, caller, { change: { ...change, row } });
  const phone = row.phone ?? (await readPhone(services, caller, row.id));
  return changeRows(services, caller, { change: { ...change, row: { ...row, phone } } });
}

async function readPhone({ db }: Services, { membership }: CompanyCaller, id: string): Promise<string> {
  const [found] = await db.queries
    .select({ phone: correspondent.phone })
    .from(correspondent)
    .where(and(eq(correspondent.companyId, membership.companyId), eq(correspondent.id, parseId(id) ?? 0)));
  return found?.phone ?? '';
}
