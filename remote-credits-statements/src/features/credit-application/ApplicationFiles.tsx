import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { MAIL_ATTACHMENTS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { FieldProblem, IconButton, type FieldChecks } from '@ncb/shared-kernel/ui';
import type { Attachment } from './application-values';
import { contentOf } from './file-content';
import { useTexts } from '../../texts';

export interface ApplicationFilesProps {
  files: readonly Attachment[];
  onFiles: (files: readonly Attachment[]) => void;
  checked: FieldChecks;
}

const ENDINGS = '.pdf,.png,.jpg,.jpeg,.tif,.tiff,.docx,.xlsx,.odt,.ods,.doc,.xls,.txt,.csv';

/** Papers of an application: balance, statement of income, declarations. */
export function ApplicationFiles({ files, onFiles, checked }: ApplicationFilesProps) {
  const { notify } = useShell();
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const problem = checked.problemOf('attachments');
  const add = async (list: FileList | null) => {
    try {
      const added = await Promise.all(
        [...(list ?? [])].map(async (file) => ({ name: file.name, content: await contentOf(file) })),
      );
      onFiles([...files, ...added]);
    } catch {
      notify('error', t('creditsGet.form.unreadable'));
    }
  };
  return (
    <div className="ncb-field" data-field="attachments" tabIndex={-1}>
      <div>{t('creditsGet.form.files')}</div>
      <ul>
        {files.map(({ name }, place) => (
          <li key={`${place}-${name}`}>
            {name}
            <IconButton
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('creditsGet.form.removeFile', { name })}
              onClick={() => onFiles(files.filter((_, index) => index !== place))}
              data-action="removeFile"
            />
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        // By the attribute alone the form's own rule for files would show it.
        style={{ display: 'none' }}
        accept={ENDINGS}
        aria-label={t('creditsGet.form.addFile')}
        onChange={({ target }) => {
          // The list is emptied together with the field.
          void add(target.files).finally(() => {
            if (input.current) input.current.value = '';
          });
        }}
        data-field="file"
      />
      <Button
        icon={<PaperClipOutlined />}
        disabled={files.length >= MAIL_ATTACHMENTS_MAX}
        onClick={() => input.current?.click()}
        data-action="addFile"
      >
        {t('creditsGet.form.addFile')}
      </Button>
      {problem && <FieldProblem problem={problem} isAlert />}
    </div>
  );
}
