import type { CreditDetails } from '@ncb/shared-kernel/api/contract';
import { countDaysBetween } from '@ncb/shared-kernel/domain/dates';
import { addAmounts, compareAmounts, formatPercent, subtractAmounts, toMinor } from '@ncb/shared-kernel/domain/money';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import type { ReactNode } from 'react';
import { creditStyles as styles } from '../credits';
import { useTexts } from '../../texts';

export function CreditCards({ details }: { details: CreditDetails }) {
  return (
    <div className={styles['cards']}>
      <NextPayment details={details} />
      <DebtToday details={details} />
      <Repaid details={details} />
    </div>
  );
}

function NextPayment({ details: { deal, rows, day, overdueSince } }: { details: CreditDetails }) {
  const { t } = useTexts();
  const { formatDayAndMonth } = useDates();
  const next = rows.find(({ state }) => state === 'next');
  const currency = deal.currencyLetters;
  return (
    <section className={styles['card']} aria-label={t('creditsMine.cards.toPay')} data-field="nextPayment">
      {deal.payOverdue !== null && (
        <>
          <div className="ncb-quiet">
            {t('creditsMine.cards.overdue', { date: overdueSince ? formatDayAndMonth(overdueSince) : '' })}
          </div>
          <div className={`${styles['big']} ${styles['bad']}`} data-field="payOverdue">
            <MoneyText amount={deal.payOverdue} currency={currency} />
          </div>
        </>
      )}
      {next ? (
        <NextLines row={next} currency={currency} days={countDaysBetween(day, next.payOn)} isFirst={!deal.payOverdue} />
      ) : (
        <div className="ncb-quiet">{t('creditsMine.cards.noNext')}</div>
      )}
    </section>
  );
}

interface NextLinesProps {
  row: CreditDetails['rows'][number];
  currency: string;
  days: number;
  isFirst: boolean;
}

function NextLines({ row, currency, days, isFirst }: NextLinesProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const sum = <MoneyText amount={addAmounts(row.unpaidPrincipal, row.unpaidInterest)} currency={currency} />;
  const date = formatDay(row.payOn);
  if (!isFirst)
    return (
      <div className="ncb-quiet">
        {`${t('creditsMine.cards.then', { date })} – `}
        {sum}
      </div>
    );
  return (
    <>
      <div className="ncb-quiet">{`${t('creditsMine.cards.next', { date })} · ${t('creditsMine.cards.in', { days: t('credits.days', { count: days }) })}`}</div>
      <div className={styles['big']} data-field="payNext">
        {sum}
      </div>
      <Line label={t('creditsMine.cards.principal')}>
        <MoneyText amount={row.unpaidPrincipal} currency={currency} />
      </Line>
      <Line label={t('creditsMine.cards.interest')}>
        <MoneyText amount={row.unpaidInterest} currency={currency} />
      </Line>
    </>
  );
}

function DebtToday({ details: { deal, day, accruedDays, limit, limitLeft } }: { details: CreditDetails }) {
  const { t } = useTexts();
  const { formatDayAndMonth } = useDates();
  const currency = deal.currencyLetters;
  const late = addAmounts(addAmounts(deal.overduePrincipal, deal.overdue), deal.penalty);
  const accrued = subtractAmounts(deal.interest, deal.overdue);
  const principal = subtractAmounts(deal.principal, deal.overduePrincipal);
  const whole = deal.payAll ?? '0.00';
  // With an overdue part these amounts differ from those in the list of deals and need other labels.
  const isLate = compareAmounts(late, '0.00') > 0;
  return (
    <section className={styles['card']} aria-label={t('creditsMine.cards.debt')} data-field="debt">
      <div className={styles['card-head']}>
        <h2>{t('creditsMine.cards.debtOn', { date: formatDayAndMonth(day) })}</h2>
        <strong data-field="payAll">
          <MoneyText amount={whole} currency={currency} />
        </strong>
      </div>
      <div className={styles['bar']} aria-hidden>
        <span style={{ inlineSize: getBarWidth(principal, whole) }} />
        <span className={styles['bar-accrued']} style={{ inlineSize: getBarWidth(accrued, whole) }} />
        <span className={styles['bar-late']} style={{ inlineSize: getBarWidth(late, whole) }} />
      </div>
      <Line label={t(isLate ? 'creditsMine.cards.mainOnTime' : 'creditsMine.cards.main')}>
        <span data-field="principal">
          <MoneyText amount={principal} currency={currency} />
        </span>
      </Line>
      <Line
        label={t(isLate ? 'creditsMine.cards.accruedOnTime' : 'creditsMine.cards.accrued', {
          days: t('credits.days', { count: accruedDays }),
        })}
      >
        <span data-field="accrued">
          <MoneyText amount={accrued} currency={currency} />
        </span>
      </Line>
      {isLate && (
        <>
          <Line label={t('creditsMine.cards.late', { days: t('credits.days', { count: deal.overdueDays }) })}>
            <span className={styles['bad']} data-field="overdue">
              <MoneyText amount={late} currency={currency} />
            </span>
          </Line>
          <Line label={t('creditsMine.cards.ofIt')}>
            <span className="ncb-quiet">
              <MoneyText amount={deal.penalty} currency={currency} />
            </span>
          </Line>
        </>
      )}
      {limit !== null && (
        <Line label={t('creditsMine.cards.limitLeft')}>
          <span data-field="limitLeft">
            <MoneyText amount={limitLeft ?? '0.00'} currency={currency} />
          </span>
        </Line>
      )}
    </section>
  );
}

function Repaid({ details: { deal, issued, rows, payments } }: { details: CreditDetails }) {
  const { language } = useShell();
  const { t } = useTexts();
  const currency = deal.currencyLetters;
  const share = getPaidShare(issued, deal.principal);
  const interest = payments.reduce((sum, payment) => addAmounts(sum, payment.interest), '0.00');
  const left = rows.filter(({ state }) => state !== 'paid').length;
  return (
    <section className={styles['card']} aria-label={t('creditsMine.cards.repaid')} data-field="repaid">
      <div className="ncb-quiet">{t('creditsMine.cards.repaid')}</div>
      <div className={styles['big']}>{formatPercent(share, language)}</div>
      <div className={styles['bar']} aria-hidden>
        <span style={{ inlineSize: `${share}%` }} />
      </div>
      <Line label={t('creditsMine.cards.issued')}>
        <MoneyText amount={issued} currency={currency} />
      </Line>
      <Line label={t('creditsMine.cards.interestPaid')}>
        <MoneyText amount={interest} currency={currency} />
      </Line>
      <Line label={t('creditsMine.cards.left')}>
        <span className="ncb-number">{t('creditsMine.cards.leftOf', { left, all: rows.length })}</span>
      </Line>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['line']}>
      <span className="ncb-quiet">{label}</span>
      {children}
    </div>
  );
}

/** Returns the repaid share of the principal in percent, rounded down to one decimal: `11.5`. */
function getPaidShare(issued: string, principal: string): string {
  const whole = toMinor(issued);
  if (whole === 0n) return '0.0';
  const tenths = (toMinor(subtractAmounts(issued, principal)) * 1000n) / whole;
  return `${tenths / 10n}.${tenths % 10n}`;
}

function getBarWidth(part: string, whole: string): string {
  const all = toMinor(whole);
  return all === 0n ? '0%' : `${Number((toMinor(part) * 10_000n) / all) / 100}%`;
}
