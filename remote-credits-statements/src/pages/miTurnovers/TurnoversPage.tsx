import { Grid, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { SearchProblem } from '@ncb/shared-kernel/blocks/search';
import { loadCode, useCode, useTurnovers } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, AnswerStates, ListChoice, PageHeader, RefreshButton, useOnDemand } from '@ncb/shared-kernel/ui';
import { toRequest, TURNOVER_VIEWS, WIRE_NAMES } from '../../features/turnovers/turnover-search';
import type { TurnoverChipsProps } from '../../features/turnovers/TurnoverChips';
import { TurnoverList } from '../../features/turnovers/TurnoverList';
import { useSearchWords } from '../../features/turnovers/use-search-words';
import { useTurnoverSearch } from '../../features/turnovers/use-turnover-search';
import { useTexts } from '../../texts';
import styles from '../../features/turnovers/turnovers.module.css';

/** Turnovers of the company's accounts, by period, by day and by month. Source: specification 3, section 2 */
export function TurnoversPage() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { model, search, open } = useTurnoverSearch();
  const [problem] = model.check(search);
  const isByMonth = search.view === 'months';
  const answer = useTurnovers(toRequest(search), !problem && !isByMonth);
  const searching = useOnDemand(loadSearchDialog);
  const { show, isLoading } = searching;
  const about = useSearchWords(search);
  useSearchOnEntry(Object.keys(navigation.parameters).length === 0, show);

  const chips: TurnoverChipsProps = { search, onSearch: open, onMore: () => void show(), isLoading };
  return (
    <div className="ncb-page" data-page="miTurnovers">
      <PageHeader title={t('turnovers.title')} about={about && <span data-field="about">{about}</span>}>
        {!isByMonth && (
          <RefreshButton
            isBusy={answer.isFetching && !answer.isPending}
            asOf={answer.dataUpdatedAt}
            onRefresh={() => void answer.refetch()}
          />
        )}
      </PageHeader>
      <div className={styles['views']}>
        <ListChoice
          label={t('turnovers.title')}
          lists={TURNOVER_VIEWS.map((name) => ({ name, title: t(`turnovers.views.${name}`), field: WIRE_NAMES.view }))}
          shown={search.view}
          onChoose={(view) => open({ ...search, view })}
        />
      </div>
      {problem ? (
        <SearchProblem problem={problem} onSearch={() => void show()} />
      ) : isByMonth ? (
        <Months {...chips} />
      ) : (
        <>
          <AnswerStates answer={answer} isEmpty={() => false} empty={null}>
            <TurnoverList rows={answer.data?.rows ?? []} {...chips} />
          </AnswerStates>
          {search.view === 'period' && answer.isSuccess && <Chart {...chips} />}
        </>
      )}
      {searching.Shown && (
        <searching.Shown
          model={model}
          search={search}
          onSearch={(wanted) => {
            searching.hide();
            open(wanted);
          }}
          onClose={searching.hide}
        />
      )}
    </div>
  );
}

/** The search is there when the page is opened without saying what for; a link goes straight to what it shows. */
function useSearchOnEntry(isWanted: boolean, show: () => Promise<void>): void {
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    void show();
  }, [show]);
}

/** Below the table where there is room for both. */
function Chart({ search, onSearch }: TurnoverChipsProps) {
  const { md: isWide = true } = Grid.useBreakpoint();
  const code = useCode('turnover months', loadMonths, isWide);
  if (!isWide) return null;
  if (!code.isSuccess) return code.isError ? <AnswerFailure answer={code} /> : <Waiting />;
  return <code.data.ChartOfSearch search={search} onSearch={onSearch} />;
}

function Months(chips: TurnoverChipsProps) {
  const code = useCode('turnover months', loadMonths, true);
  if (!code.isSuccess) return code.isError ? <AnswerFailure answer={code} /> : <Waiting />;
  return <code.data.MonthsView {...chips} />;
}

function Waiting() {
  return (
    <div className={`${styles['card']} ${styles['waiting']}`}>
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  );
}

/** Apart from the page: choosing dates takes more code than the list itself. */
async function loadSearchDialog() {
  const { TurnoverSearchDialog } = await import('../../features/turnovers/TurnoverSearchDialog');
  return TurnoverSearchDialog;
}

/** Apart from the page: the chart and its table. */
function loadMonths() {
  return loadCode(() => import('../../features/turnovers/months-chunk'));
}
