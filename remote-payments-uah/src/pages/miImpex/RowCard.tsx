import type { ReactNode } from 'react';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText } from '@ncb/shared-kernel/ui';
import type { ImportedRow, RowStatus } from '../../features/import/imported-row';
import type { RowProblem } from '../../features/import/row-problems';
import { useRowWords } from '../../features/import/use-row-words';
import { CellProblems } from './CellProblems';
import { RestoredNote } from './RestoredNote';
import { RowStatusTag } from './RowStatusTag';
import { RowValue } from './RowValue';
import { useTexts } from '../../texts';

export interface RowCardProps {
  row: ImportedRow;
  status: RowStatus;
  problems: readonly RowProblem[];
  number: string | undefined;
  include: ReactNode;
  edit: ReactNode;
}

/** A row on a phone. */
export function RowCard({ row, status, problems, number, include, edit }: RowCardProps) {
  const { t } = useTexts();
  const words = useRowWords();
  const amount = parseAmount(row.payment.amount);
  return (
    <article className="ncb-card" aria-label={t('impex.rows.one', { line: row.line })}>
      {include}
      <div className="ncb-card-main">
        <div className="ncb-toolbar">
          <RowStatusTag status={status} />
          <span className="ncb-quiet">№</span>
          <RowValue column="oper_n" row={row} number={number} />
        </div>
        <RowValue column="name_c" row={row} number={number} />
        <div className="ncb-card-amount">
          {amount.ok ? <MoneyText amount={amount.amount} currency={UAH.letters} /> : row.row.sum_cur}
        </div>
        <RestoredNote row={row} />
        <CellProblems problems={problems} textOf={words.problemWithColumn} />
      </div>
      <div className="ncb-card-actions">{edit}</div>
    </article>
  );
}
