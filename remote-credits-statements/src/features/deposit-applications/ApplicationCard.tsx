import type { Application } from '@ncb/shared-kernel/api/contract';
import { formatPercent } from '@ncb/shared-kernel/domain/money';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, PageLink, useDates } from '@ncb/shared-kernel/ui';
import { ApplicationStatusTag, WithdrawApplication } from '../applications';
import { depositStyles as styles } from '../deposits';
import { useTexts } from '../../texts';

interface ApplicationCardProps {
  application: Application;
}

export function ApplicationCard({ application }: ApplicationCardProps) {
  const { t, common } = useTexts();
  const { language, navigation } = useShell();
  const { formatMoment } = useDates();
  const { id, status, offerName, amount, currencyLetters, rate, term, payout, submitted, creator, reason } =
    application;
  const { depositId } = application;
  return (
    <li className={`${styles['card']} ${styles['card-closed']}`} data-row={id} aria-label={offerName}>
      <div className={styles['card-head']}>
        <h2>
          <strong>{offerName || t('deposits.noName')}</strong>{' '}
          <span className="ncb-quiet">{t('deposits.applications.number', { number: id })}</span>
        </h2>
        <ApplicationStatusTag status={status} />
      </div>
      <div className={styles['sum']} data-field="amount">
        <MoneyText amount={amount} currency={currencyLetters} />
      </div>
      <dl className="ncb-facts">
        <div>
          <dt>{t('deposits.applications.terms')}</dt>
          <dd>
            {[rate && formatPercent(rate, language), t('deposits.months', { count: term })].filter(Boolean).join(' · ')}
          </dd>
        </div>
        {payout && (
          <div>
            <dt>{t('deposits.fields.payout')}</dt>
            <dd>{common(`interestPayout.${payout}`)}</dd>
          </div>
        )}
        <div>
          <dt>{t('deposits.applications.submitted')}</dt>
          <dd className="ncb-number">{`${formatMoment(submitted)}, ${creator}`}</dd>
        </div>
        {reason !== null && (
          <div>
            <dt>{t('deposits.applications.reason')}</dt>
            <dd data-field="reason">{reason}</dd>
          </div>
        )}
      </dl>
      <WithdrawApplication application={application} />
      {depositId !== null && (
        <PageLink
          navigation={navigation}
          page="miDepositsMine"
          parameters={buildPageAddress('miDepositsMine', { deposit: depositId }).parameters}
          data-action="openDeposit"
        >
          {t('deposits.applications.open')}
        </PageLink>
      )}
    </li>
  );
}
