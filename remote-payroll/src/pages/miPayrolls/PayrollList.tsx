import { Alert, Skeleton } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import {
  DocumentSelectionBar,
  DocumentSums,
  dropPayrollDocuments,
  useDocumentActions,
  useDocumentTitle,
} from '@ncb/shared-kernel/blocks/documents';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import {
  DocumentStatusTag,
  EVERY_ROW,
  findByWords,
  RecordList,
  useRecordList,
  type RowMarks,
} from '@ncb/shared-kernel/ui';
import { PayrollFoot } from '../../features/details/PayrollFoot';
import { employeesIn, type ListedPayroll } from '../../features/payroll-list/listed-payroll';
import { NothingFound } from '../../features/payroll-list/NothingFound';
import { PayrollCard } from '../../features/payroll-list/PayrollCard';
import { PayrollMenu } from '../../features/payroll-list/PayrollMenu';
import { usePayrollColumns } from '../../features/payroll-list/use-payroll-columns';
import type { PayrollOpening } from '../../features/payroll-list/use-payroll-commands';
import type { ShownPayrolls } from '../../features/payroll-list/use-shown-payrolls';
import type { PayrollSearch } from '../../features/search/payroll-search';
import { useTexts } from '../../texts';

export interface PayrollListProps {
  search: PayrollSearch;
  onSearch: (search: PayrollSearch) => void;
  shown: ShownPayrolls;
  /** The bank has found more than it gives at once. */
  isTruncated: boolean;
  marks: RowMarks;
  opening: PayrollOpening;
  /** What narrows the list down, what is done with all of it or with what is selected, and the way to a new payroll. */
  header: ReactNode;
  tools: ReactNode;
  create: ReactNode;
  fromFile: ReactNode;
}

/** Apart from the page: difference, people and signatures are more code than the list. */
const PayrollPanel = onDemand(
  'miPayrolls/details',
  async () => (await import('../../features/details/PayrollPanel')).PayrollPanel,
  <Skeleton active paragraph={{ rows: 8 }} />,
);

/** An amount is found as it is written, with or without its spaces. */
const find = findByWords(({ number, otherType, amount, debitAccount, creator }: ListedPayroll) =>
  [number, otherType, amount, amount.replace('.', ','), debitAccount, creator].join(' '),
);

/** The payrolls that were found: what can be done with the selected ones, what they sum up to, and the table. */
export function PayrollList(props: PayrollListProps) {
  const { search, onSearch, shown, isTruncated, marks, opening, header, tools, create, fromFile } = props;
  const { t, common } = useTexts();
  const titleOf = useDocumentTitle();
  const [areShown, show] = useState(false);
  const { selected: marked } = marks;
  const { selected } = shown;
  const columns = usePayrollColumns();
  const list = useRecordList<ListedPayroll>({ name: 'payrolls', rows: shown.rows, columns, find, marks });
  const actions = useDocumentActions({
    drop: dropPayrollDocuments,
    onPartlyDone: (done) => marked.set([...marked.ids].filter((id) => !done.includes(id))),
    notes: { unsign: t('list.paymentsStay'), recall: t('list.paymentsStay'), delete: t('list.paymentsStay') },
  });
  const panel = useMemo(
    () => ({
      title: t('list.details.title'),
      label: ({ number }: ListedPayroll) => t('list.toggle', { number }),
      hasOpener: true,
      content: (row: ListedPayroll) => <PayrollPanel key={row.id} row={row} areShown={areShown} onShow={show} />,
    }),
    [t, areShown],
  );
  const counted = selected.length > 0 ? selected : list.rows;

  return (
    <>
      {isTruncated && (
        <Alert type="info" showIcon title={t('list.truncated', { count: shown.found })} data-notice="info" />
      )}
      <RecordList<ListedPayroll>
        list={list}
        label={t('payrolls.title')}
        titleOf={titleOf}
        searchLabel={t('list.find')}
        canSelect={EVERY_ROW}
        panel={{
          ...panel,
          heading: (row) => (
            <>
              <h2>{titleOf(row)}</h2>
              <DocumentStatusTag status={row.status} />
            </>
          ),
          foot: (row) => <PayrollFoot row={row} actions={actions} {...opening} />,
        }}
        menu={(row) => <PayrollMenu row={row} {...opening} />}
        card={(row) => <PayrollCard row={row} />}
        header={header}
        tools={tools}
        main={create}
        selection={(handed) => (
          <DocumentSelectionBar
            list={list}
            documents={selected}
            text={t('list.selected', { count: selected.length })}
            actions={actions}
            tools={handed}
          />
        )}
        sums={
          <span>
            {`${common('common.total')}: `}
            <DocumentSums documents={counted} />
            <span
              className="ncb-quiet"
              data-field="people"
            >{` · ${t('list.payees', { count: employeesIn(counted) })}`}</span>
          </span>
        }
        empty={
          list.typed.trim() === '' && (
            <NothingFound search={search} onSearch={onSearch}>
              {create}
              {fromFile}
            </NothingFound>
          )
        }
      />
    </>
  );
}
