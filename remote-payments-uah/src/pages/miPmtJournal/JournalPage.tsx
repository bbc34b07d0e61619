import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { AnswerOf, listPayments } from '@ncb/shared-kernel/api/contract';
import { DraftsButton } from '@ncb/shared-kernel/blocks/drafts';
import { SearchPage, SearchViews, useSearchPage, type SearchCounter } from '@ncb/shared-kernel/blocks/search';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { createJournalQuery, useJournal } from '@ncb/shared-kernel/queries';
import { useShell, useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { goTo, useRowMarks } from '@ncb/shared-kernel/ui';
import { DocumentDialogs, type DocumentDialog } from '../../features/document-details';
import { JournalExport } from '../../features/journal-export';
import { listViewRows, useShownRows } from '../../features/journal-list';
import {
  JOURNAL_SEARCH,
  JOURNAL_VIEWS,
  toRequest,
  JournalChips,
  JournalPeriodChip,
  type JournalSearch,
  SearchTags,
} from '../../features/journal-search';
import { JournalPrintMenu } from '../../features/print';
import { JournalList } from './JournalList';
import { useTexts } from '../../texts';

/** Forms of the documents that the journal lists. */
const DRAFT_PAGES = [
  'miPmtUahNew',
  'miImpex',
  'miPmtCurNew',
  'miPmtCurNewBuy',
  'miPmtCurNewSale',
  'miPmtCurNewConvert',
  'miPmtCurImport',
];

/** Payment journal with documents of all five types. Source: docs/requirements/hryvnia-payments.md#journal. */
export function JournalPage() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const searchPage = useSearchPage('miPmtJournal', JOURNAL_SEARCH, loadSearchDialog);
  const { search, open, onMore, isLoading } = searchPage;
  const answer = useJournal(toRequest(search), !searchPage.problem);
  const marks = useRowMarks();
  // The view is marked at once; up to 10,000 rows render later.
  const shownSearch = useDeferredValue(search);
  const shown = useShownRows(answer.data?.rows, shownSearch.view, marks.selected.ids);
  const [dialog, setDialog] = useState<DocumentDialog | null>(null);

  const { accountIds } = search;
  const create = useCallback(
    (isPlain: boolean) => {
      const [account, ...others] = accountIds;
      const isOneAccount = account !== undefined && others.length === 0;
      return (
        <Button
          type={isPlain ? 'default' : 'primary'}
          icon={<PlusOutlined />}
          onClick={() => goTo(navigation, buildPageAddress('miPmtUahNew', isOneAccount ? { account } : {}))}
          data-action="create"
        >
          {t('journal.create')}
        </Button>
      );
    },
    [accountIds, navigation, t],
  );
  const header = useMemo(
    () => <JournalChips search={search} onSearch={open} onMore={onMore} isLoading={isLoading} />,
    [search, open, onMore, isLoading],
  );
  const { rows, selected } = shown;
  const exports = useMemo(() => {
    const areSelected = selected.length > 0;
    const meant = areSelected ? selected : rows;
    return (
      <>
        <JournalExport rows={meant} areSelected={areSelected} />
        <JournalPrintMenu rows={meant} areSelected={areSelected} />
      </>
    );
  }, [rows, selected]);

  return (
    <SearchPage
      searchState={searchPage}
      title={t('journal.title')}
      views={
        <SearchViews
          label={t('journal.title')}
          lists={JOURNAL_VIEWS.map((name) => ({
            name,
            title: t(`journal.views.${name}`),
            ...(answer.isSuccess && { count: shown.counts[name] }),
            ...(name === 'mine' && { field: 'isForMe', isOwnWork: true }),
          }))}
          shown={search.view}
          onChoose={(view) => open({ ...search, view })}
          model={JOURNAL_SEARCH}
          search={search}
          onSearch={open}
          counter={useJournalCounter()}
        />
      }
      answer={answer}
      actions={<DraftsButton pages={DRAFT_PAGES} />}
      period={<JournalPeriodChip search={search} onSearch={open} />}
      above={
        <>
          {dialog && <DocumentDialogs dialog={dialog} onClose={() => setDialog(null)} />}
          <SearchTags search={search} onSearch={open} />
        </>
      }
    >
      <JournalList
        answer={answer.isSuccess ? null : answer}
        search={shownSearch}
        onSearch={open}
        shown={shown}
        isTruncated={answer.data?.truncated ?? false}
        marks={marks}
        onDialog={setDialog}
        header={header}
        exports={exports}
        create={create}
      />
    </SearchPage>
  );
}

function useJournalCounter(): SearchCounter<JournalSearch, AnswerOf<typeof listPayments>> {
  const shell = useSteadyShell();
  return useMemo(
    () => ({
      query: (search) => createJournalQuery(shell, toRequest(search)),
      count: ({ rows }, { view }) => listViewRows(rows, shell.session)[view].length,
    }),
    [shell],
  );
}

/** Loads lazily: date fields are more code than the journal. */
async function loadSearchDialog() {
  const { SearchDialog } = await import('../../features/journal-search/SearchDialog');
  return SearchDialog;
}
