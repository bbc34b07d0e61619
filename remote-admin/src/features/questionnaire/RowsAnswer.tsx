import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import {
  createQuestionnaireRow,
  isApplicable,
  QUESTIONNAIRE_ROWS_MAX,
  type QuestionnaireField,
  type QuestionnaireRow,
} from '@ncb/shared-kernel/domain/rules';
import { type FieldChecks, FieldProblem, IconButton } from '@ncb/shared-kernel/ui';
import { useTexts } from './texts';
import { isWide, TextAnswer } from './AnswerField';
import styles from './questionnaire.module.css';
import type { QuestionnaireTexts } from './use-questionnaire-texts';

interface RowsAnswerProps {
  question: QuestionnaireField;
  rows: readonly QuestionnaireRow[];
  onRows: (rows: readonly QuestionnaireRow[]) => void;
  checked: FieldChecks;
  texts: QuestionnaireTexts;
  hint?: ReactNode;
  actions?: ReactNode;
}

export function RowsAnswer({ question, rows, onRows, checked, texts, hint, actions }: RowsAnswerProps) {
  const { t } = useTexts();
  const id = useId();
  const { name, wire, columns = [] } = question;
  const problem = checked.problemOf(wire);
  const title = texts.field(name);
  const change = (index: number, column: string, text: string) =>
    onRows(rows.map((row, at) => (at === index ? { ...row, [column]: text } : row)));
  return (
    <section className={`ncb-wide ${styles['rows']}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {hint && <div className="ncb-field-hint">{hint}</div>}
      {rows.map((row, index) => (
        // Rows have no unique name while they are typed.
        <div
          key={index}
          className={styles['row']}
          role="group"
          aria-label={`${title} ${index + 1}`}
          data-row={`${wire}.${index}`}
        >
          <div className={styles['row-head']}>
            <strong>{row['name'] || `№ ${index + 1}`}</strong>
            <IconButton
              icon={<DeleteOutlined />}
              aria-label={t('removeRow', { name: row['name'] || `№ ${index + 1}` })}
              onClick={() => onRows(rows.filter((_, at) => at !== index))}
              data-action="removeRow"
            />
          </div>
          <div className="ncb-fields">
            {columns
              .filter((column) => isApplicable(column, row))
              .map((column) => (
                <div key={column.name} className={isWide(column) ? 'ncb-wide' : undefined}>
                  <TextAnswer
                    question={column}
                    field={column.name}
                    part={`${wire}.${index}`}
                    label={texts.column(name, column.name)}
                    optionsKey={`${name}.${column.name}`}
                    checked={checked}
                    texts={texts}
                    value={row[column.name] ?? ''}
                    onChange={(text) => change(index, column.name, text)}
                  />
                </div>
              ))}
          </div>
        </div>
      ))}
      <div aria-live="polite">{problem && <FieldProblem problem={problem} />}</div>
      <div className={styles['row-actions']}>
        <Button
          icon={<PlusOutlined />}
          disabled={rows.length >= QUESTIONNAIRE_ROWS_MAX}
          onClick={() => onRows([...rows, createQuestionnaireRow(question)])}
          data-action="addRow"
          data-field={wire}
        >
          {t('addRow')}
        </Button>
        {actions}
      </div>
    </section>
  );
}
