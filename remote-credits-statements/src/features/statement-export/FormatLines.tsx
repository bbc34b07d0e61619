import type { StatementFileFormat } from '@ncb/shared-kernel/domain/vocabulary';
import { Radio } from 'antd';
import { useTexts } from '../../texts';
import { findLine, type OfferedLine } from './formats';
import styles from './statement-export.module.css';

interface LinesProps {
  chosen: StatementFileFormat;
  isDisabled: (format: StatementFileFormat) => boolean;
  onChoose: (format: StatementFileFormat) => void;
}

/** Name of the one radio group in two columns, so that arrow keys pass through both. */
const GROUP = 'statement-format';

export function FormatLines({ lines, ...choice }: LinesProps & { lines: readonly OfferedLine[] }) {
  return (
    <div className={styles['lines']}>
      {lines.map((line) => (
        <FormatLine key={line.name} line={line} {...choice} />
      ))}
    </div>
  );
}

function FormatLine({ line, chosen, isDisabled, onChoose }: LinesProps & { line: OfferedLine }) {
  const { t } = useTexts();
  const [first, ...others] = line.variants;
  const isChosen = findLine(chosen)?.name === line.name;
  return (
    <div className={styles['line']}>
      <Radio
        name={GROUP}
        checked={isChosen}
        disabled={isDisabled(first)}
        onChange={() => onChoose(first)}
        data-option={line.name}
      >
        <span className={styles['name']}>
          {t(`statementExport.formats.${line.name}.name`)}{' '}
          <span className={styles['kind']}>{t(`statementExport.formats.${line.name}.kind`)}</span>
        </span>
        <span className={styles['about']}>{t(`statementExport.formats.${line.name}.about`)}</span>
      </Radio>
      {isChosen && others.length > 0 && (
        <Radio.Group
          className={styles['variants'] ?? ''}
          aria-label={t(`statementExport.formats.${line.name}.name`)}
          value={chosen}
          onChange={({ target }) => onChoose(target.value as StatementFileFormat)}
          options={line.variants.map((value) => ({
            value,
            label: t(`statementExport.variants.${value}` as 'statementExport.variants.camt-08'),
          }))}
          data-field="variant"
        />
      )}
    </div>
  );
}
