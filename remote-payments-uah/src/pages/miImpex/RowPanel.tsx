import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { IMPORT_COLUMNS, type ImportColumn } from '@ncb/shared-kernel/domain/rules';
import type { ImportList } from '../../features/import/import-list';
import type { ImportedRow } from '../../features/import/imported-row';
import { problemsOf, type RowProblem } from '../../features/import/row-problems';
import { useRowWords } from '../../features/import/use-row-words';
import { RestoredNote } from './RestoredNote';
import { RowField } from './RowField';
import { RowStatusTag } from './RowStatusTag';
import styles from './row-panel.module.css';
import { useTexts } from '../../texts';

export interface RowPanelProps {
  list: ImportList;
  row: ImportedRow;
  accounts: readonly Account[];
  onClose: () => void;
}

/** What nearly every payment has; the rest is asked for where a payment is to the Treasury or for somebody else. */
const USUAL: readonly ImportColumn[] = [
  'oper_n',
  'oper_date',
  'oper_datev',
  'cur_ref',
  'acn_d',
  'sum_cur',
  'acn_c',
  'name_c',
  'okpo_c',
  'psp_c',
  'pay_purp',
];
/** The payer's own data come from the account, a bank's code from the IBAN: nothing that is typed here would count. */
const NOT_USED: readonly ImportColumn[] = ['name_d', 'okpo_d', 'mfo_d', 'mfo_c'];
const PARTS = IMPORT_COLUMNS.filter((column) => !USUAL.includes(column) && !NOT_USED.includes(column));

/** A row to be put right: every cell, judged as it is typed. */
export function RowPanel({ list, row, accounts, onClose }: RowPanelProps) {
  const { t } = useTexts();
  const words = useRowWords();
  const problems = problemsOf(row, list.isRepeated(row.id));
  const [arePartsOpen, setPartsOpen] = useState(
    PARTS.some((column) => row.row[column] || problems.some((problem) => problem.column === column)),
  );
  const firstOf = (column: string) => problems.find((problem) => problem.column === column) ?? null;
  // One problem has room under a field; what else there is must be named as well.
  const isBelow = (problem: RowProblem) =>
    firstOf(problem.column) === problem &&
    (USUAL.some((column) => column === problem.column) ||
      (arePartsOpen && PARTS.some((column) => column === problem.column)));
  const further = problems.filter((problem) => !isBelow(problem));

  const field = (column: ImportColumn) => (
    <RowField
      key={column}
      column={column}
      label={words.column(column)}
      value={row.row[column] ?? ''}
      problem={firstOf(column)}
      accounts={accounts}
      onChange={(value) => list.change(row.id, { [column]: value })}
    />
  );

  return (
    <section className={styles['panel']} aria-label={t('impex.rows.one', { line: row.line })} data-panel={row.id}>
      <Flex gap="small" align="center" wrap>
        <h2>{t('impex.rows.one', { line: row.line })}</h2>
        <span role="status">
          <RowStatusTag status={list.status(row.id)} />
        </span>
      </Flex>
      {further.length > 0 && (
        <ul className={styles['problems']}>
          {further.map((problem, place) => (
            <li key={`${problem.column} ${problem.key} ${place}`} data-problem={problem.key}>
              {words.problemWithColumn(problem)}
            </li>
          ))}
        </ul>
      )}
      <RestoredNote row={row} />
      <div className="ncb-fields">{USUAL.map(field)}</div>
      <Button
        type="text"
        icon={arePartsOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        aria-expanded={arePartsOpen}
        onClick={() => setPartsOpen(!arePartsOpen)}
        data-action="parts"
      >
        {t('impex.rows.parts')}
      </Button>
      {arePartsOpen && <div className="ncb-fields">{PARTS.map(field)}</div>}
      <Flex gap="small" wrap>
        <Button type="primary" onClick={onClose} data-action="closeRow">
          {t('impex.rows.done')}
        </Button>
        <Button onClick={() => list.restore(row.id)} disabled={row.row === row.original} data-action="restore">
          {t('impex.rows.restore')}
        </Button>
        {row.word?.kind === 'refused' && (
          <Button onClick={() => list.retry(row.id)} data-action="retry">
            {t('impex.rows.retry')}
          </Button>
        )}
      </Flex>
    </section>
  );
}
