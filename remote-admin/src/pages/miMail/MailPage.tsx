import { EditOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { MAIL_FOLDERS, type MailFolder } from '@ncb/shared-kernel/api/contract';
import { pageAddress, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useLetter, useLetters } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, EmptyView, goTo, ListChoice, PageHeader, RefreshButton } from '@ncb/shared-kernel/ui';
import { LetterForm } from '../../features/mail/LetterForm';
import { LetterList } from '../../features/mail/LetterList';
import { LetterView } from '../../features/mail/LetterView';
import styles from '../../features/mail/mail.module.css';
import { useTexts } from '../../texts';

/** Letters between the company and the bank: a list, the open letter beside it, a form for a new one. */
export function MailPage() {
  const { navigation } = useShell();
  const { letter, view = 'inbox' } = readPageAddress('miMail', navigation.parameters);
  if (view === 'new') return <NewLetter answered={letter} />;
  return <Folder key={view} folder={view} open={letter} />;
}

function Folder({ folder, open }: { folder: MailFolder; open: string | undefined }) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const found = useLetters(folder);
  const { letters, answer } = found;
  const unread = answer.data?.pages[0]?.unread ?? 0;
  return (
    <div className="ncb-page" data-page="miMail">
      <PageHeader
        title={t('mail.title')}
        about={unread > 0 ? <span data-field="unread">{t('mail.unread', { count: unread })}</span> : t('mail.about')}
      >
        <RefreshButton
          isBusy={answer.isFetching && !answer.isPending}
          asOf={answer.dataUpdatedAt}
          onRefresh={() => void answer.refetch()}
        />
        <Button
          type="primary"
          icon={<EditOutlined />}
          onClick={() => goTo(navigation, pageAddress('miMail', { view: 'new' }))}
          data-action="write"
        >
          {t('mail.write')}
        </Button>
      </PageHeader>
      <ListChoice
        label={t('mail.folders')}
        lists={MAIL_FOLDERS.map((name) => ({ name, title: t(`mail.${name}`) }))}
        shown={folder}
        onChoose={(view) => goTo(navigation, pageAddress('miMail', { view }))}
      />
      <div className={styles['layout']} data-open={open !== undefined}>
        <section className={`ncb-sheet ${styles['list']}`} aria-label={t(`mail.${folder}`)}>
          {answer.isPending ? (
            <Skeleton active title={false} paragraph={{ rows: 8 }} />
          ) : letters.length > 0 ? (
            <LetterList found={found} folder={folder} open={open} />
          ) : answer.isError ? (
            <AnswerFailure answer={answer} />
          ) : (
            <EmptyView text={t(folder === 'inbox' ? 'mail.emptyInbox' : 'mail.emptySent')} />
          )}
        </section>
        <section className={`ncb-sheet ${styles['open']}`} aria-label={t('mail.letter')}>
          {open === undefined ? <EmptyView text={t('mail.choose')} /> : <LetterView id={open} folder={folder} />}
        </section>
      </div>
    </div>
  );
}

/** @param answered the letter that is answered; its subject is what the new one begins with */
function NewLetter({ answered }: { answered: string | undefined }) {
  const { t } = useTexts();
  const found = useLetter(answered);
  const isComing = answered !== undefined && found.isPending;
  return (
    <div className="ncb-page" data-page="miMail" data-view="new">
      {isComing ? (
        <>
          <PageHeader title={t('mail.writeTitle')} />
          <Skeleton active paragraph={{ rows: 8 }} />
        </>
      ) : found.isError ? (
        <AnswerFailure answer={found} />
      ) : (
        <LetterForm answered={found.data?.letter.subject ?? null} />
      )}
    </div>
  );
}
