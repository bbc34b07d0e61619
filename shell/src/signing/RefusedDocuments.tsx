import { Alert } from 'antd';
import type { DocumentToSign } from '@ncb/shared-kernel/api/contract';
import { getRefusalText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';

interface RefusedDocumentsProps {
  documents: readonly DocumentToSign[];
}

/** List of documents that the server would refuse, shown before the key is read. */
export function RefusedDocuments({ documents }: RefusedDocumentsProps) {
  const { t, common } = useTexts();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('signing.refused', { count: documents.length })}
      description={
        // Focusable for keyboard scrolling.
        <ul className="ncb-refused-documents" tabIndex={0}>
          {documents.map(({ id, title, refusal }) => (
            <li key={id} data-row={id} data-problem={refusal}>
              {`${title}: ${getRefusalText(common, refusal ?? null)}`}
            </li>
          ))}
        </ul>
      }
      data-notice="refused"
    />
  );
}
