import { PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { SavedSearches, SearchProblem, useAddressSearch } from '@ncb/shared-kernel/blocks/search';
import { JOURNAL_DEFAULT_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { useJournal } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerStates, PageHeader, RefreshButton, useRowMarks, useOnDemand } from '@ncb/shared-kernel/ui';
import { DocumentDialogs } from '../../features/document-details/DocumentDialogs';
import type { DocumentDialog } from '../../features/document-details/document-dialog';
import { JournalExport } from '../../features/journal-export/JournalExport';
import { NothingFound } from '../../features/journal-list/NothingFound';
import { useShownRows } from '../../features/journal-list/use-shown-rows';
import { JOURNAL_SEARCH, toRequest } from '../../features/journal-search/journal-search';
import { SearchTags } from '../../features/journal-search/SearchTags';
import { tagsOf } from '../../features/journal-search/search-tags';
import { JournalPrintMenu } from '../../features/print/JournalPrintMenu';
import { JournalList } from './JournalList';
import { useTexts } from '../../texts';

/** The payment journal: documents of all five types, to find, sign, send and follow. Source: specification 2, section 2 */
export function JournalPage() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { search, open } = useAddressSearch('miPmtJournal', JOURNAL_SEARCH);
  const [problem] = JOURNAL_SEARCH.check(search);
  const answer = useJournal(toRequest(search), !problem);
  const marks = useRowMarks();
  const shown = useShownRows(answer.data?.rows, search.isForMe, marks.selected.ids);
  const searching = useOnDemand(loadSearchDialog);
  const [dialog, setDialog] = useState<DocumentDialog | null>(null);
  const hasConditions = tagsOf(search).length > 0;

  const [account, ...others] = search.accountIds;
  const isOfOneAccount = account !== undefined && others.length === 0;
  const create = (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => navigation.open('miPmtUahNew', isOfOneAccount ? { account } : {})}
      data-action="create"
    >
      {t('journal.create')}
    </Button>
  );

  return (
    <div className="ncb-page" data-page="miPmtJournal">
      <PageHeader
        title={t('journal.title')}
        about={hasConditions ? t('journal.found') : t('journal.about', { count: JOURNAL_DEFAULT_DAYS })}
      >
        <Flex gap="small" wrap>
          <Button
            icon={<SearchOutlined />}
            loading={searching.isLoading}
            onClick={() => void searching.show()}
            data-action="search"
          >
            {t('journal.search.action')}
          </Button>
          <SavedSearches model={JOURNAL_SEARCH} search={search} onSearch={open} />
          <RefreshButton isBusy={answer.isFetching && !answer.isPending} onRefresh={() => void answer.refetch()} />
          <JournalExport
            rows={shown.selected.length > 0 ? shown.selected : shown.rows}
            areSelected={shown.selected.length > 0}
          />
          <JournalPrintMenu
            rows={shown.selected.length > 0 ? shown.selected : shown.rows}
            areSelected={shown.selected.length > 0}
          />
          {create}
        </Flex>
      </PageHeader>
      <SearchTags search={search} onSearch={open} />
      {problem ? (
        <SearchProblem problem={problem} onSearch={() => void searching.show()} />
      ) : (
        <AnswerStates
          answer={answer}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <NothingFound search={search} onSearch={open}>
              {create}
            </NothingFound>
          }
        >
          <JournalList
            search={search}
            onSearch={open}
            shown={shown}
            isTruncated={answer.data?.truncated ?? false}
            marks={marks}
            onDialog={setDialog}
          />
        </AnswerStates>
      )}
      {searching.Shown && (
        <searching.Shown
          search={search}
          onSearch={(wanted) => {
            searching.hide();
            open(wanted);
          }}
          onClose={searching.hide}
        />
      )}
      {dialog && <DocumentDialogs dialog={dialog} onClose={() => setDialog(null)} />}
    </div>
  );
}

/** Apart from the page: choosing dates takes more code than the journal itself. */
async function loadSearchDialog() {
  const { SearchDialog } = await import('../../features/journal-search/SearchDialog');
  return SearchDialog;
}
