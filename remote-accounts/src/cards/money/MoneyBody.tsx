import { Fragment } from 'react';
import { buildPageAddress, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { CardFigure, CardLink, MoneyText, SumLine } from '@ncb/shared-kernel/ui';
import { ExpectedSum } from '../ExpectedSum';
import { useTexts } from '../texts';
import type { MoneyContent } from './load-money';

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
      <ExpectedSum label={t('inProgress')} field="inProgress" amount={inProgress} direction="out" />
      <ExpectedSum label={t('ready')} field="ready" amount={ready} direction="out" />
      <ExpectedSum label={t('received')} field="received" amount={received} direction="in" />
      {after !== null && (
        <SumLine label={t('after')} field="after" isTotal>
          <MoneyText amount={after} currency={UAH.letters} />
        </SumLine>
      )}
    </>
  );
}

export function MoneyMore() {
  const { t } = useTexts();
  return <CardLink to={buildPageAddress('miAccountsAll')}>{t('balances')}</CardLink>;
}
