import { useTranslation } from 'react-i18next';
import type { AccountDetails } from '@ncb/shared-kernel/api/contract';
import type { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { fundsOf } from './funds';

export interface FundsExplainedProps {
  details: AccountDetails;
  kind: AccountKind;
}

/** How what is available comes about: own funds, what is held back, the overdraft. */
export function FundsExplained({ details, kind }: FundsExplainedProps) {
  const { t } = useTranslation('accounts');
  return (
    <section>
      <h3>{t('funds.title')}</h3>
      <dl className="ncb-sums">
        {fundsOf(details, kind).map(({ field, sign, amount, isSum }) => (
          <div key={field} className={isSum ? 'ncb-sum' : ''}>
            <dt title={t(`funds.hints.${field}`)}>{t(`funds.${field}`)}</dt>
            <dd data-field={field}>
              {sign && <span aria-hidden>{`${sign} `}</span>}
              <MoneyText amount={amount} currency={details.currencyLetters} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
