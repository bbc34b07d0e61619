import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { dropDocumentFile, getDocumentFile, type SupportingFile } from '../../api/contract';
import { decodeBase64 } from '../../domain/text';
import { useSupportingRefresh } from '../../queries';
import { getFailureText, IconButton, RecordButton, saveFile, useDates } from '../../ui';
import styles from './supporting-documents.module.css';
import { useTexts } from './texts';

interface StoredFilesProps {
  files: readonly SupportingFile[];
  canChange: boolean;
}

/** Files that the bank has; each can be saved, and removed while the document can be changed. */
export function StoredFiles({ files, canChange }: StoredFilesProps) {
  const { t } = useTexts();
  const { formatMoment } = useDates();
  const { save, drop, removed } = useFileCalls();
  return (
    <ul className={styles['files']}>
      {files.map((file) => (
        <li key={file.id} data-file={file.name}>
          <PaperClipOutlined aria-hidden />
          <div>
            <RecordButton onPress={() => void save(file)} data-action="saveFile">
              {file.name}
            </RecordButton>
            <span className="ncb-quiet">
              {t('size', { size: Math.max(1, Math.round(file.size / 1024)) })} · {file.author},{' '}
              {formatMoment(file.addedAt)}
            </span>
          </div>
          {canChange && (
            <IconButton
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('supporting.remove', { name: file.name })}
              title={t('supporting.remove', { name: file.name })}
              aria-busy={removed === file.id}
              onClick={() => void drop(file.id)}
              data-action="removeStoredFile"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Removes at once, without time to undo: a file that only waits for its removal would still be signed. */
function useFileCalls() {
  const { api, notify } = useShell();
  const { t, common } = useTexts();
  const refresh = useSupportingRefresh();
  const [removed, setRemoved] = useState('');
  return {
    removed,
    async save({ id, name }: SupportingFile) {
      const outcome = await api.call(getDocumentFile, { id });
      if (!outcome.ok) return notify('error', getFailureText(common, outcome.failure));
      const bytes = decodeBase64(outcome.value.content);
      if (!bytes) return notify('error', t('supporting.broken', { name }));
      // A type that browsers do not render: an HTML file would run with our origin's rights.
      saveFile(new Blob([bytes], { type: 'application/octet-stream' }), name);
    },
    async drop(id: string) {
      if (removed === id) return;
      setRemoved(id);
      const outcome = await api.call(dropDocumentFile, { id });
      if (!outcome.ok) notify('error', getFailureText(common, outcome.failure));
      await refresh();
      setRemoved('');
    },
  };
}
