import { useId } from 'react';
import type { SupportingDocuments } from '../../api/contract';
import { useSupportingDocuments } from '../../queries';
import { AnswerFailure, Waiting } from '../../ui';
import { FileUploads } from './FileUploads';
import { Note } from './Note';
import { StoredFiles } from './StoredFiles';
import styles from './supporting-documents.module.css';
import { useTexts } from './texts';

interface SupportingSectionProps {
  documentId: string;
  /** True where nothing is changed, such as beside a list. */
  isReadOnly?: boolean;
  /** True outside the document's own sheet. */
  isApart?: boolean;
}

/** Comment and files of a document, to be changed until it is signed; nothing for a document without any afterwards. */
export function SupportingSection({ documentId, isReadOnly = false, isApart = false }: SupportingSectionProps) {
  const answer = useSupportingDocuments(documentId);
  if (answer.isPending) return isReadOnly ? null : <Waiting rows={2} />;
  if (answer.isError) return <AnswerFailure answer={answer} />;
  const canChange = answer.data.canChange && !isReadOnly;
  const isEmpty = answer.data.note === '' && answer.data.files.length === 0;
  if (isEmpty && !canChange) return null;
  return <Content documentId={documentId} found={answer.data} canChange={canChange} isApart={isApart} />;
}

interface ContentProps {
  documentId: string;
  found: SupportingDocuments;
  canChange: boolean;
  isApart: boolean;
}

function Content({ documentId, found, canChange, isApart }: ContentProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <section
      className={isApart ? `ncb-sheet ${styles['apart'] ?? ''}` : styles['within']}
      aria-labelledby={id}
      data-field="supportingDocuments"
    >
      <h2 id={id}>{t('supporting.title')}</h2>
      {canChange && <p className="ncb-quiet">{t('supporting.about')}</p>}
      <Note documentId={documentId} found={found} canChange={canChange} />
      <StoredFiles files={found.files} canChange={canChange} />
      {canChange && <FileUploads documentId={documentId} stored={found.files.length} />}
    </section>
  );
}
