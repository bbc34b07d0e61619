import { ArrowLeftOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { getMailFile, type Letter, type MailFolder } from '@ncb/shared-kernel/api/contract';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { pageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useLetter } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerStates, failureText, goTo, saveFile } from '@ncb/shared-kernel/ui';
import styles from './mail.module.css';
import { useTexts } from '../../texts';

/** One letter with its files. Its text is shown as text, whatever it looks like. */
export function LetterView({ id, folder }: { id: string; folder: MailFolder }) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const answer = useLetter(id);
  return (
    <>
      <Button
        type="link"
        icon={<ArrowLeftOutlined />}
        className={styles['back'] ?? ''}
        onClick={() => goTo(navigation, pageAddress('miMail', { view: folder }))}
        data-action="back"
      >
        {t('mail.toList')}
      </Button>
      <AnswerStates answer={answer} isEmpty={() => false} empty={null}>
        {answer.data && <OpenLetter key={id} letter={answer.data.letter} isFromBank={folder === 'inbox'} />}
      </AnswerStates>
    </>
  );
}

function OpenLetter({ letter, isFromBank }: { letter: Letter; isFromBank: boolean }) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { save, busy } = useMailFile();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever opened it with the keyboard goes on in the letter; screen readers notice that it is there.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <article data-letter={letter.id}>
      <h2 ref={heading} tabIndex={-1} className={styles['subject']} data-field="subject">
        {letter.subject}
      </h2>
      <p className="ncb-quiet">
        {letter.sender} · <span className="ncb-number">{toDottedMoment(letter.sent)}</span>
      </p>
      <p className={styles['text']} data-field="text">
        {letter.text}
      </p>
      {letter.attachments.length > 0 && (
        <ul className={styles['files']} aria-label={t('mail.files')}>
          {letter.attachments.map((file) => (
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
      {isFromBank && (
        <Button
          onClick={() => goTo(navigation, pageAddress('miMail', { letter: letter.id, view: 'new' }))}
          data-action="answer"
        >
          {t('mail.answer')}
        </Button>
      )}
    </article>
  );
}

/** Saves a file of a letter; none is ever opened as a page. */
function useMailFile() {
  const { api, notify } = useShell();
  const { t, common } = useTexts();
  const [busy, setBusy] = useState('');
  const save = async ({ id, name }: Letter['attachments'][number]) => {
    setBusy(id);
    const outcome = await api.call(getMailFile, { id });
    setBusy('');
    const failed = (reason: string) => notify('error', t('mail.saveFailed', { name, reason }));
    if (!outcome.ok) return failed(failureText(common, outcome.failure));
    const bytes = bytesOf(outcome.value.content);
    if (!bytes) return failed(t('mail.brokenFile'));
    // Of no kind that a browser would show: a page among the files would run with our rights.
    saveFile(new Blob([bytes], { type: 'application/octet-stream' }), name);
  };
  return { save, busy };
}

function bytesOf(content: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
