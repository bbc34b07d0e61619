import type { AnswerOf, dropPayrolls, RequestOf } from '@ncb/shared-kernel/api/contract';
import { PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { dropDocuments } from '../documents/drop-documents';

/** `drop_docs` with payrolls: deletes those that nobody has signed; the payments made for them stay. Source: spec 3 §4 */
export async function dropSheets(
  bank: Services,
  caller: CompanyCaller,
  { ids }: RequestOf<typeof dropPayrolls>,
): Promise<Outcome<AnswerOf<typeof dropPayrolls>>> {
  return dropDocuments(bank, caller, ids, ({ type }) => type === PAYROLL);
}
