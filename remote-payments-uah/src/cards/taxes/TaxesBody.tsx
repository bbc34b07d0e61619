import { getDateLocale } from '@ncb/shared-kernel/domain/dates';
import { getTaxPeriod, type TaxReminder } from '@ncb/shared-kernel/domain/rules';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { CardLink, CardRow, CardRows, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../texts';
import type { DueTax, TaxesContent } from './load-taxes';

const QUARTERS = ['I', 'II', 'III', 'IV'] as const;
const MONTHS_OF_QUARTER = 3;

/** Usual days of taxes; "Pay" copies the last payment of the tax, or opens an empty form. */
export function TaxesBody({ content }: { content: TaxesContent }) {
  const { t } = useTexts();
  const { formatDayAndMonth } = useDates();
  const formatPeriod = usePeriodName();
  const describe = ({ due, payBy, law, points, lastPayment, isPaid }: DueTax) =>
    [
      ...(due === payBy ? [] : [t('dueBy', { day: formatDayAndMonth(due) })]),
      t(`laws.${law}`, { points }),
      ...(lastPayment && !isPaid ? [t('lastPaid', { day: formatDayAndMonth(lastPayment.documentDate) })] : []),
    ].join(' · ');
  return (
    <>
      <CardRows>
        {content.map((row) => {
          const { isPaid, lastPayment } = row;
          const payBy = t('payBy', { day: formatDayAndMonth(row.payBy) });
          const paid = isPaid && lastPayment && t('paid', { day: formatDayAndMonth(lastPayment.documentDate) });
          return (
            <CardRow
              key={row.id}
              id={row.id}
              name={t('taxOf', { tax: t(`taxNames.${row.tax}`), period: formatPeriod(row) })}
              about={<span title={describe(row)}>{describe(row)}</span>}
              end={paid || (row.isLate ? <span className="ncb-late">{payBy}</span> : payBy)}
              endAbout={!paid && <CardLink to={getPaymentAddress(row)}>{t('pay')}</CardLink>}
            />
          );
        })}
      </CardRows>
      <p className="ncb-quiet">{t('usual')}</p>
    </>
  );
}

function getPaymentAddress({ lastPayment }: DueTax) {
  return lastPayment
    ? buildPageAddress('miPmtUahNew', { id: lastPayment.id, mode: 'copy' })
    : buildPageAddress('miPmtUahNew');
}

function usePeriodName() {
  const { t } = useTexts();
  const { language } = useShell();
  return (reminder: Pick<TaxReminder, 'period' | 'month'>) => {
    const { end } = getTaxPeriod(reminder);
    if (reminder.period === 'month')
      return new Date(`${end}T12:00:00Z`).toLocaleDateString(getDateLocale(language), {
        month: 'long',
        timeZone: 'UTC',
      });
    const quarter = Number(end.slice('yyyy-'.length, 'yyyy-mm'.length)) / MONTHS_OF_QUARTER;
    return t('quarter', { quarter: QUARTERS[quarter - 1] });
  };
}
