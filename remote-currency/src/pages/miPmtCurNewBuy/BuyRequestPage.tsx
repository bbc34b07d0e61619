import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { RequestPage } from '../../features/request/RequestPage';

/** A request to buy currency. Source: spec 3 §2 */
export function BuyRequestPage() {
  return <RequestPage type={DocumentType.buyRequest} />;
}
