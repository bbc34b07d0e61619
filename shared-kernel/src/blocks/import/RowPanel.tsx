import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { CodeQuestion } from '../account-code';
import { useImportKind } from './import-kind';
import type { ImportList } from './import-list';
import type { ImportedRow } from './imported-row';
import { getRowProblems, type RowProblem } from './get-row-problems';
import { useRowTexts } from './use-row-texts';
import { RestoredNote } from './RestoredNote';
import { RowField } from './RowField';
import { RowNote } from './RowNote';
import { RowStatusTag } from './RowStatusTag';
import styles from './row-panel.module.css';
import { useTexts } from './texts';

interface RowPanelProps {
  list: ImportList;
  row: ImportedRow;
  onClose: () => void;
}

export function RowPanel({ list, row, onClose }: RowPanelProps) {
  const { t } = useTexts();
  const rowTexts = useRowTexts();
  const kind = useImportKind();
  const { usual, parts } = kind.panelColumns(row.row);
  const problems = getRowProblems(row, list);
  const [arePartsOpen, setPartsOpen] = useState(
    parts.some((column) => row.row[column] || problems.some((problem) => problem.column === column)),
  );
  const findFirst = (column: string) => problems.find((problem) => problem.column === column) ?? null;
  // A field shows one problem; the others are listed separately.
  const isBelow = (problem: RowProblem) =>
    findFirst(problem.column) === problem &&
    (usual.some((column) => column === problem.column) ||
      (arePartsOpen && parts.some((column) => column === problem.column)));
  const further = problems.filter((problem) => !isBelow(problem));

  const field = (column: string) => (
    <RowField
      key={column}
      column={column}
      value={row.row[column] ?? ''}
      problem={findFirst(column)}
      onChange={(value) => list.change(row.id, { [column]: value })}
    />
  );

  return (
    <section className={styles['panel']} aria-label={t('rows.one', { line: row.line })} data-panel={row.id}>
      <Flex gap="small" align="center" wrap>
        <h2>{t('rows.one', { line: row.line })}</h2>
        <span role="status">
          <RowStatusTag status={list.status(row.id)} />
        </span>
      </Flex>
      {further.length > 0 && (
        <ul className={styles['problems']}>
          {further.map((problem, place) => (
            <li key={`${problem.column} ${problem.key} ${place}`} data-problem={problem.key}>
              {rowTexts.problemWithColumn(problem)}
            </li>
          ))}
        </ul>
      )}
      <RestoredNote row={row} />
      <RowNote row={row} />
      <CodeQuestion check={list.checkOf(row.id)} />
      <div className="ncb-fields">{usual.map(field)}</div>
      <Button
        type="text"
        icon={arePartsOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        aria-expanded={arePartsOpen}
        onClick={() => setPartsOpen(!arePartsOpen)}
        data-action="parts"
      >
        {t('rows.parts')}
      </Button>
      {arePartsOpen && <div className="ncb-fields">{parts.map(field)}</div>}
      <Flex gap="small" wrap>
        <Button type="primary" onClick={onClose} data-action="closeRow">
          {t('rows.done')}
        </Button>
        <Button onClick={() => list.restore(row.id)} disabled={row.row === row.original} data-action="restore">
          {t('rows.restore')}
        </Button>
        {list.status(row.id) === 'question' && (
          <Button onClick={() => list.confirmPairs([row.id])} data-action="confirmCode">
            {t('codes.confirmOne')}
          </Button>
        )}
        {kind.renderRowActions?.(row, list)}
        {row.word?.kind === 'refused' && (
          <Button onClick={() => list.retry(row.id)} data-action="retry">
            {t('rows.retry')}
          </Button>
        )}
      </Flex>
    </section>
  );
}
