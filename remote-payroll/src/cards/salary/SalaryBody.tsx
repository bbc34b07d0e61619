import { buildPageAddress, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { CardLink, CardRow, CardRows, DocumentStatusTag, MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../texts';
import type { SalaryContent } from './load-salary';

const ROWS_SHOWN = 3;

export function SalaryBody({ content }: { content: SalaryContent }) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const { open, next } = content;
  return (
    <CardRows>
      {open.slice(0, next ? ROWS_SHOWN - 1 : ROWS_SHOWN).map((row) => (
        <CardRow
          key={row.id}
          id={row.id}
          name={t('payroll', { number: row.number })}
          about={t('people', { day: formatDay(row.documentDate), count: row.employeeCount })}
          to={buildPageAddress('miPayrollNew', { id: row.id })}
          end={<MoneyText amount={row.amount} currency={UAH.letters} />}
          endAbout={<DocumentStatusTag status={row.status} />}
        />
      ))}
      {next && (
        <CardRow
          id="next"
          name={t('nextSalary')}
          about={t('paid', { day: formatDay(next.paid) })}
          to={buildPageAddress('miPayrolls')}
          end={
            next.isLate ? (
              <span className="ncb-late">{t('overdue', { day: formatDay(next.due) })}</span>
            ) : (
              t('notLater', { day: formatDay(next.due) })
            )
          }
        />
      )}
    </CardRows>
  );
}

export function SalaryMore() {
  const { t } = useTexts();
  return <CardLink to={buildPageAddress('miPayrolls')}>{t('all')}</CardLink>;
}
