import { Button, Radio } from 'antd';
import { useState } from 'react';
import { formatAmount, toMinor } from '@ncb/shared-kernel/domain/money';
import { AMOUNT_UNITS, readPayrollAmount, type AmountUnit, type DetectedUnit } from '@ncb/shared-kernel/domain/rules';
import { getLanguageTag } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import styles from './import.module.css';

interface UnitQuestionProps {
  facts: DetectedUnit;
  example: string;
  previous: string | null;
  chosen: AmountUnit | null;
  onChoose: (unit: AmountUnit) => void;
}

/** Unit of the amounts: a line if the file states it, otherwise a question without a preselected answer. */
export function UnitQuestion({ facts, example, previous, chosen, onChoose }: UnitQuestionProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(facts.by === null);
  if (!isOpen && facts.by !== null && chosen !== null) {
    return (
      <section className={`ncb-sheet ${styles['line']}`} data-field="unitDecided">
        <span>
          {t(`import.unit.by.${facts.by}`)} <strong>{t(`import.unit.${chosen}`)}</strong>,{' '}
          <MoneyText amount={facts.totals[chosen]} currency="UAH" />
        </span>
        <Button type="link" size="small" onClick={() => setOpen(true)} data-action="changeUnit">
          {t('import.unit.change')}
        </Button>
      </section>
    );
  }
  return (
    <section className={`ncb-sheet ${styles['unit']}`} data-field="unitQuestion">
      <div>
        <h2 id="salaryUnit">{t('import.unit.question')}</h2>
        <p className="ncb-quiet">{t('import.unit.why')}</p>
      </div>
      <Radio.Group
        aria-labelledby="salaryUnit"
        className={styles['units'] ?? ''}
        value={chosen}
        onChange={({ target }) => onChoose(target.value as AmountUnit)}
      >
        {AMOUNT_UNITS.map((unit) => (
          <Radio
            key={unit}
            value={unit}
            className={`${styles['choice']} ${unit === chosen ? styles['chosen'] : ''}`}
            data-field={`unit-${unit}`}
          >
            <UnitTotal unit={unit} total={facts.totals[unit]} example={example} previous={previous} />
          </Radio>
        ))}
      </Radio.Group>
    </section>
  );
}

interface UnitTotalProps {
  unit: AmountUnit;
  total: string;
  example: string;
  previous: string | null;
}

function UnitTotal({ unit, total, example, previous }: UnitTotalProps) {
  const { t } = useTexts();
  const { language } = useShell();
  const compared = compareTotals(total, previous);
  const times = compared?.times.toLocaleString(getLanguageTag(language), { maximumFractionDigits: 1 }) ?? '';
  return (
    <span className={styles['total']}>
      <strong>{t(`import.unit.${unit}`)}</strong>
      <span className={styles['sum']}>
        <MoneyText amount={total} currency="UAH" />
      </span>
      {compared && (
        <span className={styles[compared.kind === 'alike' ? 'alike' : 'unlike']} data-field={`compared-${unit}`}>
          {t(`import.unit.${compared.kind}`, {
            count: compared.times,
            times,
            previous: formatAmount(previous ?? '0.00', language),
          })}
        </span>
      )}
      <span className="ncb-quiet">
        {t('import.unit.example', { said: example, becomes: shownAmount(readPayrollAmount(example, unit)) })}
      </span>
    </span>
  );

  function shownAmount(amount: string): string {
    return /^[0-9]+\.[0-9]{2}$/.test(amount) ? formatAmount(amount, language) : amount;
  }
}

interface Comparison {
  readonly kind: 'alike' | 'more' | 'less';
  readonly times: number;
}

/** Ratio up to which no warning is shown: staff changes and bonuses are normal (our rule). */
const ALIKE_MAX_RATIO = 2;

/** @returns null if one of them is missing or zero */
export function compareTotals(total: string, previous: string | null): Comparison | null {
  const [now, before] = [toMinor(total), previous === null ? 0n : toMinor(previous)];
  if (now === 0n || before === 0n) return null;
  const [large, small] = now >= before ? [now, before] : [before, now];
  const times = Number((large * 10n + small / 2n) / small) / 10;
  if (times <= ALIKE_MAX_RATIO) return { kind: 'alike', times };
  return { kind: now > before ? 'more' : 'less', times };
}
