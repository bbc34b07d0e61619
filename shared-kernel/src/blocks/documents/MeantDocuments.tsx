import { DocumentSums } from './DocumentSums';
import type { ActionDocument } from './use-document-actions';
import { useTexts } from './texts';
import { useDocumentTitle } from './use-document-title';

/** Of more nobody reads the list. */
const NAMED_MAX = 10;

/** The documents that a question is about: their sums, one for each currency, and what people call them. */
export function MeantDocuments({ documents }: { documents: readonly ActionDocument[] }) {
  const { t } = useTexts();
  const titleOf = useDocumentTitle();
  const named = documents.slice(0, NAMED_MAX).map(titleOf).join(', ');
  const others = documents.length - NAMED_MAX;
  return (
    <>
      <p>
        <DocumentSums documents={documents} />
      </p>
      <p>{others > 0 ? t('andOthers', { named, count: others }) : named}</p>
    </>
  );
}
