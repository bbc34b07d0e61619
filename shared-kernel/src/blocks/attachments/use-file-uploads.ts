import { useEffect, useEffectEvent, useRef, useState, type SetStateAction } from 'react';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import type { ApiFailure, FieldProblem } from '../../api/client';
import { addDocumentFile } from '../../api/contract';
import type { MailAttachment } from '../../domain/rules';
import { useSupportingRefresh } from '../../queries';

/** File that the bank does not accept; sent again, it would be refused again. */
interface UnacceptedFile {
  readonly name: string;
  readonly problem: FieldProblem;
}

/**
 * Sends files one by one. A failure stops until the user retries or removes the file; a file that the bank does not
 * accept leaves the queue.
 */
export function useFileUploads(documentId: string, canChange: boolean) {
  const { api } = useShell();
  const refresh = useSupportingRefresh();
  const [files, setFiles] = useState<readonly MailAttachment[]>([]);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [unaccepted, setUnaccepted] = useState<readonly UnacceptedFile[]>([]);
  const isSending = useRef(false);
  // A file keeps its key: after a lost answer the bank adds it once.
  const keys = useRef(new WeakMap<MailAttachment, string>());

  const send = useEffectEvent(async (file: MailAttachment) => {
    const idempotencyKey = keys.current.get(file) ?? crypto.randomUUID();
    keys.current.set(file, idempotencyKey);
    isSending.current = true;
    const outcome = await api.call(addDocumentFile, { documentId, ...file }, { idempotencyKey });
    const [problem] = !outcome.ok && outcome.failure.kind === 'refused' ? outcome.failure.problems : [];
    if (problem) setUnaccepted((present) => [...present, { name: file.name, problem }]);
    else if (!outcome.ok) setFailure(outcome.failure);
    // After a failure too: the bank may have the file, or a colleague may have signed.
    const refreshed = refresh();
    // Until it stands among the bank's files the file would be missing.
    if (outcome.ok) await refreshed;
    isSending.current = false;
    if (outcome.ok || problem) setFiles((present) => present.filter((one) => one !== file));
  });
  useEffect(() => {
    const [next] = files;
    if (next && canChange && !failure && !isSending.current) void send(next);
  }, [files, canChange, failure]);

  return {
    files,
    failure: files.length > 0 ? failure : null,
    unaccepted,
    /** File that is on its way to the bank. */
    sending: (failure ? null : files[0]) ?? null,
    setFiles: (change: SetStateAction<readonly MailAttachment[]>) => {
      setFailure(null);
      setUnaccepted([]);
      setFiles(change);
    },
    retry: () => setFailure(null),
  };
}
