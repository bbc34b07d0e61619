import { Button, Tooltip } from 'antd';
import type { Deposit } from '@ncb/shared-kernel/api/contract';
import { countDaysBetween } from '@ncb/shared-kernel/domain/dates';
import { formatPercent } from '@ncb/shared-kernel/domain/money';
import { DepositStatus, InterestPayout } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { getActBlocker } from './deposit-acts';
import { DepositMenu } from './DepositMenu';
import styles from './deposits.module.css';
import type { DepositDialogs } from './use-deposit-dialogs';
import { useTexts } from '../../texts';

interface DepositCardProps {
  deposit: Deposit;
  dialogs: DepositDialogs;
}

export function DepositCard({ deposit, dialogs }: DepositCardProps) {
  const { t } = useTexts();
  const { language, session } = useShell();
  const { formatDay } = useDates();
  const { number, name, amount, currencyLetters, rate, start, end, status } = deposit;
  const isClosed = status === DepositStatus.closed;
  const { left, percent } = getDepositDays(deposit, session.bankDay);
  const title = name === '' ? t('deposits.noName') : name;
  return (
    <li
      className={`${styles['card']} ${isClosed ? styles['card-closed'] : ''}`}
      data-row={deposit.id}
      aria-label={`${title} ${number}`}
    >
      <div className={styles['card-head']}>
        <h2>
          <strong>{title}</strong> <span className="ncb-quiet">{number}</span>
        </h2>
        <DepositMenu deposit={deposit} dialogs={dialogs} />
      </div>
      <div className={styles['sum']} data-field="balance">
        <MoneyText amount={amount} currency={currencyLetters} />
      </div>
      <div className={styles['line']}>
        <span>
          <strong className="ncb-number" data-field="rate">
            {formatPercent(rate, language)}
          </strong>{' '}
          <span className="ncb-quiet ncb-number">
            {isClosed ? `${formatDay(start)} – ${formatDay(end)}` : t('deposits.until', { date: formatDay(end) })}
          </span>
        </span>
        {!isClosed && <span data-field="daysLeft">{t('deposits.daysLeft', { count: left })}</span>}
      </div>
      {!isClosed && <TermBar percent={percent} />}
      {isClosed ? <ClosedFacts deposit={deposit} /> : <RunningFacts deposit={deposit} />}
      {!isClosed && <CardActions deposit={deposit} dialogs={dialogs} />}
    </li>
  );
}

function RunningFacts({ deposit }: Pick<DepositCardProps, 'deposit'>) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { interest, currencyLetters, nextDate, nextAmount, payout, renewals } = deposit;
  const isAdded = payout === InterestPayout.capitalised;
  return (
    <dl className="ncb-facts">
      <div>
        <dt>{t('deposits.accrued')}</dt>
        <dd className={styles['good']} data-field="interest">
          <MoneyText amount={interest} digitsOf={currencyLetters} />
        </dd>
      </div>
      {nextDate !== null && nextAmount !== null && (
        <div>
          <dt>{t(isAdded ? 'deposits.nextAdded' : 'deposits.nextPaid', { date: formatDay(nextDate) })}</dt>
          <dd data-field="nextAmount">
            <MoneyText amount={nextAmount} digitsOf={currencyLetters} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('deposits.afterTerm')}</dt>
        <dd data-field="renewals">
          {renewals > 0 ? t('deposits.renews', { count: renewals }) : t('deposits.returns')}
        </dd>
      </div>
    </dl>
  );
}

function ClosedFacts({ deposit: { paid, currencyLetters } }: Pick<DepositCardProps, 'deposit'>) {
  const { t } = useTexts();
  return (
    <dl className="ncb-facts">
      <div>
        <dt>{t('deposits.paidInterest')}</dt>
        <dd data-field="paid">
          <MoneyText amount={paid} digitsOf={currencyLetters} />
        </dd>
      </div>
    </dl>
  );
}

function CardActions({ deposit, dialogs }: DepositCardProps) {
  const { t } = useTexts();
  const { session } = useShell();
  const getBlocker = (act: 'topUp' | 'withdraw' | 'break') =>
    getActBlocker(act, deposit, session.user.role, session.bankDay);
  return (
    <div className={styles['actions']}>
      {(['topUp', 'withdraw', 'break'] as const).map((act) => {
        const reason = getBlocker(act);
        // Actions excluded by the contract are hidden; those forbidden only to this user or today show the reason.
        if (reason === 'terms') return null;
        const button = (
          <Button
            type="text"
            disabled={reason !== null}
            onClick={() => dialogs.open(act, deposit.id)}
            data-action={act}
          >
            {t(`deposits.actions.${act}`)}
          </Button>
        );
        return reason === null ? (
          <span key={act}>{button}</span>
        ) : (
          <Tooltip key={act} title={t(`deposits.whyNot.${reason}`)}>
            <span>{button}</span>
          </Tooltip>
        );
      })}
      <Button type="text" onClick={() => dialogs.open('details', deposit.id)} data-action="details">
        {t('deposits.actions.details')}
      </Button>
    </div>
  );
}

interface TermBarProps {
  percent: number;
}

/** Bar with the elapsed share of a term, hidden from screen readers: the days left stand beside it. */
function TermBar({ percent }: TermBarProps) {
  return (
    <svg className={styles['bar']} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect width={percent} height={6} />
    </svg>
  );
}

interface DepositDays {
  readonly left: number;
  readonly percent: number;
}

function getDepositDays({ start, end }: Pick<Deposit, 'start' | 'end'>, today: string): DepositDays {
  const all = countDaysBetween(start, end);
  const left = Math.min(all, Math.max(0, countDaysBetween(today, end)));
  return { left, percent: all === 0 ? 100 : ((all - left) / all) * 100 };
}
