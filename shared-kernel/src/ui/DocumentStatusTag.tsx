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
}

export function DocumentStatusTag({ status }: DocumentStatusTagProps) {
  const { t } = useTranslation('kernel');
  return (
    <StatusTag status={status} tone={TONES[status]}>
      {t(`documentStatus.${status}`)}
    </StatusTag>
  );
}
