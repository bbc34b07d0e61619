import { useTranslation } from 'react-i18next';
import type { DocumentStatus } from '../domain/vocabulary';
import { StatusTag, type StatusTone } from './StatusTag';

const TONES: Record<DocumentStatus, StatusTone> = {
  [-1]: 'neutral',
  0: 'neutral',
  1: 'waiting',
  2: 'waiting',
  3: 'ready',
  4: 'working',
  5: 'good',
  6: 'bad',
};

export interface DocumentStatusTagProps {
  status: DocumentStatus;
  /** True while the bank does not know the outcome of an instant payment. */
  isOutcomeUnknown?: boolean | undefined;
}

export function DocumentStatusTag({ status, isOutcomeUnknown = false }: DocumentStatusTagProps) {
  const { t } = useTranslation('kernel');
  return (
    <StatusTag status={status} tone={isOutcomeUnknown ? 'waiting' : TONES[status]}>
      {t(isOutcomeUnknown ? 'transfers.outcomeUnknown' : `documentStatus.${status}`)}
    </StatusTag>
  );
}
