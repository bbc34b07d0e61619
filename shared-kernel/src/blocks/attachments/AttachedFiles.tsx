import { CloseOutlined, PaperClipOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useEffect, useId, useRef, useState, type Dispatch, type DragEvent, type SetStateAction } from 'react';
import { getBase64Size, findFileFault, UPLOAD_EXTENSIONS, type MailAttachment } from '../../domain/rules';
import { tidyLine, toBase64 } from '../../domain/text';
import { MAIL_ATTACHMENT_BYTES_MAX, MAIL_ATTACHMENTS_MAX } from '../../domain/vocabulary';
import { FieldProblem, IconButton, type CheckedForm } from '../../ui';
import styles from './attachments.module.css';
import { useTexts } from './texts';

interface AttachedFilesProps {
  label: string;
  /** Number of further files that the bank has already. */
  stored?: number;

  files: readonly MailAttachment[];
  onFiles: Dispatch<SetStateAction<readonly MailAttachment[]>>;
  checked: Pick<CheckedForm<object>, 'problemOf' | 'isSending'>;
  hint?: string;
  /** File that is being sent: it can be removed once the bank has it. */
  sending?: MailAttachment | null;
}

const MEGABYTE = 1024 * 1024;
const LIMITS = { max: MAIL_ATTACHMENTS_MAX, size: MAIL_ATTACHMENT_BYTES_MAX / MEGABYTE };

/** Field for attached files, chosen or dropped. Files that the bank would refuse are not added; the reason is shown. */
export function AttachedFiles(props: AttachedFilesProps) {
  const { label, files, onFiles, stored = 0, checked, hint, sending = null } = props;
  const { t } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isOver, setOver] = useState(false);
  const problem = checked.problemOf('attachments');

  const count = useRef(stored + files.length);
  useEffect(() => {
    count.current = stored + files.length;
  }, [stored, files]);
  const reading = useRef(Promise.resolve());

  const read = async (list: readonly File[]) => {
    const added: MailAttachment[] = [];
    const faulty: RefusedFile[] = [];
    for (const file of list) {
      const { name } = file;
      const outcome = await readFile(file, count.current + added.length);
      if (typeof outcome === 'object') added.push(outcome);
      else faulty.push({ name, reason: outcome });
    }
    setRefused(faulty);
    count.current += added.length;
    onFiles((present) => [...present, ...added]);
  };
  // Reads sequentially: parallel reads would count the files and overwrite each other's list.
  const add = (list: readonly File[]) => {
    if (checked.isSending()) return;
    reading.current = reading.current.then(() => read(list));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };

  return (
    <div
      className={`ncb-field ${styles['attach']}`}
      data-field="attachments"
      data-over={isOver}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div id={id} className={styles['title']} data-title>
        {label}
      </div>
      <input
        ref={input}
        type="file"
        multiple
        // The attribute alone does not hide it: the form's own style for file inputs shows it.
        style={{ display: 'none' }}
        accept={UPLOAD_EXTENSIONS}
        aria-label={t('addFile')}
        onChange={({ target }) => {
          const list = [...(target.files ?? [])];
          // Without the reset the same file, corrected meanwhile, cannot be chosen again.
          target.value = '';
          add(list);
        }}
        data-field="file"
      />
      <div className={styles['row']}>
        <AttachedList
          files={files}
          sending={sending}
          onRemove={(place) => {
            if (!checked.isSending()) onFiles((present) => present.filter((_, index) => index !== place));
          }}
        />
        <Button
          icon={<PlusOutlined />}
          disabled={stored + files.length >= MAIL_ATTACHMENTS_MAX}
          onClick={() => input.current?.click()}
          data-action="addFile"
        >
          {t('addFile')}
        </Button>
        {files.length === 0 && <span className={`ncb-quiet ${styles['drop']}`}>{t('orDrop')}</span>}
      </div>
      <div className="ncb-field-hint">{[t('kinds', LIMITS), hint].filter(Boolean).join('. ')}</div>
      <RefusedFiles refused={refused} />
      {problem && <FieldProblem problem={problem} isAlert />}
    </div>
  );
}

function RefusedFiles({ refused }: { refused: readonly RefusedFile[] }) {
  const { t } = useTexts();
  return refused.map(({ name, reason }, place) => (
    <Alert
      key={`${place} ${name} ${reason}`}
      type="error"
      showIcon
      title={reason === 'unreadable' ? t('unreadable') : t(`fault.${reason}`, { name, ...LIMITS })}
      role="alert"
      data-notice="refusedFile"
    />
  ));
}

interface AttachedListProps {
  files: readonly MailAttachment[];
  sending: MailAttachment | null;
  onRemove: (place: number) => void;
}

function AttachedList({ files, sending, onRemove }: AttachedListProps) {
  const { t } = useTexts();
  return (
    <ul className={styles['files']}>
      {files.map((file, place) => {
        const { name, content } = file;
        return (
          <li key={`${place}-${name}`} data-file={name}>
            <PaperClipOutlined aria-hidden />
            <span className={styles['name']}>{name}</span>
            <span className="ncb-quiet ncb-number">
              {t('size', { size: Math.max(1, Math.round((getBase64Size(content) ?? 0) / 1024)) })}
            </span>
            <IconButton
              icon={<CloseOutlined aria-hidden />}
              aria-label={t('removeFile', { name })}
              disabled={file === sending}
              onClick={() => onRemove(place)}
              data-action="removeFile"
            />
          </li>
        );
      })}
    </ul>
  );
}

type FileRefusal = 'kind' | 'macros' | 'locked' | 'tooLarge' | 'tooMany' | 'unreadable';

/** Reason as a key, not a text: the language may change while it is shown. */
interface RefusedFile {
  readonly name: string;
  readonly reason: FileRefusal;
}

/**
 * Reads a file for sending, or returns the refusal.
 * @param before number of files already attached
 */
async function readFile(file: File, before: number): Promise<MailAttachment | FileRefusal> {
  if (before >= MAIL_ATTACHMENTS_MAX) return 'tooMany';
  // Checked before reading: a file of a gigabyte would fill the tab's memory.
  if (file.size === 0 || file.size > MAIL_ATTACHMENT_BYTES_MAX) return 'tooLarge';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    // macOS writes the time of a screenshot with a space (U+202F) that the bank refuses.
    const name = tidyLine(file.name);
    const content = toBase64(bytes);
    return findFileFault(name, bytes) ?? { name, content };
  } catch {
    return 'unreadable';
  }
}
