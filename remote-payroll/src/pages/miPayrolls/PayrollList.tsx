import { useState, type ReactNode } from 'react';
import { DocumentList, dropPayrollDocuments } from '@ncb/shared-kernel/blocks/documents';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { EVERY_ROW, createWordSearch, Waiting, type ListAnswer, type RowMarks } from '@ncb/shared-kernel/ui';
import { PayrollFoot } from '../../features/details';
import {
  canSearchAllTime,
  countEmployees,
  NothingFound,
  PayrollCard,
  PayrollMenu,
  usePayrollColumns,
  type ListedPayroll,
  type PayrollOpening,
  type ShownPayrolls,
} from '../../features/payroll-list';
import type { PayrollSearch } from '../../features/search';
import { useTexts } from '../../texts';

interface PayrollListProps {
  answer: ListAnswer;
  search: PayrollSearch;
  onSearch: (search: PayrollSearch) => void;
  shown: ShownPayrolls;
  isTruncated: boolean;
  marks: RowMarks;
  opening: PayrollOpening;
  header: ReactNode;
  tools: ReactNode;
  exports: ReactNode;
  create: (isPlain: boolean) => ReactNode;
}

const PayrollPanel = onDemand(
  'miPayrolls/details',
  async () => (await import('../../features/details/PayrollPanel')).PayrollPanel,
  <Waiting rows={8} hasTitle />,
);

const find = createWordSearch(({ number, otherType, amount, debitAccount, creator }: ListedPayroll) =>
  [number, otherType, amount, amount.replace('.', ','), debitAccount, creator].join(' '),
);

export function PayrollList(props: PayrollListProps) {
  const { answer, search, onSearch, shown, isTruncated, marks, opening, header, tools, exports, create } = props;
  const { t } = useTexts();
  const [areShown, show] = useState(false);
  const columns = usePayrollColumns();
  return (
    <DocumentList<ListedPayroll>
      name="payrolls"
      texts={{
        title: t('payrolls.title'),
        find: t('list.find'),
        panel: t('list.details.title'),
        panelOf: ({ number }) => t('list.toggle', { number }),
        selected: (count) => t('list.selected', { count }),
        truncated: isTruncated ? t('list.truncated', { count: shown.found }) : null,
      }}
      answer={answer}
      rows={shown.rows}
      columns={columns}
      find={find}
      marks={marks}
      drop={dropPayrollDocuments}
      notes={{ unsign: t('list.paymentsStay'), recall: t('list.paymentsStay'), delete: t('list.paymentsStay') }}
      canSelect={EVERY_ROW}
      panel={(row) => <PayrollPanel key={row.id} row={row} areShown={areShown} onShow={show} />}
      foot={(row, actions) => <PayrollFoot row={row} actions={actions} {...opening} />}
      menu={(row) => <PayrollMenu row={row} {...opening} />}
      card={(row) => <PayrollCard row={row} />}
      header={header}
      tools={tools}
      exports={exports}
      main={create}
      besideSums={(payrolls) => (
        <span
          className="ncb-quiet"
          data-field="people"
        >{` · ${t('list.payees', { count: countEmployees(payrolls) })}`}</span>
      )}
      empty={(typed) => ({
        content: <NothingFound search={search} isTyped={typed !== ''} onSearch={onSearch} />,
        hasMainAction: canSearchAllTime(search, typed !== ''),
      })}
    />
  );
}
