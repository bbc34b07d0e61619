import { StatusTag, type StatusTone } from '../../ui';
import { ROW_STATUSES, type RowStatus } from './imported-row';
import { useRowTexts } from './use-row-texts';

const TONES: Readonly<Record<RowStatus, StatusTone>> = {
  ok: 'ready',
  error: 'bad',
  excluded: 'neutral',
  asked: 'working',
  saved: 'good',
  refused: 'bad',
  question: 'waiting',
};

interface RowStatusTagProps {
  status: RowStatus;
}

export function RowStatusTag({ status }: RowStatusTagProps) {
  const rowTexts = useRowTexts();
  return (
    <StatusTag status={ROW_STATUSES.indexOf(status)} tone={TONES[status]}>
      {rowTexts.status(status)}
    </StatusTag>
  );
}
