import { PaperClipOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import type { LetterRow as Letter, MailFolder } from '@ncb/shared-kernel/api/contract';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageLink, useDates } from '@ncb/shared-kernel/ui';
import type { DateFormats } from '@ncb/shared-kernel/domain/dates';
import styles from './mail.module.css';
import { useTexts } from '../../texts';

interface LetterRowProps {
  letter: Letter;
  folder: MailFolder;
  isOpen: boolean;
}

export function LetterRow({ letter, folder, isOpen }: LetterRowProps) {
  const { navigation, session } = useShell();
  const { t } = useTexts();
  const dates = useDates();
  const { id, theme, subject, sender, sent, excerpt, isRead, hasAttachments, isSigned } = letter;
  return (
    <li data-row={id} data-read={isRead} aria-current={isOpen ? 'true' : undefined}>
      <PageLink
        navigation={navigation}
        {...buildPageAddress('miMail', { letter: id, view: folder })}
        className={styles['row'] ?? ''}
        data-action="openLetter"
      >
        <span className={styles['line']}>
          <span className={`ncb-quiet ${styles['sender']}`}>
            {t(`mail.theme.${theme}`)}
            {folder === 'sent' && ` · ${sender}`}
          </span>
          <LetterMark letter={letter} />
          <span className="ncb-quiet ncb-number" title={dates.formatMoment(sent)}>
            {formatSentShort(sent, session.bankDay, dates)}
          </span>
        </span>
        <span className={styles['subject']}>
          {subject}
          {hasAttachments && <Sign icon={<PaperClipOutlined aria-hidden />} words={t('mail.hasFiles')} />}
          {isSigned && <Sign icon={<SafetyCertificateOutlined aria-hidden />} words={t('mail.isSigned')} />}
        </span>
        <span className={`ncb-quiet ${styles['excerpt']}`}>{excerpt}</span>
      </PageLink>
    </li>
  );
}

function LetterMark({ letter: { isRead, isAnswer, isToConfirm } }: Pick<LetterRowProps, 'letter'>) {
  const { t } = useTexts();
  if (isToConfirm) {
    return (
      <Tag className="ncb-tag-waiting" data-mark="important">
        {t('mail.important')}
      </Tag>
    );
  }
  if (!isRead) {
    return (
      <Tag className="ncb-tag-working" data-mark="new">
        {t('mail.new')}
      </Tag>
    );
  }
  return isAnswer ? <Tag data-mark="answer">{t('mail.isAnswer')}</Tag> : null;
}

function Sign({ icon, words: text }: { icon: React.ReactNode; words: string }) {
  return (
    <>
      {' '}
      {icon}
      <span className="ncb-visually-hidden"> {text}</span>
    </>
  );
}

/** Formats the time of a letter of the bank day, else its day, without the year if it is this one. */
function formatSentShort(sent: string, bankDay: string, dates: DateFormats): string {
  const [day = '', time = ''] = sent.split('T');
  if (day === bankDay) return time.slice(0, 5);
  return day.slice(0, 4) === bankDay.slice(0, 4) ? dates.formatDayAndMonth(day) : dates.formatDay(day);
}
