import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { RequestPage } from '../../features/request';

/** Page of a request to convert. Source: docs/requirements/currency-payroll-credits-statements.md#requests. */
export function ConvertRequestPage() {
  return <RequestPage type={DocumentType.convertRequest} />;
}
