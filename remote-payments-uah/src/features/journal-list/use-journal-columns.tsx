import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import {
  buttonColumn,
  dataColumn,
  menuColumn,
  MoneyText,
  PanelButton,
  selectColumn,
  SelectBox,
  type RowMarks,
  type TableSort,
} from '@ncb/shared-kernel/ui';
import { DocumentMenu } from '../document-details/DocumentMenu';
import type { OpenDialog } from '../document-details/document-dialog';
import type { JournalColumn } from './journal-columns';
import { DocumentNumber, Receiver, Status } from './JournalCells';
import { isOwn } from '@ncb/shared-kernel/domain/workflow';
import { useTexts } from '../../texts';

export interface JournalColumnsOptions {
  shown: readonly JournalColumn[];
  sort: TableSort | null;
  marks: RowMarks;
  /** Ids of all documents that can be selected. */
  ids: readonly string[];
  onDialog: OpenDialog;
}

/** The columns of the journal on a screen that has room for a table. */
export function useJournalColumns(options: JournalColumnsOptions): TableColumnsType<JournalRow> {
  const { shown, sort, marks, ids, onDialog } = options;
  const { t, common } = useTexts();
  const { selected, open } = marks;

  const number = (text: string) => <span className="ncb-number">{text}</span>;
  const day = (date: string | null) => date && number(toDotted(date));
  const render: Record<JournalColumn, (row: JournalRow) => ReactNode> = {
    pmt_num: (row) => <DocumentNumber row={row} />,
    pmt_date: ({ documentDate }) => day(documentDate),
    val_date: ({ valueDate }) => day(valueDate),
    pmt_type: ({ type }) => common(`documentKind.${type}`),
    name_co: (row) => <Receiver row={row} />,
    okpo_co: ({ receiverCode }) => number(receiverCode),
    acnt_co: ({ receiverAccount }) => number(receiverAccount),
    acn_n: ({ debitAccount }) => number(debitAccount),
    amount: ({ amount, currencyLetters }) => <MoneyText amount={amount} currency={currencyLetters} />,
    c_amount: ({ amountInUah }) => amountInUah && <MoneyText amount={amountInUah} digitsOf={UAH.letters} />,
    status: (row) => <Status row={row} />,
    user_name: ({ creator }) => creator,
    time_e: ({ confirmed }) => confirmed && number(toDottedMoment(confirmed)),
  };
  const data = shown.map((key) =>
    dataColumn(
      key,
      { title: t(`journal.columns.${key}`), isAmount: key === 'amount' || key === 'c_amount', sort },
      render[key],
    ),
  );
  const select = selectColumn<JournalRow>(
    { ids, label: t('journal.selectAll', { count: ids.length }), selected },
    (row) =>
      isOwn(row) && (
        <SelectBox
          id={row.id}
          label={t('journal.select', { number: row.number })}
          isSelected={selected.ids.has(row.id)}
          onToggle={selected.toggle}
        />
      ),
  );
  const details = buttonColumn<JournalRow>(t('journal.details.title'), { width: 32 }, ({ id, number: called }) => (
    <PanelButton
      id={id}
      label={t('journal.details.toggle', { number: called })}
      isOpen={open.ids.has(id)}
      onToggle={open.toggle}
    />
  ));
  const menu = menuColumn<JournalRow>(
    common('common.actions'),
    (row) => isOwn(row) && <DocumentMenu row={row} onDialog={onDialog} />,
  );
  return [select, details, ...data, menu];
}
