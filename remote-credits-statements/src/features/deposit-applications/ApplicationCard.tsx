import { Button, Modal } from 'antd';
import { useState } from 'react';
import { withdrawApplication, type Application } from '@ncb/shared-kernel/api/contract';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { formatPercent } from '@ncb/shared-kernel/domain/money';
import { ApplicationStatus, pageAddress, Role } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, PageLink, StatusTag, useSaveOnce, type StatusTone } from '@ncb/shared-kernel/ui';
import styles from '../deposits/deposits.module.css';
import { useDealsAnew } from '../deposits/use-deals-anew';
import { useTexts } from '../../texts';

export interface ApplicationCardProps {
  application: Application;
}

const TONES: Readonly<Record<ApplicationStatus, StatusTone>> = {
  [ApplicationStatus.submitted]: 'waiting',
  [ApplicationStatus.inReview]: 'working',
  [ApplicationStatus.approved]: 'good',
  [ApplicationStatus.rejected]: 'bad',
  [ApplicationStatus.withdrawn]: 'neutral',
};

/** An application for a deposit: what for, where it stands, and why the bank refused it. */
export function ApplicationCard({ application }: ApplicationCardProps) {
  const { t, common } = useTexts();
  const { language, navigation } = useShell();
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
        <StatusTag status={status} tone={TONES[status]}>
          {common(`applicationStatus.${status}`)}
        </StatusTag>
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
          <dd className="ncb-number">{`${toDottedMoment(submitted)}, ${creator}`}</dd>
        </div>
        {reason !== null && (
          <div>
            <dt>{t('deposits.applications.reason')}</dt>
            <dd data-field="reason">{reason}</dd>
          </div>
        )}
      </dl>
      {status <= ApplicationStatus.inReview && <Withdraw application={application} />}
      {depositId !== null && (
        <PageLink
          navigation={navigation}
          page="miDepositsMine"
          parameters={pageAddress('miDepositsMine', { deposit: depositId }).parameters}
          data-action="openDeposit"
        >
          {t('deposits.applications.open')}
        </PageLink>
      )}
    </li>
  );
}

/** Taken back while the bank has not decided; whoever may not apply may not withdraw either. */
function Withdraw({ application: { id } }: ApplicationCardProps) {
  const { t } = useTexts();
  const { session, notify } = useShell();
  const readAnew = useDealsAnew();
  const [isAsking, setAsking] = useState(false);
  const save = useSaveOnce<{ id: string }, { id: string }, unknown>({
    call: withdrawApplication,
    toRequest: (values) => values,
    numberField: 'app_id',
    async onSaved() {
      notify('success', t('deposits.applications.withdrawn', { number: id }));
      await readAnew();
    },
  });
  const withdraw = async () => {
    await save.run({ id });
    setAsking(false);
    // Refused: the bank has decided meanwhile.
    await readAnew();
  };
  if (session.user.role === Role.operator) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)} data-action="withdraw">
        {t('deposits.applications.withdraw')}
      </Button>
      {isAsking && (
        <Modal
          open
          width={560}
          title={t('deposits.applications.question', { number: id })}
          onCancel={() => setAsking(false)}
          closable={!save.isBusy}
          data-dialog="withdrawApplication"
          footer={[
            <Button key="keep" disabled={save.isBusy} onClick={() => setAsking(false)} data-action="keepApplication">
              {t('deposits.applications.keep')}
            </Button>,
            <Button
              key="withdraw"
              type="primary"
              danger
              loading={save.isBusy}
              onClick={() => void withdraw()}
              data-action="confirmWithdraw"
            >
              {t('deposits.applications.withdraw')}
            </Button>,
          ]}
        />
      )}
    </>
  );
}
