import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { ColumnChoice, ColumnsRead, DirectionChoice, DirectionRead, TextEncoding } from '../../files';
import { ColumnQuestion } from './ColumnQuestion';
import type { NamedColumn } from './ColumnsReadLine';
import { DirectionQuestion, type DirectionAnswer } from './DirectionQuestion';
import { useTexts } from './texts';
import styles from './questions.module.css';

export interface TableReadingChoice {
  readonly encoding?: TextEncoding;
  readonly sheet?: string;
  readonly withHiddenRows?: boolean;
  readonly columns?: ColumnChoice;
  readonly direction?: DirectionChoice;
}

interface FileQuestionsProps {
  columns: ColumnsRead | undefined;
  direction: DirectionRead | undefined;
  namedColumns: readonly NamedColumn[];
  choice: TableReadingChoice;
  onChoice: (change: TableReadingChoice) => void;
}

export function FileQuestions({ columns, direction, namedColumns, choice, onChoice }: FileQuestionsProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<Readonly<Partial<Record<string, number>>>>({});
  const [answer, setAnswer] = useState<DirectionAnswer>(() => ({
    isList: false,
    directions: Object.fromEntries(
      (direction?.values ?? []).flatMap(({ value, direction: readDirection }) =>
        readDirection ? [[value, readDirection]] : [],
      ),
    ),
  }));
  const doubtful = namedColumns.filter(({ column }) => (columns?.doubtful[column] ?? []).length > 0);
  const isDirectionSaid =
    !direction || answer.isList || direction.values.every(({ value }) => answer.directions[value] !== undefined);
  const isAnswered = doubtful.every(({ column }) => chosen[column] !== undefined) && isDirectionSaid;
  const applyAnswers = () =>
    onChoice({
      columns: { ...choice.columns, ...chosen },
      ...(direction && {
        direction: answer.isList
          ? { place: null }
          : { ...(direction.place !== null && { place: direction.place }), directions: answer.directions },
      }),
    });
  return (
    <form
      className={styles['questions']}
      aria-label={t('questions.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAnswered) applyAnswers();
      }}
      data-field="fileQuestions"
    >
      <Alert type="warning" showIcon title={t('questions.title')} description={t('questions.why')} />
      {direction && <DirectionQuestion direction={direction} answer={answer} onAnswer={setAnswer} />}
      {columns &&
        doubtful.map(({ column, label }) => (
          <ColumnQuestion
            key={column}
            read={columns}
            column={column}
            label={label}
            chosen={chosen[column] ?? null}
            onChoose={(place) => setChosen({ ...chosen, [column]: place })}
          />
        ))}
      <div>
        <Button type="primary" htmlType="submit" disabled={!isAnswered} data-action="answerQuestions">
          {t('questions.goOn')}
        </Button>
      </div>
    </form>
  );
}
