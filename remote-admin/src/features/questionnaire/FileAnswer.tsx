import { DeleteOutlined, DownloadOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { attachQuestionnaireFile, getQuestionnaireFile } from '@ncb/shared-kernel/api/contract';
import { questionnaireFileProblem, readQuestionnaireFile } from '@ncb/shared-kernel/domain/rules';
import { fromBase64, toBase64 } from '@ncb/shared-kernel/domain/text';
import { MAIL_ATTACHMENT_BYTES_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { blobOf, failureText, FieldProblem, IconButton, saveFile } from '@ncb/shared-kernel/ui';
import type { TextAnswerProps } from './AnswerField';
import styles from './questionnaire.module.css';
import { useTexts } from './texts';

/** A question that a PDF answers: the bank keeps the file, the answer is its name with its hash. */
export function FileAnswer({ field, label, checked, value, onChange, hint }: TextAnswerProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const below = useId();
  const { send, save, isBusy } = useQuestionnaireFile();
  const file = readQuestionnaireFile(value);
  const problem = checked.problemOf(field);
  return (
    <div className="ncb-field ncb-wide" role="group" aria-label={label} aria-describedby={below} data-answer={field}>
      <div>{label}</div>
      <input
        ref={input}
        type="file"
        // By the attribute alone the form's own rule for files would show it.
        style={{ display: 'none' }}
        accept=".pdf"
        aria-label={label}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void send(chosen).then((answer) => answer !== null && onChange(answer));
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

/** Gives a file to the bank, and saves one that the bank has. */
export function useQuestionnaireFile() {
  const { api, notify } = useShell();
  const { t, common } = useTexts();
  const [isBusy, setBusy] = useState(false);
  const busily = async <Result,>(work: () => Promise<Result>): Promise<Result> => {
    setBusy(true);
    try {
      return await work();
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    /** @returns the answer that names the file; null where it was refused, which is told */
    send: (file: File): Promise<string | null> =>
      busily(async () => {
        // Before it is read: a file of a gigabyte would fill the tab's memory.
        const read = file.size > MAIL_ATTACHMENT_BYTES_MAX ? null : await readFile(file);
        if (!read || questionnaireFileProblem(read, read.bytes) !== null) {
          notify('error', t('file.refused'));
          return null;
        }
        const outcome = await api.call(attachQuestionnaireFile, { fileName: read.name, content: read.content });
        if (outcome.ok) return outcome.value.answer;
        notify('error', t('file.failed', { reason: failureText(common, outcome.failure) }));
        return null;
      }),
    save: (hash: string): Promise<void> =>
      busily(async () => {
        const outcome = await api.call(getQuestionnaireFile, { hash });
        if (!outcome.ok) return notify('error', t('file.failed', { reason: failureText(common, outcome.failure) }));
        const bytes = fromBase64(outcome.value.content);
        if (!bytes) return notify('error', t('file.broken'));
        return saveFile(blobOf(bytes, 'pdf'), outcome.value.fileName);
      }),
  };
}

/** Null for what the browser cannot read. */
async function readFile(file: File) {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { name: file.name.normalize('NFC'), content: toBase64(bytes), bytes };
  } catch {
    return null;
  }
}
