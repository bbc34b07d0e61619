import { Alert } from 'antd';
import type { DocumentToSign } from '@ncb/shared-kernel/api/contract';
import { refusalText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages/texts';

export interface RefusedDocumentsProps {
  /** Documents with the code of their refusal. */
  documents: readonly DocumentToSign[];
}

/** Lists the documents whose signature the bank would refuse, each with the reason, before the key is read. */
export function RefusedDocuments({ documents }: RefusedDocumentsProps) {
  const { t, common } = useTexts();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('signing.refused', { count: documents.length })}
      description={
        // Focusable, or a keyboard could not scroll a long one.
        <ul className="ncb-refused-documents" tabIndex={0}>
          {documents.map(({ id, title, refusal }) => (
            <li key={id} data-row={id} data-problem={refusal}>
              {`${title}: ${refusalText(common, refusal ?? null)}`}
            </li>
          ))}
        </ul>
      }
      data-notice="refused"
    />
  );
}
