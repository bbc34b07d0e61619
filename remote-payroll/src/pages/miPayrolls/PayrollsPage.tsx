import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type { AnswerOf, listPayrolls } from '@ncb/shared-kernel/api/contract';
import { DraftsButton } from '@ncb/shared-kernel/blocks/drafts';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { SearchPage, SearchViews, useSearchPage, type SearchCounter } from '@ncb/shared-kernel/blocks/search';
import { ActionObject, PayrollAccess } from '@ncb/shared-kernel/domain/vocabulary';
import { createPayrollsQuery, usePayrolls } from '@ncb/shared-kernel/queries';
import { useShell, useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useRowMarks } from '@ncb/shared-kernel/ui';
import {
  CopyButton,
  isPayrollWaitingForUser,
  PayrollExport,
  PayrollPrintMenu,
  useShownPayrolls,
  type ListedPayroll,
} from '../../features/payroll-list';
import { usePayrollPrint } from '../../features/printing';
import {
  PAYROLL_SEARCH,
  toRequest,
  PayrollChips,
  PayrollPeriodChip,
  SearchTags,
  type PayrollSearch,
} from '../../features/search';
import { PayrollList } from './PayrollList';
import { useTexts } from '../../texts';

const HistoryDialog = onDemand(
  'miPayrolls/history',
  async () => (await import('@ncb/shared-kernel/blocks/history')).HistoryDialog,
);

const DRAFT_PAGES = ['miPayrollNew'];

/**
 * Page of payrolls: search, signing, sending and tracking. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payroll-list.
 */
export function PayrollsPage() {
  const { t } = useTexts();
  const searched = useSearchPage('miPayrolls', PAYROLL_SEARCH, loadSearchDialog);
  const { search, open, onMore, isLoading } = searched;
  const answer = usePayrolls(toRequest(search), !searched.problem);
  const marks = useRowMarks();
  const shown = useShownPayrolls(answer.data?.rows, search.isForMe, marks.selected.ids);
  const [history, setHistory] = useState<ListedPayroll | null>(null);
  const { create, fromFile } = useCreateButtons();

  const printing = usePayrollPrint();
  const opening = {
    onHistory: setHistory,
    onPrint: (printed: readonly ListedPayroll[]) =>
      printing.print(
        printed.map(({ id }) => id),
        'sheet',
      ),
  };
  const { rows, selected } = shown;
  const areSelected = selected.length > 0;
  const meant = areSelected ? selected : rows;

  return (
    <SearchPage
      searchState={searched}
      title={t('payrolls.title')}
      views={
        <SearchViews
          label={t('payrolls.title')}
          lists={[
            { name: 'all', title: t('list.views.all'), ...(answer.isSuccess && { count: shown.found }) },
            {
              name: 'mine',
              title: t('list.views.mine'),
              ...(answer.isSuccess && { count: shown.waiting }),
              field: 'isForMe',
              isOwnWork: true,
            },
          ]}
          shown={search.isForMe ? 'mine' : 'all'}
          onChoose={(view) => open({ ...search, isForMe: view === 'mine' })}
          model={PAYROLL_SEARCH}
          search={search}
          onSearch={open}
          counter={usePayrollCounter()}
        />
      }
      answer={answer}
      actions={<DraftsButton pages={DRAFT_PAGES} />}
      period={<PayrollPeriodChip search={search} onSearch={open} />}
      above={
        <>
          {printing.element}
          {history && (
            <HistoryDialog
              object={ActionObject.payroll}
              id={history.id}
              name={history.number}
              onClose={() => setHistory(null)}
            />
          )}
          <SearchTags search={search} onSearch={open} />
        </>
      }
    >
      <PayrollList
        answer={answer}
        search={search}
        onSearch={open}
        shown={shown}
        isTruncated={answer.data?.truncated ?? false}
        marks={marks}
        opening={opening}
        header={<PayrollChips search={search} onSearch={open} onMore={onMore} isLoading={isLoading} />}
        tools={areSelected ? <CopyButton selected={selected} {...opening} /> : fromFile}
        exports={
          <>
            <PayrollExport payrolls={meant} areSelected={areSelected} />
            <PayrollPrintMenu payrolls={meant} areSelected={areSelected} onPrint={printing.print} />
          </>
        }
        create={create}
      />
    </SearchPage>
  );
}

function usePayrollCounter(): SearchCounter<PayrollSearch, AnswerOf<typeof listPayrolls>> {
  const shell = useSteadyShell();
  return useMemo(
    () => ({
      query: (search) => createPayrollsQuery(shell, toRequest(search)),
      count: ({ rows }, { isForMe }) =>
        rows.filter((row) => !isForMe || isPayrollWaitingForUser(row, shell.session)).length,
    }),
    [shell],
  );
}

function useCreateButtons() {
  const { navigation, session } = useShell();
  const { t } = useTexts();
  const isAllowed = session.user.payrollAccess === PayrollAccess.full && navigation.isServed('miPayrollNew');
  return {
    fromFile: isAllowed && (
      <Button
        icon={<ImportOutlined />}
        onClick={() => navigation.open('miPayrollNew', { from: 'file' })}
        data-action="import"
      >
        {t('list.import')}
      </Button>
    ),
    create: useCallback(
      (isPlain: boolean) =>
        isAllowed && (
          <Button
            type={isPlain ? 'default' : 'primary'}
            icon={<PlusOutlined />}
            onClick={() => navigation.open('miPayrollNew')}
            data-action="create"
          >
            {t('list.create')}
          </Button>
        ),
      [isAllowed, navigation, t],
    ),
  };
}

async function loadSearchDialog() {
  const { SearchDialog } = await import('../../features/search/SearchDialog');
  return SearchDialog;
}
