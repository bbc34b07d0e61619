import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { RequestPage } from '../../features/request';

/** Page of a request to sell. Source: docs/requirements/currency-payroll-credits-statements.md#requests. */
export function SaleRequestPage() {
  return <RequestPage type={DocumentType.saleRequest} />;
}
