import { Button } from 'antd';
import { useState } from 'react';
import { DRAFT_PARAMETER, listPayments, packDraft, saveDraft, type JournalRow } from '@ncb/shared-kernel/api/contract';
import { addDays } from '@ncb/shared-kernel/domain/dates';
import { isBudgetIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount, formatPercent } from '@ncb/shared-kernel/domain/money';
import { findTaxPayments, estimatePayrollTaxes, type PayrollTaxEstimate } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus, DocumentType, PAYROLL_TAX_DAYS } from '@ncb/shared-kernel/domain/vocabulary';
import { ALL_DOCUMENTS } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { buildTaxPayment } from './build-tax-payment';
import styles from './taxes.module.css';
import { useFoundTaxes } from './use-found-taxes';

interface TaxesPanelProps {
  total: string;
  typeId: string;
  debitAccountId: string;
  period: string;
}

/** Days in which the receiver of a tax is searched for. */
const LAST_PAID_DAYS = 90;

/** Estimated taxes of a payroll and the tax payments found. A reminder only: it blocks nothing. */
export function TaxesPanel({ total, typeId, debitAccountId, period }: TaxesPanelProps) {
  const { session, language } = useShell();
  const { t } = useTexts();
  const { bankDay } = session;
  const found = useFoundTaxes(bankDay);
  const taxes = estimatePayrollTaxes(total, typeId, bankDay);
  if (taxes.length === 0) return null;
  return (
    <section className={styles['panel']} aria-labelledby="payroll-taxes" data-field="taxes">
      <h3 id="payroll-taxes">{t('taxes.title')}</h3>
      <p className="ncb-quiet">{t('taxes.about')}</p>
      <ul className="ncb-plain-list">
        {taxes.map((estimate) => (
          <li key={estimate.tax} className={styles['tax']} data-tax={estimate.tax}>
            <span>{`${t(`taxes.names.${estimate.tax}`)} ${formatPercent(estimate.percent, language)}`}</span>
            <span className="ncb-number">{formatAmount(estimate.amount, language)}</span>
            {found && (
              <Found
                estimate={estimate}
                document={found.find(({ tax }) => tax === estimate.tax)?.document ?? null}
                debitAccountId={debitAccountId}
                period={period}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FoundProps {
  estimate: PayrollTaxEstimate;
  document: JournalRow | null;
  debitAccountId: string;
  period: string;
}

function Found({ estimate, document, debitAccountId, period }: FoundProps) {
  const { t } = useTexts();
  const { formatDayAndMonth } = useDates();
  const create = useCreateTaxPayment();
  if (document === null) {
    return (
      <>
        <span className={styles['missing']} data-warning="taxNotFound">
          {t('taxes.notFound', { count: PAYROLL_TAX_DAYS })}
        </span>
        <Button
          size="small"
          loading={create.isBusy}
          onClick={() => void create.run(estimate, debitAccountId, period)}
          data-action="createTaxPayment"
        >
          {t('taxes.create')}
        </Button>
      </>
    );
  }
  const { number, status, documentDate } = document;
  const isDone = status === DocumentStatus.success;
  const isSent = isDone || status === DocumentStatus.inProgress;
  const state = isDone
    ? t('taxes.done', { date: formatDayAndMonth(documentDate) })
    : t(isSent ? 'taxes.atBank' : 'taxes.notSent');
  return (
    <span className={isSent ? styles['found'] : styles['missing']} data-field="taxFound">
      {`${isSent ? '✓' : '!'} ${t('taxes.payment', { number, state })}`}
    </span>
  );
}

/**
 * Stores the tax payment as a draft and opens it in another tab: no amount gets into an address, and the payroll stays
 * open (docs/adr/0064).
 */
function useCreateTaxPayment() {
  const { api, navigation, notify, session } = useShell();
  const { t, common } = useTexts();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(estimate: PayrollTaxEstimate, debitAccountId: string, period: string) {
      setBusy(true);
      const { bankDay } = session;
      const days = { start: addDays(bankDay, -LAST_PAID_DAYS), end: bankDay };
      const earlier = await api.call(listPayments, { ...ALL_DOCUMENTS, ...days, type: DocumentType.uahPayment });
      const toBudget = earlier.ok ? earlier.value.rows.filter((row) => isBudgetIban(row.receiverAccount)) : [];
      const last = findTaxPayments(toBudget).find(({ tax }) => tax === estimate.tax)?.document ?? null;
      const content = buildTaxPayment(estimate, debitAccountId, period, last);
      const stored = await api.call(saveDraft, {
        id: null,
        page: 'miPmtUahNew',
        name: t(`taxes.names.${estimate.tax}`),
        data: packDraft({ parameters: {}, content }),
      });
      setBusy(false);
      if (stored.ok)
        window.open(navigation.href('miPmtUahNew', { [DRAFT_PARAMETER]: stored.value.id }), '_blank', 'noopener');
      else notify('error', getFailureText(common, stored.failure));
    },
  };
}
