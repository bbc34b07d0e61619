import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { breakDepositEarly, type Deposit, type EarlyReturnSums } from '@ncb/shared-kernel/api/contract';
import { compareAmounts, formatPercent, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { useDeposit } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerStates, EmptyView, MoneyText } from '@ncb/shared-kernel/ui';
import styles from '../deposits.module.css';
import { useRefreshDeals } from '../use-refresh-deals';
import { useDepositAct } from '../use-deposit-act';
import type { DepositDialogProps } from '../use-deposit-dialogs';
import { useTexts } from '../../../texts';

const NOTHING = '0.00';

/**
 * Confirmation of an early return with the bank's own figures of the day. They are sent back, so that the bank returns
 * exactly this amount or refuses.
 */
export function BreakDialog({ deposit, onClose }: DepositDialogProps) {
  const { t } = useTexts();
  const answer = useDeposit(deposit.id);
  const early = answer.data?.early ?? null;
  const { isBusy, run } = useBreak(deposit, onClose);
  return (
    <Modal
      open
      width={560}
      title={t('deposits.break.title', { number: deposit.number })}
      onCancel={onClose}
      closable={!isBusy}
      mask={{ closable: false }}
      data-dialog="breakDeposit"
      footer={[
        <Button key="keep" disabled={isBusy} onClick={onClose} autoFocus data-action="keepDeposit">
          {t('deposits.break.keep')}
        </Button>,
        <Button
          key="break"
          type="primary"
          danger
          loading={isBusy}
          disabled={early === null || answer.isFetching}
          onClick={() => early && void run(early)}
          data-action="breakDeposit"
        >
          {t('deposits.break.do')}
        </Button>,
      ]}
    >
      <AnswerStates
        answer={answer}
        isEmpty={(found) => found.early === null}
        empty={<EmptyView text={t('deposits.whyNot.terms')} />}
      >
        {early && <EarlyReturn deposit={deposit} early={early} />}
      </AnswerStates>
    </Modal>
  );
}

function useBreak(deposit: Deposit, onClose: () => void) {
  const { t } = useTexts();
  const refresh = useRefreshDeals();
  const [isReading, setReading] = useState(false);
  const save = useDepositAct<EarlyReturnSums, { id: string; returned: string }>({
    call: breakDepositEarly,
    toRequest: ({ returned }) => ({ id: deposit.id, returned }),
    field: 'number',
    successText: t('deposits.break.done', { number: deposit.number }),
    onClose,
  });
  return {
    isBusy: save.isBusy || isReading,
    async run(early: EarlyReturnSums) {
      await save.run(early);
      // After a refusal for other amounts or a closed deposit the shown figures are outdated.
      setReading(true);
      await refresh();
      setReading(false);
    },
  };
}

function EarlyReturn({ deposit, early }: { deposit: Deposit; early: EarlyReturnSums }) {
  const { t } = useTexts();
  const { language } = useShell();
  const { currencyLetters, rate, earlyRate } = deposit;
  const { days, placed, earned, reduced, paidOut, returned, lost } = early;
  const rates = { rate: formatPercent(rate, language), early: formatPercent(earlyRate ?? NOTHING, language) };
  const losesNothing = compareAmounts(lost, NOTHING) === 0;
  const rows = [
    ['placed', t('deposits.break.placed'), placed],
    ['earned', t('deposits.break.earned', { count: days, rate: rates.rate }), earned],
    ['reduced', t('deposits.break.reduced', { rate: rates.early }), reduced],
    ...(paidOut === NOTHING ? [] : [['paidOut', t('deposits.break.paid'), subtractAmounts(NOTHING, paidOut)]]),
  ] as const;
  return (
    <>
      <Alert
        type={losesNothing ? 'info' : 'warning'}
        showIcon
        title={t(rate === earlyRate ? 'deposits.break.sameRate' : 'deposits.break.lowerRate', rates)}
        data-warning="earlyRate"
      />
      <dl className="ncb-facts">
        {rows.map(([field, label, sum]) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd data-field={field}>
              <MoneyText amount={sum} digitsOf={currencyLetters} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles['results']}>
        <div>
          <dt className="ncb-quiet">{t('deposits.break.returned')}</dt>
          <dd data-field="returned">
            <MoneyText amount={returned} currency={currencyLetters} />
          </dd>
        </div>
        <div>
          <dt className="ncb-quiet">{t('deposits.break.lost')}</dt>
          <dd className={losesNothing ? '' : styles['bad']} data-field="lost">
            <MoneyText amount={lost} currency={currencyLetters} />
          </dd>
        </div>
      </dl>
    </>
  );
}
