import { Grid } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { SearchPage, useSearchPage } from '@ncb/shared-kernel/blocks/search';
import { loadCode, useCode, useTurnovers } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, ListChoice, Waiting } from '@ncb/shared-kernel/ui';
import {
  toRequest,
  TURNOVER_VIEWS,
  createTurnoverSearchModel,
  TurnoverList,
  useSearchSummary,
  turnoverStyles as styles,
  type TurnoverChipsProps,
} from '../../features/turnovers';
import { useTexts } from '../../texts';

/**
 * Page of turnovers by period, day and month. Source:
 * docs/requirements/currency-payroll-credits-statements.md#turnovers.
 */
export function TurnoversPage() {
  const { navigation, session } = useShell();
  const { t } = useTexts();
  const model = useMemo(() => createTurnoverSearchModel(session.bankDay), [session.bankDay]);
  const searchState = useSearchPage('miTurnovers', model, loadSearchDialog);
  const { search, open, onMore, isLoading } = searchState;
  const isByMonth = search.view === 'months';
  const answer = useTurnovers(toRequest(search), !searchState.problem && !isByMonth);
  const about = useSearchSummary(search);
  useSearchOnEntry(Object.keys(navigation.parameters).length === 0, onMore);

  const chips: TurnoverChipsProps = { search, onSearch: open, onMore, isLoading };
  return (
    <SearchPage
      searchState={searchState}
      title={t('turnovers.title')}
      about={about && <span data-field="about">{about}</span>}
      answer={isByMonth ? null : answer}
      above={
        <div className={styles['views']}>
          <ListChoice
            label={t('turnovers.title')}
            lists={TURNOVER_VIEWS.map((name) => ({
              name,
              title: t(`turnovers.views.${name}`),
              field: 'view',
            }))}
            shown={search.view}
            onChoose={(view) => open({ ...search, view })}
          />
        </div>
      }
    >
      {isByMonth ? <Months {...chips} /> : <TurnoverList answer={answer} {...chips} />}
      {answer.isSuccess && search.view === 'period' && <Chart {...chips} />}
    </SearchPage>
  );
}

/** Opens the search on entry without parameters; a link goes directly to its content. */
function useSearchOnEntry(isWanted: boolean, show: () => void): void {
  const pending = useRef(isWanted);
  useEffect(() => {
    if (!pending.current) return;
    pending.current = false;
    show();
  }, [show]);
}

function Chart({ search, onSearch }: TurnoverChipsProps) {
  const { md: isWide = true } = Grid.useBreakpoint();
  const code = useCode('turnover months', loadMonths, isWide);
  if (!isWide) return null;
  if (!code.isSuccess) return code.isError ? <AnswerFailure answer={code} /> : <ChartPlaceholder />;
  return <code.data.ChartOfSearch search={search} onSearch={onSearch} />;
}

function Months(chips: TurnoverChipsProps) {
  const code = useCode('turnover months', loadMonths, true);
  if (!code.isSuccess) return code.isError ? <AnswerFailure answer={code} /> : <ChartPlaceholder />;
  return <code.data.MonthsView {...chips} />;
}

function ChartPlaceholder() {
  return (
    <div className={`${styles['card']} ${styles['waiting']}`}>
      <Waiting rows={6} hasTitle />
    </div>
  );
}

/** Loaded on demand: choosing dates needs more code than the list. */
async function loadSearchDialog() {
  const { TurnoverSearchDialog } = await import('../../features/turnovers/TurnoverSearchDialog');
  return TurnoverSearchDialog;
}

function loadMonths() {
  return loadCode(() => import('../../features/turnovers/months-chunk'));
}
