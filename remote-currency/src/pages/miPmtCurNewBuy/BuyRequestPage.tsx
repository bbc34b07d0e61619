import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { RequestPage } from '../../features/request';

/** Page of a request to buy. Source: docs/requirements/currency-payroll-credits-statements.md#requests. */
export function BuyRequestPage() {
  return <RequestPage type={DocumentType.buyRequest} />;
}
