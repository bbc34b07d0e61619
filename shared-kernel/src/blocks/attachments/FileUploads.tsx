import { Alert, Button } from 'antd';
import { FieldProblem, formatFailure } from '../../ui';
import { AttachedFiles } from './AttachedFiles';
import { useTexts } from './texts';
import type { useFileUploads } from './use-file-uploads';

interface FileUploadsProps {
  uploads: ReturnType<typeof useFileUploads>;
  /** Number of files that the bank has. */
  stored: number;
}

/** Fields of a form that is never checked as a whole: each file is sent at once. */
const UNCHECKED = { problemOf: () => null, isSending: () => false };

/** Field for new files: each is sent as soon as it is chosen, and stays until the bank has it. */
export function FileUploads({ uploads, stored }: FileUploadsProps) {
  const { t, common } = useTexts();
  const { files, setFiles, sending, failure, unaccepted, retry } = uploads;
  return (
    <>
      <AttachedFiles
        label={t('supporting.newFiles')}
        files={files}
        onFiles={setFiles}
        stored={stored}
        sending={sending}
        checked={UNCHECKED}
      />
      <p className="ncb-quiet" role="status" data-field="uploading">
        {files.length > 0 && !failure && t('supporting.sending', { count: files.length })}
      </p>
      {unaccepted.map(({ name, problem }, place) => (
        <Alert
          key={`${place} ${name}`}
          type="error"
          showIcon
          role="alert"
          title={t('supporting.notAccepted', { name })}
          description={<FieldProblem problem={problem} />}
          data-notice="unacceptedFile"
        />
      ))}
      {failure && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={formatFailure(common, failure, (reason) => t('supporting.notSent', { name: files[0]?.name, reason }))}
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
