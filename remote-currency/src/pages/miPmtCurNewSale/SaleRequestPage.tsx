import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { RequestPage } from '../../features/request/RequestPage';

/** A request to sell currency. Source: spec 3 §2 */
export function SaleRequestPage() {
  return <RequestPage type={DocumentType.saleRequest} />;
}
