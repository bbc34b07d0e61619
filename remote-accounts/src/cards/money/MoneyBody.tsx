import { Fragment } from 'react';
import { buildPageAddress, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { CardFigure, CardLink, MoneyText, SumLine } from '@ncb/shared-kernel/ui';
import { useTexts } from '../texts';
import type { MoneyContent } from './load-money';

const MINUS = '\u2212';

export function MoneyBody({ content }: { content: MoneyContent }) {
  const { t } = useTexts();
  const { available, currencies, inProgress, ready, received, after } = content;
  return (
    <>
      <CardFigure
        about={t('available')}
        sums={
          currencies.length > 1 &&
          currencies.map(({ currency, amount }, index) => (
            <Fragment key={currency}>
              {index > 0 && ' '}
              {/* Where the line breaks, no dot is left at its end. */}
              <span className="ncb-number">
                {index > 0 && '·\u00a0'}
                <MoneyText amount={amount} currency={currency} />
              </span>
            </Fragment>
          ))
        }
      >
        <span data-field="available">
          <MoneyText amount={available} currency={UAH.letters} />
        </span>
      </CardFigure>
      <ProgressSum label={t('inProgress')} field="inProgress" amount={inProgress} sign={MINUS} />
      <ProgressSum label={t('ready')} field="ready" amount={ready} sign={MINUS} />
      <ProgressSum label={t('received')} field="received" amount={received} sign="+" />
      {after !== null && (
        <SumLine label={t('after')} field="after" isTotal>
          <MoneyText amount={after} currency={UAH.letters} />
        </SumLine>
      )}
    </>
  );
}

interface SumProps {
  label: string;
  field: string;
  amount: string | null;
  sign: string;
}

/** Amount in progress; nothing where the bank does not report it. */
function ProgressSum({ label, field, amount, sign }: SumProps) {
  if (amount === null) return null;
  return (
    <SumLine label={label} field={field}>
      {amount !== '0.00' && sign}
      <MoneyText amount={amount} currency={UAH.letters} />
    </SumLine>
  );
}

export function MoneyMore() {
  const { t } = useTexts();
  return <CardLink to={buildPageAddress('miAccountsAll')}>{t('balances')}</CardLink>;
}
