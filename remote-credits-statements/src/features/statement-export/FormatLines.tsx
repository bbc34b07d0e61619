import { Radio } from 'antd';
import { useTexts } from '../../texts';
import { BALANCE_LINES, lineOf, type BalanceLine, type OfferedFormat, type TableLine } from './formats';
import styles from './statement-export.module.css';

interface LinesProps {
  chosen: OfferedFormat;
  isDisabled: (format: OfferedFormat) => boolean;
  onChoose: (format: OfferedFormat) => void;
}

/** One group of radio buttons in two columns: arrows lead through both. */
const GROUP = 'statement-format';

/** The files of what the table shows. */
export function TableLines({ lines, chosen, isDisabled, onChoose }: LinesProps & { lines: readonly TableLine[] }) {
  const { t } = useTexts();
  return (
    <div className={styles['lines']}>
      {lines.map((format) => (
        <div key={format} className={styles['line']}>
          <Radio
            name={GROUP}
            checked={chosen === format}
            disabled={isDisabled(format)}
            onChange={() => onChoose(format)}
            data-option={format}
          >
            <span className={styles['name']}>
              {t(`statementExport.formats.${format}.name`)}{' '}
              <span className={styles['kind']}>{t(`statementExport.formats.${format}.kind`)}</span>
            </span>
            <span className={styles['about']}>{t(`statementExport.formats.${format}.about`)}</span>
          </Radio>
        </div>
      ))}
    </div>
  );
}

/** The files for accounting programs. */
export function BalanceLines({ chosen, isDisabled, onChoose }: LinesProps) {
  return (
    <div className={styles['lines']}>
      {BALANCE_LINES.map((line) => (
        <BalanceLineCard key={line.name} {...{ line, chosen, isDisabled, onChoose }} />
      ))}
    </div>
  );
}

function BalanceLineCard({ line, chosen, isDisabled, onChoose }: LinesProps & { line: BalanceLine }) {
  const { t } = useTexts();
  const [first, ...others] = line.variants;
  const isChosen = lineOf(chosen) === line;
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
          onChange={({ target }) => onChoose(target.value as OfferedFormat)}
          options={line.variants.map((value) => ({ value, label: t(`statementExport.variants.${value}`) }))}
          data-field="variant"
        />
      )}
    </div>
  );
}
