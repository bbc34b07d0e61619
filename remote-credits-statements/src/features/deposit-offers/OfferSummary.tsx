import { SummaryFrame } from '@ncb/shared-kernel/blocks/document-form';
import { withholdTax } from '@ncb/shared-kernel/domain/interest';
import { formatPercent } from '@ncb/shared-kernel/domain/money';
import { getCurrencyDigits, InterestPayout } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import styles from './offers.module.css';
import type { FittingOffer } from './compare-offers';
import { useTexts } from '../../texts';

interface OfferSummaryProps {
  chosen: FittingOffer | null;
  currency: string;
  /** Interest of a sole trader is taxed by the bank. */
  isSoleTrader: boolean;
  isBusy: boolean;
  onSave: () => void;
}

export function OfferSummary({ chosen, currency, isSoleTrader, isBusy, onSave }: OfferSummaryProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  return (
    <SummaryFrame
      title={
        chosen
          ? t('depositsGet.youGet', { name: chosen.offer.name, date: formatDay(chosen.result.end) })
          : t('depositsGet.choose')
      }
      sum={<MoneyText amount={chosen?.result.total ?? '0.00'} currency={currency} />}
      isOpen={chosen === null}
      save={{ title: t('depositsGet.apply'), action: 'apply' }}
      isBusy={isBusy}
      onSave={onSave}
      note={t('applications.note')}
    >
      {chosen && (
        <div className={styles['beside']}>
          <OfferSums chosen={chosen} isSoleTrader={isSoleTrader} />
        </div>
      )}
    </SummaryFrame>
  );
}

export function OfferSums({
  chosen: { offer, result },
  isSoleTrader,
}: {
  chosen: FittingOffer;
  isSoleTrader: boolean;
}) {
  const { t } = useTexts();
  const { language } = useShell();
  const { formatDay } = useDates();
  const { currencyLetters, payout } = offer;
  const [first] = result.payments;
  const tax = isSoleTrader ? withholdTax(result.interest, getCurrencyDigits(currencyLetters)) : null;
  const money = (amount: string) => <MoneyText amount={amount} digitsOf={currencyLetters} />;
  return (
    <dl className="ncb-facts" data-field="result">
      <div>
        <dt>{t('depositsGet.interest')}</dt>
        <dd data-field="interest">{money(result.interest)}</dd>
      </div>
      <div>
        <dt>{t('depositsGet.how')}</dt>
        <dd className="ncb-number">
          {t('depositsGet.formula', {
            rate: formatPercent(result.rate, language),
            days: result.days,
            basis: t(`deposits.basis.${offer.basis}`),
          })}
        </dd>
      </div>
      {first && (
        <div>
          <dt>
            {t(payout === InterestPayout.capitalised ? 'deposits.nextAdded' : 'deposits.nextPaid', {
              date: formatDay(first.day),
            })}
          </dt>
          <dd data-field="first">{money(first.amount)}</dd>
        </div>
      )}
      {tax && (
        <>
          <div>
            <dt>{t('depositsGet.incomeTax')}</dt>
            <dd data-field="incomeTax">{money(tax.incomeTax)}</dd>
          </div>
          <div>
            <dt>{t('depositsGet.militaryTax')}</dt>
            <dd data-field="militaryTax">{money(tax.militaryTax)}</dd>
          </div>
          <div>
            <dt>{t('depositsGet.left')}</dt>
            <dd data-field="left">{money(tax.left)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
