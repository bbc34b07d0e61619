import { useActions } from '@ncb/shared-kernel/blocks/history';
import { NothingInPeriod, useAddressSearch } from '@ncb/shared-kernel/blocks/search';
import { AnswerFailure, PageHeader, RefreshButton } from '@ncb/shared-kernel/ui';
import {
  ACTION_SEARCH,
  EMPTY_SEARCH,
  toFilter,
  ActionExport,
  ActionFilters,
  ActionTable,
  WaitingActions,
  actionStyles as styles,
} from '../../features/actions';
import { useTexts } from '../../texts';

export function SettingsActionsJournalPage() {
  const { t } = useTexts();
  const { search, open } = useAddressSearch('miSettingsActionsJournal', ACTION_SEARCH);
  // Invalid dates of a hand-written address are dropped.
  const isWrong = ACTION_SEARCH.check(search).length > 0;
  const validSearch = isWrong ? { ...search, start: '', end: '' } : search;
  const filter = toFilter(validSearch);
  const found = useActions(filter);
  const { actions, answer, refresh } = found;
  const isNarrowed = Object.values(validSearch).some((text) => text !== '');
  const hasPeriod = validSearch.start !== '' || validSearch.end !== '';
  const getContent = () => {
    if (answer.isPending) return <WaitingActions />;
    if (actions.length > 0) return <ActionTable found={found} />;
    if (answer.isError) return <AnswerFailure answer={answer} />;
    return (
      <NothingInPeriod
        text={t(isNarrowed ? 'actions.nothingFound' : 'actions.empty')}
        defaultDays={null}
        onAllTime={hasPeriod ? () => open({ ...validSearch, start: '', end: '' }) : undefined}
        onClear={isNarrowed ? () => open(EMPTY_SEARCH) : undefined}
      />
    );
  };
  return (
    <div className="ncb-page" data-page="miSettingsActionsJournal">
      <PageHeader title={t('actions.title')}>
        <RefreshButton
          isBusy={answer.isFetching && !answer.isPending && !answer.isFetchingNextPage}
          asOf={answer.dataUpdatedAt}
          onRefresh={() => void refresh()}
        />
      </PageHeader>
      <div className="ncb-list-place">
        <div className="ncb-list">
          <div className="ncb-list-top">
            <div className={`ncb-list-head ncb-list-head-all ${styles['head']}`}>
              <ActionFilters search={validSearch} onSearch={open} />
              <div className="ncb-list-tools">
                <ActionExport filter={filter} disabled={actions.length === 0} />
              </div>
            </div>
          </div>
          {getContent()}
        </div>
      </div>
    </div>
  );
}
