import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import type { SupportingDocuments } from '../../api/contract';
import { useSupportingDocuments } from '../../queries';
import { AnswerFailure, Waiting } from '../../ui';
import { FileUploads } from './FileUploads';
import { Note } from './Note';
import { StoredFiles } from './StoredFiles';
import styles from './supporting-documents.module.css';
import { useTexts } from './texts';
import { useFileUploads } from './use-file-uploads';

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
  // A failed reload keeps what is shown: a typed comment and waiting files would be lost with it.
  if (answer.data === undefined) return <AnswerFailure answer={answer} />;
  const canChange = answer.data.canChange && !isReadOnly;
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
  const [isEditing, setEditing] = useState(false);
  const uploads = useFileUploads(documentId, canChange);
  useUnsavedWork(uploads.files.length > 0, t('supporting.newFiles'));
  const isUnfinished = isEditing || uploads.files.length > 0;
  const isEmpty = found.note === '' && found.files.length === 0;
  if (isEmpty && !canChange && !isUnfinished) return null;
  return (
    <section
      className={isApart ? `ncb-sheet ${styles['apart'] ?? ''}` : styles['within']}
      aria-labelledby={id}
      data-field="supportingDocuments"
    >
      <h2 id={id}>{t('supporting.title')}</h2>
      {canChange && <p className="ncb-quiet">{t('supporting.about')}</p>}
      {isUnfinished && !canChange && (
        <FrozenNotice
          unsent={uploads.files.map(({ name }) => name).join(', ')}
          onClose={() => {
            setEditing(false);
            uploads.setFiles([]);
          }}
        />
      )}
      <Note documentId={documentId} found={found} canChange={canChange} isEditing={isEditing} onEditing={setEditing} />
      <StoredFiles files={found.files} canChange={canChange} />
      {canChange && <FileUploads uploads={uploads} stored={found.files.length} />}
    </section>
  );
}

/** Says that a colleague has signed the document below an open comment or waiting files. */
function FrozenNotice({ unsent, onClose }: { unsent: string; onClose: () => void }) {
  const { t, common } = useTexts();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('supporting.frozen')}
      description={
        <div className={styles['shown']}>
          {unsent !== '' && <p>{t('supporting.unsent', { names: unsent })}</p>}
          <Button onClick={onClose} data-action="closeUnfinished">
            {common('common.close')}
          </Button>
        </div>
      }
      data-notice="documentFrozen"
    />
  );
}
