import { Checkbox, Radio } from 'antd';
import { MONEY_DIRECTIONS, type MoneyDirection } from '../../domain/rules';
import type { DirectionRead } from '../../files';
import { useTexts } from './texts';
import styles from './questions.module.css';

export interface DirectionAnswer {
  readonly isList: boolean;
  readonly directions: Readonly<Partial<Record<string, MoneyDirection>>>;
}

interface DirectionQuestionProps {
  direction: DirectionRead;
  answer: DirectionAnswer;
  onAnswer: (answer: DirectionAnswer) => void;
}

export function DirectionQuestion({ direction, answer, onAnswer }: DirectionQuestionProps) {
  const { t } = useTexts();
  const { heading, values } = direction;
  const valueName = (value: string) => {
    if (value === 'both') return t('questions.bothAmounts');
    if (value === '+') return t('questions.withoutMinus');
    return value === '' ? t('questions.emptyValue') : `«${value}»`;
  };
  return (
    <fieldset className={styles['question']} data-question="direction">
      <legend>{heading ? t('questions.direction', { heading }) : t('questions.directionUnsaid')}</legend>
      {!answer.isList &&
        values.map(({ value, count, example }) => (
          <div key={value} className={styles['value-row']} role="group" aria-label={valueName(value)}>
            <span className={styles['value-name']}>
              {heading !== '' && <strong>{valueName(value)}</strong>}
              <span className="ncb-quiet">{t('questions.rows', { count, example })}</span>
            </span>
            <Radio.Group
              name={`direction-${value}`}
              value={answer.directions[value] ?? null}
              onChange={({ target }) =>
                onAnswer({
                  ...answer,
                  directions: { ...answer.directions, [value]: target.value as MoneyDirection },
                })
              }
            >
              {MONEY_DIRECTIONS.map((moneyDirection) => (
                <Radio key={moneyDirection} value={moneyDirection} data-direction={`${value}-${moneyDirection}`}>
                  {t(`questions.${moneyDirection}`)}
                </Radio>
              ))}
            </Radio.Group>
          </div>
        ))}
      <Checkbox
        checked={answer.isList}
        onChange={({ target }) => onAnswer({ ...answer, isList: target.checked })}
        data-field="isPaymentList"
      >
        {t('questions.isList')}
      </Checkbox>
    </fieldset>
  );
}
