import { PaperClipOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import type { MailFolder } from '@ncb/shared-kernel/api/contract';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { pageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import type { FoundLetters } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, PageLink } from '@ncb/shared-kernel/ui';
import styles from './mail.module.css';
import { useTexts } from '../../texts';

interface LetterListProps {
  found: FoundLetters;
  folder: MailFolder;
  /** The letter that stands beside the list. */
  open: string | undefined;
}

/** Letters, the newest first; one that nobody has read stands out by its weight and by a word. */
export function LetterList({ found: { letters, answer }, folder, open }: LetterListProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  return (
    <>
      <ul className={styles['letters']}>
        {letters.map(({ id, subject, sender, sent, isRead, hasAttachments }) => (
          <li key={id} data-row={id} data-read={isRead} aria-current={id === open ? 'true' : undefined}>
            <PageLink
              navigation={navigation}
              {...pageAddress('miMail', { letter: id, view: folder })}
              className={styles['row'] ?? ''}
              data-action="openLetter"
            >
              <span className={styles['line']}>
                <span className={`ncb-quiet ${styles['sender']}`}>{sender}</span>
                {!isRead && (
                  <Tag className="ncb-tag-working" data-mark="new">
                    {t('mail.new')}
                  </Tag>
                )}
                <span className="ncb-quiet ncb-number">{toDottedMoment(sent)}</span>
              </span>
              <span className={styles['subject']}>
                {subject}
                {hasAttachments && (
                  <>
                    {' '}
                    <PaperClipOutlined aria-hidden />
                    <span className="ncb-visually-hidden"> {t('mail.hasFiles')}</span>
                  </>
                )}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {answer.isError && <AnswerFailure answer={answer} />}
      {answer.hasNextPage && !answer.isError && (
        <Button
          block
          loading={answer.isFetchingNextPage}
          onClick={() => void answer.fetchNextPage()}
          data-action="more"
        >
          {t('mail.more')}
        </Button>
      )}
    </>
  );
}
