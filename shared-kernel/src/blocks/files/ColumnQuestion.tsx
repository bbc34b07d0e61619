import { Radio } from 'antd';
import type { ColumnsRead } from '../../files';
import { useTexts } from './texts';
import styles from './questions.module.css';

interface ColumnQuestionProps {
  read: ColumnsRead;
  column: string;
  label: string;
  /** Index of the chosen heading; null before the choice. */
  chosen: number | null;
  onChoose: (place: number) => void;
}

export function ColumnQuestion({ read, column, label, chosen, onChoose }: ColumnQuestionProps) {
  const { t } = useTexts();
  const places = [read.recognised[column], ...(read.doubtful[column] ?? [])]
    .flatMap((place) => (place === undefined ? [] : [place]))
    .sort((a, b) => a - b);
  return (
    <fieldset className={styles['question']} data-question={column}>
      <legend>{t('questions.column', { label })}</legend>
      <Radio.Group
        className={styles['candidates']}
        name={`column-${column}`}
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {places.map((place) => (
          <Radio key={place} value={place} className={styles['candidate']} data-candidate={place}>
            <strong>{read.headings[place]?.trim() || t('columnsRead.unnamed', { place: place + 1 })}</strong>
            {(read.firstRows ?? []).map(({ line, cells }) => (
              <span key={line} className={styles['cell']}>
                <span className="ncb-quiet">{t('questions.line', { line })}</span>
                <span className={styles['value']}>{cells[place] || '–'}</span>
              </span>
            ))}
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  );
}
