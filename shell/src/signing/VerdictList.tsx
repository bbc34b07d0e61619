import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { DocumentToSign, Verdict } from '@ncb/shared-kernel/api/contract';
import { refusalText } from '@ncb/shared-kernel/ui';

export interface VerdictListProps {
  documents: readonly DocumentToSign[];
  verdicts: readonly Verdict[];
}

/** One line per document: what became of it, in words and a sign, never by colour alone. */
export function VerdictList({ documents, verdicts }: VerdictListProps) {
  const { t } = useTranslation('shell');
  const { t: common } = useTranslation('kernel');
  const titles = new Map(documents.map(({ id, title }) => [id, title]));
  return (
    <ul className="ncb-verdicts">
      {verdicts.map(({ id, error, errorCode }) => (
        <li key={id} data-row={id} data-notice={error === null ? 'success' : 'error'}>
          {error === null ? (
            <CheckCircleFilled className="ncb-good" aria-hidden />
          ) : (
            <CloseCircleFilled className="ncb-bad" aria-hidden />
          )}
          <span>
            {titles.get(id) ?? id}
            {': '}
            {error === null ? t('signing.accepted') : refusalText(common, errorCode, {}, error)}
          </span>
        </li>
      ))}
    </ul>
  );
}
