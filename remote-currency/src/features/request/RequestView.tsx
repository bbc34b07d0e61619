import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import type { Account, Contract, CurrencyRequest, LinkedPayment } from '@ncb/shared-kernel/api/contract';
import {
  ActionButtons,
  dropPaymentDocuments,
  useDocumentActions,
  useLinkedPayments,
} from '@ncb/shared-kernel/blocks/documents';
import { PaymentsPrintDialog } from '@ncb/shared-kernel/blocks/payment-sheet';
import { leftToPay } from '@ncb/shared-kernel/domain/rules';
import {
  DocumentStatus,
  DocumentType,
  PAGE_OF_DOCUMENT,
  pageAddress,
  type RequestType,
} from '@ncb/shared-kernel/domain/vocabulary';
import { canCreatePayment, statusAllows } from '@ncb/shared-kernel/domain/workflow';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatusTag, goTo, MoneyText, PageHeader, StatusTag } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { EstimateAndFact } from './EstimateAndFact';
import { MissingNote } from './MissingNote';
import { PaymentsOfRequest } from './PaymentsOfRequest';
import { RateText } from './RateText';
import { waitsFor } from './request-steps';
import styles from './request.module.css';
import { RequestFacts } from './RequestFacts';
import { RequestTimeline } from './RequestTimeline';

export interface RequestViewProps {
  type: RequestType;
  request: CurrencyRequest;
  payments: readonly LinkedPayment[];
  /** It was to be changed, but a payment for it is in progress. */
  isBlocked: boolean;
  accounts: readonly Account[];
  contracts: readonly Contract[];
}

/** A stored request: what it waits for, what was expected and what came, and what can be done with it. */
export function RequestView({ type, request, payments, isBlocked, accounts, contracts }: RequestViewProps) {
  const { t } = useTexts();
  const { status, number } = request;
  const waiting = waitsFor(request);
  const left = request.missing === undefined ? null : leftToPay(request.missing, payments);
  return (
    <div className={`ncb-page ${styles['view'] ?? ''}`} data-page={PAGE_OF_DOCUMENT[type]}>
      <PageHeader
        title={t(`request.title.${type}`, { number })}
        about={
          waiting ? (
            <StatusTag status={status} tone="waiting">
              {t(`request.waits.${waiting}`)}
            </StatusTag>
          ) : (
            <DocumentStatusTag status={status} />
          )
        }
      >
        <ViewActions type={type} request={request} payments={payments} />
      </PageHeader>
      {isBlocked && (
        <Alert
          type="warning"
          showIcon
          title={t('request.blocked')}
          data-notice="warning"
          data-problem="inProgressLinkedPmtsHint"
        />
      )}
      {request.abortReason && (
        <Alert
          type="error"
          showIcon
          title={t('request.refused')}
          description={request.abortReason}
          data-notice="error"
        />
      )}
      {status === DocumentStatus.inProgress && waiting === 'money' && left !== null && (
        <MissingNote request={request} left={left} />
      )}
      <div className={styles['columns']}>
        <section className={styles['sheet']} aria-label={t('request.course')}>
          <div className={styles['headline']}>
            <div>
              <span className="ncb-quiet">{t(`request.doing.${type}`)}</span>
              <strong className={styles['big']} data-field="amount">
                <MoneyText amount={request.amount} currency={request.currencyLetters} />
              </strong>
            </div>
            <div>
              <span className="ncb-quiet">{t('request.rate')}</span>
              <strong data-field="rate_type">
                <RateText rateType={request.rateType} customerRate={request.customerRate} />
              </strong>
            </div>
          </div>
          <RequestTimeline request={request} payments={payments} />
        </section>
        <div className={styles['side']}>
          <EstimateAndFact request={request} />
          <PaymentsOfRequest payments={payments} />
        </div>
        <section className={styles['sheet']} aria-labelledby="request-facts">
          <h2 id="request-facts">{t('request.requisites')}</h2>
          <RequestFacts request={request} accounts={accounts} contracts={contracts} />
        </section>
      </div>
    </div>
  );
}

interface ViewActionsProps {
  type: RequestType;
  request: CurrencyRequest;
  payments: readonly LinkedPayment[];
}

/** Sign, send, change, copy, and the payments that a purchase leads to. */
function ViewActions({ type, request, payments }: ViewActionsProps) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const actions = useDocumentActions({
    drop: dropPaymentDocuments,
    onDeleted: () => navigation.open('miPmtJournal'),
  });
  const linked = useLinkedPayments();
  const [isPrinting, setPrinting] = useState(false);
  const { id, status } = request;
  const open = (mode: 'change' | 'copy') => goTo(navigation, pageAddress(PAGE_OF_DOCUMENT[type], { id, mode }));
  const change = async () => {
    if (await linked.mayGoOn({ id, type })) open('change');
  };
  const pay = async () => {
    if (await linked.mayGoOn({ id, type })) goTo(navigation, pageAddress('miPmtUahNew', { requestId: id }));
  };
  const canPay = canCreatePayment({ status, type, linked: payments.map((payment) => payment.status) });
  const isBought = type === DocumentType.buyRequest && status === DocumentStatus.success;
  return (
    <Flex gap="small" wrap>
      <ActionButtons documents={[{ ...request, type }]} actions={actions} arePossibleOnly />
      {canPay && status < DocumentStatus.inProgress && (
        <Button onClick={() => void pay()} data-action="createPayment">
          {t('request.offer.pay')}
        </Button>
      )}
      {isBought && navigation.isServed('miPmtCurNew') && (
        <Button
          onClick={() => goTo(navigation, pageAddress('miPmtCurNew', { requestId: id }))}
          data-action="createCurrencyPayment"
        >
          {t('request.payCurrency', { currency: request.currencyLetters })}
        </Button>
      )}
      {statusAllows('change', status) && (
        <Button onClick={() => void change()} data-action="change">
          {t('actions.edit')}
        </Button>
      )}
      <Button onClick={() => open('copy')} data-action="copy">
        {t('request.copy')}
      </Button>
      <Button onClick={() => setPrinting(true)} data-action="print">
        {common('common.print')}
      </Button>
      <Button onClick={() => navigation.back()} data-action="back">
        {common('common.back')}
      </Button>
      {isPrinting && <PaymentsPrintDialog documents={[{ ...request, type }]} onClose={() => setPrinting(false)} />}
    </Flex>
  );
}
