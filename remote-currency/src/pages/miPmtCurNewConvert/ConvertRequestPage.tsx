import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { RequestPage } from '../../features/request/RequestPage';

/** A request to convert currency. Source: spec 3 §2 */
export function ConvertRequestPage() {
  return <RequestPage type={DocumentType.convertRequest} />;
}
