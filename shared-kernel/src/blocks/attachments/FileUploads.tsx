import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type SetStateAction } from 'react';
import { useShell, useUnsavedWork } from '@ncb/shared-kernel/remote-contract';
import type { ApiFailure } from '../../api/client';
import { addDocumentFile } from '../../api/contract';
import type { MailAttachment } from '../../domain/rules';
import { useSupportingRefresh } from '../../queries';
import { getFailureText } from '../../ui';
import { AttachedFiles } from './AttachedFiles';
import { useTexts } from './texts';

interface FileUploadsProps {
  documentId: string;
  /** Number of files that the bank has. */
  stored: number;
}

/** Fields of a form that is never checked as a whole: each file is sent at once. */
const UNCHECKED = { problemOf: () => null, isSending: () => false };

/** Field for new files: each is sent as soon as it is chosen, and stays until the bank has it. */
export function FileUploads({ documentId, stored }: FileUploadsProps) {
  const { t, common } = useTexts();
  const { files, setFiles, failure, retry } = useFileUploads(documentId);
  useUnsavedWork(files.length > 0, t('supporting.newFiles'));
  return (
    <>
      <AttachedFiles
        label={t('supporting.newFiles')}
        files={files}
        onFiles={setFiles}
        stored={stored}
        checked={UNCHECKED}
      />
      <p className="ncb-quiet" role="status" data-field="uploading">
        {files.length > 0 && !failure && t('supporting.sending', { count: files.length })}
      </p>
      {failure && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('supporting.notSent', { name: files[0]?.name, reason: getFailureText(common, failure) })}
          action={
            <Button onClick={retry} data-action="retryUpload">
              {common('common.retry')}
            </Button>
          }
          data-notice="uploadFailed"
        />
      )}
    </>
  );
}

/** Sends files one by one; a failure stops until the user retries or removes the file. */
function useFileUploads(documentId: string) {
  const { api } = useShell();
  const refresh = useSupportingRefresh();
  const [files, setFiles] = useState<readonly MailAttachment[]>([]);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const inFlight = useRef<MailAttachment | null>(null);
  // A file keeps its key: after a lost answer the bank adds it once.
  const keys = useRef(new WeakMap<MailAttachment, string>());

  const send = useEffectEvent(async (file: MailAttachment) => {
    const idempotencyKey = keys.current.get(file) ?? crypto.randomUUID();
    keys.current.set(file, idempotencyKey);
    inFlight.current = file;
    const outcome = await api.call(addDocumentFile, { documentId, ...file }, { idempotencyKey });
    if (outcome.ok) await refresh();
    inFlight.current = null;
    if (outcome.ok) setFiles((present) => present.filter((one) => one !== file));
    else setFailure(outcome.failure);
  });
  const [next] = files;
  useEffect(() => {
    if (next && !failure && inFlight.current === null) void send(next);
  }, [next, failure]);

  return {
    files,
    failure,
    setFiles: (change: SetStateAction<readonly MailAttachment[]>) => {
      setFailure(null);
      setFiles((present) => {
        const changed = typeof change === 'function' ? change(present) : change;
        // A file that is being sent is removed once the bank has it, as a stored one.
        const sent = inFlight.current;
        return sent && !changed.includes(sent) ? [sent, ...changed] : changed;
      });
    },
    retry: () => setFailure(null),
  };
}
