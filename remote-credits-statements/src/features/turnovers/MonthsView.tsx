import { Button, Grid } from 'antd';
import { useState } from 'react';
import { ListExport } from '@ncb/shared-kernel/blocks/list-export';
import { PrintDialog, PrintMenu, type PrintJob } from '@ncb/shared-kernel/blocks/printing';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import type { CurrencyMonths } from '@ncb/shared-kernel/domain/statement';
import { getCurrencyDigits } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerStates, EmptyView } from '@ncb/shared-kernel/ui';
import { MonthChart } from './MonthChart';
import { formatMonth } from './months';
import { MonthTable } from './MonthTable';
import type { TurnoverSearch } from './turnover-search';
import { MONTH_HEADINGS, buildMonthTable } from './turnover-table';
import { TurnoverChips, type TurnoverChipsProps } from './TurnoverChips';
import { useMonths } from './use-months';
import { useSearchSummary } from './use-search-summary';
import { useTexts } from '../../texts';
import styles from './turnovers.module.css';

export function MonthsView(chips: TurnoverChipsProps) {
  const { search, onSearch } = chips;
  const { t } = useTexts();
  const { md: isWide = true } = Grid.useBreakpoint();
  const [isOpen, setOpen] = useState(false);
  const { answer, currencies, shown } = useMonths(search);
  return (
    <div className={styles['months']}>
      <div className="ncb-toolbar">
        <TurnoverChips {...chips} room={isWide ? 'all' : 'one'} />
        <div className={`${styles['tools']} ${styles['end']}`}>
          {shown && <MonthsExport shown={shown} search={search} />}
          {shown && <MonthsPrint shown={shown} search={search} />}
        </div>
      </div>
      <AnswerStates
        answer={answer}
        isEmpty={() => shown === null}
        empty={<EmptyView text={t('turnovers.noTurnoversData')} problem="noTurnoversData" />}
      >
        {shown && (
          <>
            <MonthChart
              shown={shown}
              currencies={currencies}
              onCurrency={(currency) => onSearch({ ...search, currency })}
              tools={
                !isWide && (
                  <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} data-action="showTable">
                    {t('turnovers.months.table')}
                  </Button>
                )
              }
            />
            {(isWide || isOpen) && <MonthTable shown={shown} search={search} />}
          </>
        )}
      </AnswerStates>
    </div>
  );
}

interface MonthsFileProps {
  shown: CurrencyMonths;
  search: TurnoverSearch;
}

function MonthsExport({ shown: { months, currency }, search }: MonthsFileProps) {
  const { t } = useTexts();
  return (
    <ListExport
      label={t('turnovers.export.action')}
      disabled={false}
      fileName={`${t('turnovers.export.monthsFileName')}-${currency}-${search.end}`}
      table={() =>
        buildMonthTable(months, (heading) => formatHeading(t(`turnovers.months.columns.${heading}`), heading, currency))
      }
      forPrograms={{
        label: t('turnovers.export.forPrograms'),
        table: () => buildMonthTable(months, (heading) => heading),
        // No loss possible: months are digits and headings Latin, which dBase can hold.
        onWritten: () => undefined,
      }}
    />
  );
}

function formatHeading(words: string, heading: string, currency: string): string {
  return heading === 'month' ? words : `${words}, ${currency}`;
}

function MonthsPrint({ shown, search }: MonthsFileProps) {
  const { t } = useTexts();
  const { months, currency } = shown;
  return (
    <PrintMenu
      jobs={[
        {
          name: 'printList',
          label: t('turnovers.months.title', { count: months.length, currency }),
          reason: null,
          dialog: (onClose) => <MonthsPrintDialog shown={shown} search={search} onClose={onClose} />,
        },
      ]}
    />
  );
}

function MonthsPrintDialog({ shown, search, onClose }: MonthsFileProps & { onClose: () => void }) {
  const { language, session } = useShell();
  const { t } = useTexts();
  const about = useSearchSummary(search);
  const { currency } = shown;
  const company = session.companies.find(({ ref }) => ref === session.companyRef);
  const title = t('turnovers.months.title', { count: shown.months.length, currency });
  const job: PrintJob<CurrencyMonths> = {
    title,
    fileName: `${t('turnovers.export.monthsFileName')}-${currency}-${search.end}`,
    hasLanguages: false,
    collect: () => Promise.resolve({ ok: true, value: shown }),
    print: (printing, { months }, options, onProgress) =>
      printing.list(
        {
          title: `${t('turnovers.title')}: ${title}`,
          about: [[company?.shortName, company?.code].filter(Boolean).join(', '), about],
          columns: MONTH_HEADINGS.map((heading) => ({
            title: t(`turnovers.months.columns.${heading}`),
            share: 1,
            isAmount: heading !== 'month',
          })),
          rows: months.map((month) =>
            MONTH_HEADINGS.map((heading) =>
              heading === 'month'
                ? formatMonth(month.month, language, 'long')
                : formatAmount(month[heading], language, getCurrencyDigits(currency)),
            ),
          ),
          amounts: [],
        },
        options,
        onProgress,
      ),
  };
  return <PrintDialog job={job} onClose={onClose} />;
}
