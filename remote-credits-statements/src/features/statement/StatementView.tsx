import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, useCallback, type ComponentProps } from 'react';
import { OperationFilter, StatementType, type StatementGroup } from '@ncb/shared-kernel/domain/vocabulary';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { Waiting } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { ListedOperation } from './listed-operations';
import { OperationsView } from './OperationsView';
import type { OperationPrintDialogProps } from './OperationPrintDialog';
import type { PaymentDialogProps } from './PaymentDialog';
import type { StatementAnswer } from './shown-statement';
import { isFiltered, toRequest, type StatementSearch, type SearchChange } from './statement-search';
import type { Printed, StatementPrintDialogProps } from './StatementPrintDialog';
import { TruncatedNotice } from './TruncatedNotice';
import { useTargetDialog } from './use-target-dialog';
import { useListedStatement, usePrepareListing } from './use-listed-statement';
import { useTypedSearch } from './use-typed-search';
import { useWholeStatement } from './use-whole-statement';

const TotalsView = onDemand(
  'miAccountsBilling/totals',
  async () => (await import('./TotalsView')).TotalsView,
  <Waiting rows={8} />,
);

interface StatementViewProps {
  answer: StatementAnswer;
  search: StatementSearch;
  find: string;
  group: StatementGroup;
  onFilter: SearchChange;
  onSearch: () => void;
}

/**
 * Statement with its totals, or operations and commands. Memoised: `LatestSearch` marks the latest input without
 * re-rendering it.
 */
export const StatementView = memo(function StatementView(props: StatementViewProps) {
  const { answer: firstAnswer, search, find, group, onFilter, onSearch } = props;
  const { t, common } = useTexts();
  const whole = useWholeStatement(firstAnswer, toRequest(search), usePrepareListing(search));
  const { answer } = whole;
  const listed = useListedStatement(answer, search);
  const onFind = useCallback((typed: string) => onFilter({ find: typed }), [onFilter]);
  const typing = useTypedSearch(find, onFind);
  const viewing = useTargetDialog<ListedOperation, PaymentDialogProps>(loadPaymentDialog);
  const printing = useTargetDialog<ListedOperation, OperationPrintDialogProps>(loadOperationPrint);
  const printingList = useTargetDialog<Printed, StatementPrintDialogProps>(loadStatementPrint);
  const exporting = useTargetDialog<readonly ListedOperation[], ExportDialogProps>(loadExportDialog);
  const printButton = (printable: Printed) => (
    <Button
      icon={<PrinterOutlined />}
      disabled={printable.rows.length === 0}
      loading={printingList.isLoading}
      onClick={() => printingList.open(printable)}
      title={t(`statement.print.${printable.kind}`)}
      data-action="print"
    >
      {common('common.print')}
    </Button>
  );
  const exportButton = (rows: readonly ListedOperation[]) => (
    <Button
      type="primary"
      icon={<DownloadOutlined />}
      loading={exporting.isLoading}
      onClick={() => exporting.open(rows)}
      data-action="export"
    >
      {t('statement.export')}
    </Button>
  );
  return (
    <>
      {answer.truncated && <TruncatedNotice {...whole} />}
      {search.type === StatementType.total ? (
        <TotalsView
          answer={answer}
          onFilter={onFilter}
          onSearch={onSearch}
          tools={(rows) => printButton({ kind: 'totals', rows })}
          main={exportButton([])}
        />
      ) : (
        <OperationsView
          answer={answer}
          listed={listed}
          search={search}
          group={group}
          onFilter={onFilter}
          typing={typing}
          tools={(rows) => printButton({ kind: 'operations', rows })}
          main={exportButton}
          onSearch={onSearch}
          onView={viewing.open}
          onPrint={printing.open}
        />
      )}
      {viewing.render((Dialog, row) => (
        <Dialog row={row} onPrint={printing.open} onClose={viewing.hide} />
      ))}
      {printing.render((Dialog, row) => (
        <Dialog row={row} onClose={printing.hide} />
      ))}
      {exporting.render((Dialog, shown) => (
        <Dialog answer={answer} request={toRequest(search)} shown={shown} onClose={exporting.hide} />
      ))}
      {printingList.render((Dialog, list) => (
        <Dialog
          answer={answer}
          printed={list}
          isPart={isPartial(list, answer, { ...search, find: typing.typed })}
          onClose={printingList.hide}
        />
      ))}
    </>
  );
});

function isPartial(list: Printed, { truncated, statement }: StatementAnswer, search: StatementSearch): boolean {
  if (list.kind === 'totals') return list.rows.length < statement.accounts.length;
  return truncated || search.operations !== OperationFilter.all || isFiltered(search);
}

async function loadPaymentDialog() {
  const { PaymentDialog } = await import('./PaymentDialog');
  return PaymentDialog;
}

async function loadOperationPrint() {
  const { OperationPrintDialog } = await import('./OperationPrintDialog');
  return OperationPrintDialog;
}

async function loadStatementPrint() {
  const { StatementPrintDialog } = await import('./StatementPrintDialog');
  return StatementPrintDialog;
}

/** Loaded on demand: it has many formats, and most users export nothing. */
async function loadExportDialog() {
  const { StatementExportDialog } = await import('../statement-export');
  return StatementExportDialog;
}

/** By the loader: an import of the type would close a circle of the two features. */
type ExportDialogProps = ComponentProps<Awaited<ReturnType<typeof loadExportDialog>>>;
