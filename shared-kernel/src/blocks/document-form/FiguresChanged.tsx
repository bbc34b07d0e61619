import { Alert } from 'antd';
import { MoneyText } from '../../ui';
import { useTexts } from './texts';
import type { FigureChange } from './use-confirmed-figures';

export interface FiguresChangedProps {
  changes: readonly FigureChange[];
  currencies: Readonly<Partial<Record<FigureChange['name'], string>>>;
}

/** Warning with the amounts that the bank now calculates differently, before and after; nothing is stored yet. */
export function FiguresChanged({ changes, currencies }: FiguresChangedProps) {
  const { t } = useTexts();
  if (changes.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('figures.changed')}
      description={
        <>
          {changes.map(({ name, before, after }) => (
            <div key={name} data-row={name}>
              {t(`figures.${name}`)}: <MoneyText amount={before} currency={currencies[name] ?? ''} />
              {' → '}
              <strong>
                <MoneyText amount={after} currency={currencies[name] ?? ''} />
              </strong>
            </div>
          ))}
          <div>{t('figures.again')}</div>
        </>
      }
      data-warning="figuresChanged"
    />
  );
}
