import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import type { Account, Payroll, SalaryProjectOfCompany } from '@ncb/shared-kernel/api/contract';
import { getShortAccount } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import type { PayrollToPay } from '@ncb/shared-kernel/domain/rules';
import { PayrollPart, UAH, type StoredStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { TaxesPanel } from '../taxes';
import type { PayDocuments } from './build-pay-documents';
import styles from './pay-dialog.module.css';
import { findPart } from './pay-progress';
import { SignedBy } from './SignedBy';

export interface PayrollToPreview {
  payroll: Omit<PayrollToPay, 'taxesPaid'>;
  count: number;
  account: Account | null;
  project: SalaryProjectOfCompany;
  toCheck: { readonly count: number; readonly words: string } | null;
  onReview: () => void;
}

interface PayPreviewProps extends PayrollToPreview {
  documents: PayDocuments;
  /** Payroll as stored at the bank; null if it is stored first. */
  compared: Payroll | null;
  children: ReactNode;
}

/** Documents that sign-and-pay will create and sign, and what the account has left. */
export function PayPreview(props: PayPreviewProps) {
  const { payroll, account, toCheck, documents, compared, children, onReview } = props;
  return (
    <div className={styles['asked']}>
      <div>
        <DebitedSum account={account} debited={documents.debited} />
        <DocumentsTable {...props} />
        {compared && compared.signatures.length > 0 && <SignedBy signatures={compared.signatures} />}
        {toCheck && <ToCheck toCheck={toCheck} onReview={onReview} />}
        <div className={styles['tick']}>
          {children}
          <p className="ncb-quiet" data-field="purpose">
            {documents.purpose}
          </p>
        </div>
      </div>
      <TaxesPanel
        total={payroll.total}
        typeId={payroll.typeId}
        debitAccountId={payroll.debitAccountId}
        period={payroll.period}
      />
    </div>
  );
}

function DebitedSum({ account, debited }: { account: Account | null; debited: string }) {
  const { language } = useShell();
  const { t } = useTexts();
  const left = account && subtractAmounts(account.available, debited);
  return (
    <>
      <div className="ncb-quiet">
        {account ? t('payment.debitedFrom', { account: getShortAccount(account.iban) }) : t('payment.debited')}
      </div>
      <div className={styles['sum']} data-field="debited">
        <MoneyText amount={debited} currency={UAH.letters} />
      </div>
      {account && left !== null && (
        <div
          className={left.startsWith('-') ? styles['short'] : 'ncb-quiet'}
          data-warning={left.startsWith('-') ? 'notEnough' : undefined}
        >
          {t(left.startsWith('-') ? 'payment.notEnough' : 'payment.becomes', {
            available: formatAmount(account.available, language),
            left: formatAmount(left.replace('-', ''), language),
          })}
        </div>
      )}
    </>
  );
}

function DocumentsTable(props: PayPreviewProps) {
  const { language } = useShell();
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const rows = listDocuments(props, t, formatDay);
  return (
    <table className={styles['documents']}>
      <thead>
        <tr>
          <th>{t(rows.every(({ status }) => status === null) ? 'payment.willBeMade' : 'payment.toBeSigned')}</th>
          <th>{t('payment.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, title, status, about, amount }) => (
          <tr key={name} data-row={name}>
            <td>
              <strong>{title}</strong>
              <div className="ncb-quiet">{about}</div>
              {status !== null && (
                <div className="ncb-quiet" data-status={status}>
                  {t('payment.exists', { status: common(`documentStatus.${status}`) })}
                </div>
              )}
            </td>
            <td className="ncb-number">{formatAmount(amount, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DocumentRow {
  readonly name: string;
  readonly status: StoredStatus | null;
  readonly title: string;
  readonly about: string;
  readonly amount: string;
}

function listDocuments(
  { payroll, count, project, documents, compared }: PayPreviewProps,
  t: ReturnType<typeof useTexts>['t'],
  formatDay: (day: string) => string,
): readonly DocumentRow[] {
  const findStatus = (part: PayrollPart) => (compared ? (findPart(compared, part)?.status ?? null) : null);
  return [
    {
      name: 'payroll',
      status: compared?.status ?? null,
      title: t('payment.documents.payroll', { number: payroll.number }),
      about: t('payment.people', { count }),
      amount: payroll.total,
    },
    {
      name: 'salary',
      status: findStatus(PayrollPart.salary),
      title: t('payment.documents.salary', { number: documents.salaryNumber }),
      about: t('payment.toTransit', { account: getShortAccount(project.transitAccount) }),
      amount: payroll.total,
    },
    ...(documents.fee === '0.00'
      ? []
      : [
          {
            name: 'fee',
            status: findStatus(PayrollPart.fee),
            title: t('payment.documents.fee', { number: documents.feeNumber }),
            about: project.dealDate
              ? t('payment.dealOf', { deal: project.deal, date: formatDay(project.dealDate) })
              : t('payment.deal', { deal: project.deal }),
            amount: documents.fee,
          },
        ]),
  ];
}

interface ToCheckProps {
  toCheck: NonNullable<PayrollToPreview['toCheck']>;
  onReview: () => void;
}

function ToCheck({ toCheck, onReview }: ToCheckProps) {
  const { t } = useTexts();
  return (
    <Alert
      type="warning"
      showIcon
      title={t('payment.toCheck', { count: toCheck.count })}
      description={
        <>
          {toCheck.words}{' '}
          <Button type="link" size="small" onClick={onReview} data-action="review">
            {t('payment.review')}
          </Button>
        </>
      }
      data-warning="toCheck"
    />
  );
}
