import { EditOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { MAIL_FOLDERS, type MailFolder } from '@ncb/shared-kernel/api/contract';
import { MAIL_SUBJECT_MAX, buildPageAddress, readPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { DraftsList, useDrafts } from '@ncb/shared-kernel/blocks/drafts';
import { useLetter, useLetters } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  SEARCH_PAUSE_MS,
  useSettled,
  AnswerFailure,
  AnswerRefresh,
  EmptyView,
  goTo,
  ListChoice,
  PageHeader,
  RefreshButton,
  Waiting,
} from '@ncb/shared-kernel/ui';
import { LetterForm, Exchange, LetterList, LetterView, mailStyles as styles } from '../../features/mail';
import { useTexts } from '../../texts';

const DRAFTS = ['miMail'] as const;
const LISTS = [...MAIL_FOLDERS, 'drafts'] as const;

export function MailPage() {
  const { navigation } = useShell();
  const { letter, view = 'inbox' } = readPageAddress('miMail', navigation.parameters);
  if (view === 'new') return <NewLetter answered={letter} />;
  if (view === 'drafts') return <Drafts />;
  return <Folder key={view} folder={view} open={letter} />;
}

function Folder({ folder, open }: { folder: MailFolder; open: string | undefined }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const searchText = useSettled(typed.trim(), SEARCH_PAUSE_MS);
  const found = useLetters(folder, searchText);
  const { answer, refresh } = found;
  const unread = answer.data?.pages[0]?.unread ?? 0;
  return (
    <div className="ncb-page" data-page="miMail">
      <PageHeader title={t('mail.title')} views={<FolderTabs shown={folder} unread={unread} />}>
        <RefreshButton
          isBusy={answer.isFetching && !answer.isPending && !answer.isFetchingNextPage}
          asOf={answer.dataUpdatedAt}
          onRefresh={() => void refresh()}
        />
      </PageHeader>
      <div className={styles['layout']} data-open={open !== undefined}>
        <section className={`ncb-sheet ${styles['list']}`} aria-label={t(`mail.${folder}`)}>
          <div className={`ncb-list-head ${styles['head']}`}>
            <Input
              className={styles['search']}
              prefix={<SearchOutlined aria-hidden />}
              placeholder={t('mail.find')}
              aria-label={t('mail.find')}
              value={typed}
              maxLength={MAIL_SUBJECT_MAX}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
              allowClear
              data-field="search"
            />
            <WriteButton />
          </div>
          <FolderLetters found={found} folder={folder} open={open} isSearch={searchText !== ''} />
        </section>
        <section className={`ncb-sheet ${styles['open']}`} aria-label={t('mail.letter')}>
          {open === undefined ? <EmptyView text={t('mail.choose')} /> : <LetterView id={open} folder={folder} />}
        </section>
      </div>
    </div>
  );
}

interface FolderLettersProps {
  found: ReturnType<typeof useLetters>;
  folder: MailFolder;
  open: string | undefined;
  isSearch: boolean;
}

function FolderLetters({ found, folder, open, isSearch }: FolderLettersProps) {
  const { t } = useTexts();
  const { letters, answer } = found;
  if (answer.isPending) return <Waiting rows={8} />;
  if (letters.length > 0) return <LetterList found={found} folder={folder} open={open} />;
  if (answer.isError) return <AnswerFailure answer={answer} />;
  const emptyText = folder === 'inbox' ? 'mail.emptyInbox' : 'mail.emptySent';
  return <EmptyView text={t(isSearch ? 'mail.notFound' : emptyText)} />;
}

function FolderTabs({ shown, unread = 0 }: { shown: (typeof LISTS)[number]; unread?: number }) {
  const { navigation } = useShell();
  const { t } = useTexts();
  return (
    <ListChoice
      label={t('mail.folders')}
      lists={LISTS.map((name) => ({
        name,
        title: t(`mail.${name}`),
        ...(name === 'inbox' && unread > 0 && { count: unread, field: 'unread' }),
      }))}
      shown={shown}
      onChoose={(view) => goTo(navigation, buildPageAddress('miMail', { view }))}
    />
  );
}

function WriteButton() {
  const { navigation } = useShell();
  const { t } = useTexts();
  return (
    <Button
      type="primary"
      icon={<EditOutlined />}
      onClick={() => goTo(navigation, buildPageAddress('miMail', { view: 'new' }))}
      data-action="write"
    >
      {t('mail.write')}
    </Button>
  );
}

function Drafts() {
  const { t } = useTexts();
  const { answer } = useDrafts(DRAFTS);
  return (
    <div className="ncb-page" data-page="miMail" data-view="drafts">
      <PageHeader title={t('mail.title')} views={<FolderTabs shown="drafts" />}>
        <AnswerRefresh answer={answer} />
        <WriteButton />
      </PageHeader>
      <section aria-label={t('mail.drafts')}>
        <DraftsList pages={DRAFTS} />
      </section>
    </div>
  );
}

/** @param answered letter to answer; its subject becomes the initial subject */
function NewLetter({ answered }: { answered: string | undefined }) {
  const { t } = useTexts();
  const found = useLetter(answered);
  const getContent = () => {
    if (answered !== undefined && found.isPending)
      return (
        <>
          <PageHeader title={t('mail.writeTitle')} />
          <Waiting rows={8} hasTitle />
        </>
      );
    if (found.isError) return <AnswerFailure answer={found} />;
    return (
      <>
        <LetterForm answered={found.data?.letter ?? null} />
        {found.data && <Exchange letters={found.data.thread} />}
      </>
    );
  };
  return (
    <div className="ncb-page" data-page="miMail" data-view="new">
      {getContent()}
    </div>
  );
}
