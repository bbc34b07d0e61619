import { DeleteOutlined, DownloadOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { attachQuestionnaireFile, getQuestionnaireFile } from '@ncb/shared-kernel/api/contract';
import { checkQuestionnaireFile, readQuestionnaireFile } from '@ncb/shared-kernel/domain/rules';
import { decodeBase64, toBase64 } from '@ncb/shared-kernel/domain/text';
import { MAIL_ATTACHMENT_BYTES_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { buildBlob, type FieldChecks, getFailureText, FieldProblem, IconButton, saveFile } from '@ncb/shared-kernel/ui';
import styles from './questionnaire.module.css';
import { useTexts } from './texts';

interface FileAnswerProps {
  field: string;
  label: string;
  checked: FieldChecks;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
}

/** Field of a question answered by a PDF: the bank stores the file, the answer holds its name and hash. */
export function FileAnswer({ field, label, checked, value, onChange, hint }: FileAnswerProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const below = useId();
  const { send: upload, save, isBusy } = useQuestionnaireFile();
  const file = readQuestionnaireFile(value);
  const problem = checked.problemOf(field);
  return (
    <div className="ncb-field ncb-wide" role="group" aria-label={label} aria-describedby={below} data-answer={field}>
      <div>{label}</div>
      <input
        ref={input}
        type="file"
        // The attribute alone does not hide it: the form's own style for file inputs shows it.
        style={{ display: 'none' }}
        accept=".pdf"
        aria-label={label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void upload(chosen).then((answer) => answer !== null && onChange(answer));
        }}
        data-field={`${field}File`}
      />
      <div className={styles['file']}>
        {file && <span data-field="fileName">{file.name}</span>}
        <Button
          icon={<PaperClipOutlined />}
          loading={isBusy}
          onClick={() => input.current?.click()}
          data-field={field}
          data-action="chooseFile"
        >
          {t(file ? 'file.replace' : 'file.choose')}
        </Button>
        {file && (
          <>
            <IconButton
              icon={<DownloadOutlined aria-hidden />}
              aria-label={`${t('file.download')}: ${file.name}`}
              onClick={() => void save(file.hash)}
              data-action="downloadFile"
            />
            <IconButton
              icon={<DeleteOutlined aria-hidden />}
              aria-label={`${t('file.remove')}: ${file.name}`}
              onClick={() => onChange('')}
              data-action="removeFile"
            />
          </>
        )}
      </div>
      <div id={below} aria-live="polite">
        {problem ? <FieldProblem problem={problem} /> : <div className="ncb-field-hint">{hint ?? t('file.hint')}</div>}
      </div>
    </div>
  );
}

export function useQuestionnaireFile() {
  const { api, notify } = useShell();
  const { t, common } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const runBusy = async <Result,>(work: () => Promise<Result>): Promise<Result> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    /** @returns answer with name and hash; null if refused, which is already reported */
    send: (file: File): Promise<string | null> =>
      runBusy(async () => {
        // Checked before reading: a file of a gigabyte would fill the tab's memory.
        const read = file.size > MAIL_ATTACHMENT_BYTES_MAX ? null : await readFile(file);
        if (!read || checkQuestionnaireFile(read, read.bytes) !== null) {
          notify('error', t('file.refused'));
          return null;
        }
        const outcome = await api.call(attachQuestionnaireFile, { fileName: read.name, content: read.content });
        if (outcome.ok) return outcome.value.answer;
        notify('error', t('file.failed', { reason: getFailureText(common, outcome.failure) }));
        return null;
      }),
    save: (hash: string): Promise<void> =>
      runBusy(async () => {
        const outcome = await api.call(getQuestionnaireFile, { hash });
        if (!outcome.ok) return notify('error', t('file.failed', { reason: getFailureText(common, outcome.failure) }));
        const bytes = decodeBase64(outcome.value.content);
        if (!bytes) return notify('error', t('file.broken'));
        return saveFile(buildBlob(bytes, 'pdf'), outcome.value.fileName);
      }),
  };
}

async function readFile(file: File) {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { name: file.name.normalize('NFC'), content: toBase64(bytes), bytes };
  } catch {
    return null;
  }
}
