import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../api/contract';
import { refusalText } from './failure-text';

export interface VerdictListProps {
  verdicts: readonly Verdict[];
  /** What a document is called, by its id. */
  titleOf: (id: string) => string;
  /** What to say of a document for which it went well. */
  accepted: string;
}

/** One line per document of a bulk action: what became of it, in words and a sign, never by colour alone. */
export function VerdictList({ verdicts, titleOf, accepted }: VerdictListProps) {
  const { t } = useTranslation('kernel');
  return (
    <ul className="ncb-verdicts">
      {verdicts.map(({ id, error, errorCode }) => (
        <li key={id} data-row={id} data-notice={error === null ? 'success' : 'error'}>
          {error === null ? (
            <CheckCircleFilled className="ncb-good" aria-hidden />
          ) : (
            <CloseCircleFilled className="ncb-bad" aria-hidden />
          )}
          <span>{`${titleOf(id)}: ${error === null ? accepted : refusalText(t, errorCode, {}, error)}`}</span>
        </li>
      ))}
    </ul>
  );
}
