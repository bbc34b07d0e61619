import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { DocumentStatus } from '../domain/vocabulary';

const COLORS: Record<DocumentStatus, string> = {
  [-1]: 'default',
  0: 'default',
  1: 'gold',
  2: 'gold',
  3: 'blue',
  4: 'processing',
  5: 'success',
  6: 'error',
};

export interface DocumentStatusTagProps {
  status: DocumentStatus;
}

/** A document's status as a word and a colour. */
export function DocumentStatusTag({ status }: DocumentStatusTagProps) {
  const { t } = useTranslation('kernel');
  return (
    <Tag color={COLORS[status]} data-status={status}>
      {t(`documentStatus.${status}`)}
    </Tag>
  );
}
