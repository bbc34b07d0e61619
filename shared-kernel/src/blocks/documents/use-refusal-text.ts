import type { DocumentStatus } from '../../domain/vocabulary';
import type { ActionRefusal } from './get-possible-actions';
import { useTexts } from './texts';

export function useRefusalText(): (refusal: ActionRefusal, status: DocumentStatus) => string {
  const { t, common } = useTexts();
  return (refusal, status) => {
    if (refusal === 'rights') return common('refusals.insufficientOrExpiredRights');
    return refusal === 'status' ? common(`documentStatus.${status}`) : t(`selection.${refusal}`);
  };
}
