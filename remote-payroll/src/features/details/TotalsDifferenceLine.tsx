import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { AnswerFailure, MoneyText, Waiting, useDates } from '@ncb/shared-kernel/ui';
import type { ListedPayroll } from '../payroll-list';
import { subtractTotals, usePreviousPayrollRow } from '../previous-payroll';
import { useTexts } from '../../texts';

/** Difference of the totals to the previous payroll of this type; names no salaries, so every user sees it. */
export function TotalsDifferenceLine({ row }: { row: ListedPayroll }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { answer, before: previous } = usePreviousPayrollRow(row);
  if (answer.isPending) return <Waiting rows={1} />;
  if (answer.isError) return <AnswerFailure answer={answer} />;
  const difference = previous && subtractTotals(previous, row);
  return (
    <section data-field="difference">
      <h3>{t('list.difference.title')}</h3>
      {previous && difference ? (
        <>
          <p className="ncb-quiet">
            {t('list.difference.previous', { number: previous.number, date: formatDay(previous.documentDate) })}
          </p>
          <dl className="ncb-facts">
            <div>
              <dt>{t('list.difference.amount')}</dt>
              <dd data-field="differenceAmount">
                {!difference.amount.startsWith('-') && difference.amount !== '0.00' && '+'}
                <MoneyText amount={difference.amount} currency={UAH.letters} />
              </dd>
            </div>
            <div>
              <dt>{t('list.difference.people')}</dt>
              <dd data-field="differencePeople" className="ncb-number">
                {difference.people > 0 ? `+${difference.people}` : String(difference.people).replace('-', '−')}
              </dd>
            </div>
          </dl>
        </>
      ) : (
        <p className="ncb-quiet">{t('list.difference.none')}</p>
      )}
    </section>
  );
}
