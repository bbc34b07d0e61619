import type { AnswerOf, dropPayrolls, RequestOf } from '@ncb/shared-kernel/api/contract';
import { PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { dropDocuments } from '../documents/drop-documents';

/**
 * Answers `drop_docs` for payrolls; their payments stay. Source:
 * docs/requirements/currency-payroll-credits-statements.md#sign-and-pay.
 */
export async function deletePayrolls(
  bank: Services,
  caller: CompanyCaller,
  { ids }: RequestOf<typeof dropPayrolls>,
): Promise<Outcome<AnswerOf<typeof dropPayrolls>>> {
  return dropDocuments(bank, caller, ids, ({ type }) => type === PAYROLL);
}
