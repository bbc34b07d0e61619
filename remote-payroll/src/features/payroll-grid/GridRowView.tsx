import { memo } from 'react';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import type { Language } from '@ncb/shared-kernel/domain/vocabulary';
import { translateReason } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { CellEditor } from './CellEditor';
import type { GridWidth } from './columns';
import { getProblemColumn, getRemark } from './get-remark';
import styles from './payroll-grid.module.css';
import type { RowFacts } from './grid-facts';
import { isCellEditable, type DataColumn, type GridRow } from './grid-row';

interface GridRowViewProps {
  gridId: string;
  row: GridRow;
  /** Undefined for an employee of the last payroll who is not in this one. */
  facts: RowFacts | undefined;
  index: number;
  columns: readonly DataColumn[];
  width: GridWidth;
  language: Language;
  isEditable: boolean;
  isMarked: boolean;
  isDismissed: boolean;
  active: DataColumn | null;
  typed: string | null;
  onType: (text: string) => void;
  onLeave: () => void;
}

/** Fixed height of every row in px. */
export const ROW_HEIGHT = 28;

/** Row of the payroll grid, memoised: a key press must not render forty rows. */
export const GridRowView = memo(function GridRowView(props: GridRowViewProps) {
  const { gridId, row, facts, index, columns, width, language, isEditable, isMarked, isDismissed, active } = props;
  const { t } = useTexts();
  const wrong = facts && getProblemColumn(facts);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isEditable ? isMarked : undefined}
      className={styles['row']}
      style={{ transform: `translateY(${index * ROW_HEIGHT}px)` }}
      data-row={row.key}
      data-mark={getMark(facts, isDismissed)}
    >
      <div role="gridcell" className={styles['box']} data-cell="mark">
        {isEditable && row.key > 0 && <span className={styles['tick']} data-on={isMarked} aria-hidden />}
      </div>
      <div role="gridcell" className={styles['number']}>
        {facts?.number ?? '–'}
      </div>
      {columns.map((column) => (
        <div
          key={column}
          role="gridcell"
          id={`${gridId}-${row.key}-${column}`}
          aria-readonly={!isEditable || !isCellEditable(row, column)}
          aria-invalid={wrong === column || undefined}
          data-cell={column}
          data-field={column}
          data-locked={!isCellEditable(row, column) || undefined}
          data-active={active === column || undefined}
        >
          {active === column && props.typed !== null ? (
            <CellEditor
              label={t(`sheet.columns.${column}`)}
              value={props.typed}
              isAmount={column === 'amount'}
              onType={props.onType}
              onLeave={props.onLeave}
            />
          ) : (
            formatCell(row, column, width, language)
          )}
        </div>
      ))}
      {width === 'full' && (
        <div role="gridcell" className={styles['money']}>
          {facts?.before ? formatAmount(facts.before.amount, language) : ''}
        </div>
      )}
      <div role="gridcell" className={styles['money']} data-cell="difference">
        <Difference row={row} facts={facts} language={language} />
      </div>
      <div role="gridcell" data-cell="remark">
        {facts && <Remark facts={facts} isDismissed={isDismissed} remark={getRemark(t, facts, isDismissed)} />}
      </div>
    </div>
  );
});

function getMark(facts: RowFacts | undefined, isDismissed: boolean): 'error' | 'check' | 'fine' {
  if (facts && getProblemColumn(facts)) return 'error';
  return facts && facts.advice.length > 0 && !isDismissed ? 'check' : 'fine';
}

const ACCOUNT_END = 11;

function formatCell(row: GridRow, column: DataColumn, width: GridWidth, language: Language): string {
  const value = row[column];
  if (column === 'amount') return /^[0-9]+\.[0-9]{2}$/.test(value) ? formatAmount(value, language) : value;
  if (column !== 'account') return value;
  const written = formatIban(value);
  return width === 'narrow' && written.length > ACCOUNT_END ? `…${written.slice(-ACCOUNT_END)}` : written;
}

function Difference({ row, facts, language }: { row: GridRow; facts: RowFacts | undefined; language: Language }) {
  const { t } = useTexts();
  if (!facts)
    return <span className={styles['chip']}>{t('sheet.left', { amount: formatAmount(row.amount, language) })}</span>;
  if (facts.before === null) return <span className={styles['chip']}>{t('sheet.new')}</span>;
  if (facts.difference === null) return facts.before ? '–' : '';
  if (facts.difference === '0.00') return '=';
  return formatSigned(facts.difference, language);
}

/** Formats a difference like `+ 1 478,32`, with a real minus sign. */
export function formatSigned(amount: string, language: Language): string {
  const isLess = amount.startsWith('-');
  return `${isLess ? '−' : '+'}${formatAmount(isLess ? amount.slice(1) : amount, language)}`;
}

function Remark({ facts, isDismissed, remark }: { facts: RowFacts; isDismissed: boolean; remark: string }) {
  const { t, common } = useTexts();
  const { outcome } = facts.row;
  const reason = facts.row.reason && translateReason(common, facts.row.reason);
  const isRepeated = outcome === null && reason !== null && facts.problems.length === 0 && !isDismissed;
  if (outcome === 'returned' || isRepeated) {
    return (
      <span className={styles['bad']} title={reason ?? ''}>
        {reason ? t('sheet.returnedBecause', { reason }) : t('sheet.returned')}
      </span>
    );
  }
  if (outcome === 'paid') return <span className={styles['good']}>{t('sheet.paid')}</span>;
  if (remark === '')
    return isDismissed && facts.advice.length > 0 ? <span className={styles['quiet']}>{t('sheet.seen')}</span> : null;
  return (
    <span className={facts.problems.length > 0 ? styles['bad'] : styles['warned']} title={remark}>
      {remark}
    </span>
  );
}
