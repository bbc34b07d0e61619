import type { AccountDetails } from '@ncb/shared-kernel/api/contract';
import type { AccountKind } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { getFundsLines } from './get-funds-lines';
import { useTexts } from '../../texts';
import styles from './account-details.module.css';

interface FundsExplainedProps {
  details: AccountDetails;
  kind: AccountKind;
}

export function FundsExplained({ details, kind }: FundsExplainedProps) {
  const { t } = useTexts();
  return (
    <section>
      <h2>{t('funds.title')}</h2>
      <dl className={styles['sums']}>
        {getFundsLines(details, kind).map(({ field, text, sign, amount, isSum }) => (
          <div key={field} className={isSum ? styles['sum'] : ''}>
            <dt title={t(`funds.hints.${text}`)}>{t(`funds.${text}`)}</dt>
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
