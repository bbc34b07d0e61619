import { StatusTag, type StatusTone } from '../../ui';
import { ROW_STATUSES, type RowStatus } from './imported-row';
import { useRowWords } from './use-row-words';

const TONES: Readonly<Record<RowStatus, StatusTone>> = {
  ok: 'ready',
  error: 'bad',
  excluded: 'neutral',
  asked: 'working',
  saved: 'good',
  refused: 'bad',
  question: 'waiting',
};

export interface RowStatusTagProps {
  status: RowStatus;
}

export function RowStatusTag({ status }: RowStatusTagProps) {
  const words = useRowWords();
  return (
    <StatusTag status={ROW_STATUSES.indexOf(status)} tone={TONES[status]}>
      {words.status(status)}
    </StatusTag>
  );
}
