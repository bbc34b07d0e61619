import type { ReactNode } from 'react';
import { MoneyText } from '../../ui';
import { useImportKind } from './import-kind';
import { getRowAmount, type ImportedRow, type RowStatus } from './imported-row';
import type { RowProblem } from './get-row-problems';
import { useRowTexts } from './use-row-texts';
import { CellProblems } from './CellProblems';
import { RestoredNote } from './RestoredNote';
import { RowStatusTag } from './RowStatusTag';
import { RowValue } from './RowValue';
import { useTexts } from './texts';

interface RowCardProps {
  row: ImportedRow;
  status: RowStatus;
  problems: readonly RowProblem[];
  number: string | undefined;
  include: ReactNode;
  edit: ReactNode;
  /** Question about the row, and what becomes of its texts. */
  remark: ReactNode;
}

export function RowCard({ row, status, problems, number, include, edit, remark }: RowCardProps) {
  const { t } = useTexts();
  const rowTexts = useRowTexts();
  const { rules, nameColumn, amountColumn } = useImportKind();
  const amount = getRowAmount(row);
  return (
    <article className="ncb-card" aria-label={t('rows.one', { line: row.line })}>
      {include}
      <div className="ncb-card-main">
        <div className="ncb-toolbar">
          <RowStatusTag status={status} />
          <span className="ncb-quiet">№</span>
          <RowValue column={rules.numberColumn} row={row} number={number} />
        </div>
        <RowValue column={nameColumn} row={row} number={number} />
        <div className="ncb-card-amount">
          {amount !== null ? (
            <MoneyText amount={amount} currency={rules.currencyOf(row.document)} />
          ) : (
            row.row[amountColumn]
          )}
        </div>
        <RestoredNote row={row} />
        {remark}
        <CellProblems problems={problems} textOf={rowTexts.problemWithColumn} />
      </div>
      <div className="ncb-card-actions">{edit}</div>
    </article>
  );
}
