import { Button } from 'antd';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatPercent } from '@ncb/shared-kernel/domain/money';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo, MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { RepayButton } from '../credits';
import type { ListedDeal } from './use-deal-columns';
import { useTexts } from '../../texts';

/**
 * Details of a deal: principal, interest, overdue debt and their parts. Source:
 * docs/requirements/currency-payroll-credits-statements.md#credit-deals.
 */
export function DealDetails({ deal }: { deal: ListedDeal }) {
  const { language } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { currencyLetters: currency } = deal;
  const sums = [
    ['principal', t('creditsDeals.details.sum_main'), deal.principal],
    ['interest', t('creditsDeals.details.sum_proc'), deal.interest],
    ['overdue', t('creditsDeals.details.sum_missed'), deal.overdue],
    ['overduePrincipal', t('creditsDeals.details.sum_missed_main'), deal.overduePrincipal],
    ['penalty', t('creditsDeals.details.sum_penalty'), deal.penalty],
    ['payAll', t('creditsDeals.details.pay_all'), deal.payAll ?? '0.00'],
  ] as const;
  return (
    <dl className="ncb-facts" data-field="dealDetails">
      {sums.map(([field, label, amount]) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd data-field={field}>
            <MoneyText amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
      {deal.overdueDays > 0 && (
        <div>
          <dt>{t('creditsDeals.details.missed_days')}</dt>
          <dd data-field="overdueDays">{t('credits.days', { count: deal.overdueDays })}</dd>
        </div>
      )}
      <div>
        <dt>{t('creditsDeals.details.term')}</dt>
        <dd>
          {t('creditsDeals.details.termText', {
            start: formatDay(deal.start),
            end: deal.end ? formatDay(deal.end) : '…',
            rate: formatPercent(deal.rate, language),
          })}
        </dd>
      </div>
      <div>
        <dt>{t('creditsDeals.details.main_acn')}</dt>
        <dd className="ncb-number">{formatIban(deal.principalAccount)}</dd>
      </div>
      <div>
        <dt>{t('creditsDeals.details.proc_acn')}</dt>
        <dd className="ncb-number">{formatIban(deal.interestAccount)}</dd>
      </div>
    </dl>
  );
}

export function DealFoot({ deal }: { deal: ListedDeal }) {
  const { navigation } = useShell();
  const { t } = useTexts();
  return (
    <>
      <RepayButton deal={deal} />
      {navigation.isServed('miCreditsMine') && (
        <Button
          onClick={() => goTo(navigation, buildPageAddress('miCreditsMine', { deal: deal.number }))}
          data-action="schedule"
        >
          {t('creditsDeals.schedule')}
        </Button>
      )}
    </>
  );
}
