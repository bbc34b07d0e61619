import { PaperClipOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Letter } from '@ncb/shared-kernel/api/contract';
import { useDates } from '@ncb/shared-kernel/ui';
import styles from './mail.module.css';
import { useMailFile } from './use-mail-file';
import { useTexts } from '../../texts';

interface LetterTextProps {
  letter: Letter;
  isOpen: boolean;
  /** True for the last letter of the exchange: the bank's answer is pending. */
  isLast: boolean;
}

/** Letter with sender, time, plain text and files; the text is never rendered as HTML. */
export function LetterText({ letter, isOpen, isLast }: LetterTextProps) {
  const { t } = useTexts();
  const { formatDay, formatMoment } = useDates();
  const { save, busy } = useMailFile();
  const { id, sender, sent, text, attachments, signer, answerBy } = letter;
  return (
    <article className={styles['letter']} {...(isOpen ? { 'data-letter': id } : { 'data-thread': id })}>
      <p className={styles['line']}>
        <strong className={styles['sender']}>{sender}</strong>
        <span className="ncb-quiet ncb-number">{formatMoment(sent)}</span>
      </p>
      <p className={styles['text']} data-field={isOpen ? 'text' : 'letterText'}>
        {text}
      </p>
      {attachments.length > 0 && (
        <ul className={styles['files']} aria-label={t('mail.files')}>
          {attachments.map((file) => (
            <li key={file.id}>
              <Button
                icon={<PaperClipOutlined />}
                loading={busy === file.id}
                onClick={() => void save(file)}
                aria-label={t('mail.save', { name: file.name })}
                data-action="saveFile"
              >
                <span className={styles['name']}>{file.name}</span>
                <span className="ncb-quiet ncb-number">
                  {t('mail.bytes', { size: Math.max(1, Math.round(file.bytes / 1024)) })}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {signer !== '' && (
        <p className="ncb-quiet" data-field="signer">
          <SafetyCertificateOutlined aria-hidden /> {t('mail.signedBy', { name: signer })}
        </p>
      )}
      {isLast && answerBy !== null && (
        <p className="ncb-quiet" data-field="answerBy">
          {t('mail.answerBy', { day: formatDay(answerBy) })}
        </p>
      )}
    </article>
  );
}
