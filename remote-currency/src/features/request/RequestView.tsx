import { Alert } from 'antd';
import type { Account, Contract, CurrencyRequest, LinkedPayment } from '@ncb/shared-kernel/api/contract';
import { useLinkedPayments } from '@ncb/shared-kernel/blocks/documents';
import { DocumentView, type ViewCommand } from '@ncb/shared-kernel/blocks/payment-sheet';
import { judgeLinkedPayments, getLeftToPay } from '@ncb/shared-kernel/domain/rules';
import {
  DocumentStatus,
  DocumentType,
  PAGE_OF_DOCUMENT,
  buildPageAddress,
  type RequestType,
} from '@ncb/shared-kernel/domain/vocabulary';
import { canCreatePayment, isAllowedInStatus } from '@ncb/shared-kernel/domain/workflow';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo, MoneyText, StatusTag } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { EstimateAndFact } from './EstimateAndFact';
import { MissingNote } from './MissingNote';
import { PaymentsOfRequest } from './PaymentsOfRequest';
import { RateText } from './RateText';
import { getAwaitedInput } from './list-request-steps';
import styles from './request.module.css';
import { RequestFacts } from './RequestFacts';
import { RequestTimeline } from './RequestTimeline';

interface RequestViewProps {
  type: RequestType;
  request: CurrencyRequest;
  payments: readonly LinkedPayment[];
  /** A payment for the request prevents the requested change. */
  isBlocked: boolean;
  accounts: readonly Account[];
  contracts: readonly Contract[];
}

/** Stored request with estimate and actual deal. */
export function RequestView({ type, request, payments, isBlocked, accounts, contracts }: RequestViewProps) {
  const { t } = useTexts();
  const { status, number } = request;
  const waiting = getAwaitedInput(request);
  const unpaid = request.missing === undefined ? null : getLeftToPay(request.missing, payments);
  const commands = useViewCommands({ type, request, payments });
  return (
    <DocumentView
      page={PAGE_OF_DOCUMENT[type]}
      className={styles['view'] ?? ''}
      title={t(`request.title.${type}`, { number })}
      status={
        waiting && (
          <StatusTag status={status} tone="waiting">
            {t(`request.waits.${waiting}`)}
          </StatusTag>
        )
      }
      document={{ ...request, type }}
      commands={commands}
    >
      {isBlocked && (
        <Alert
          type="warning"
          showIcon
          title={t('request.blocked')}
          data-notice="warning"
          data-problem="inProgressLinkedPmtsHint"
        />
      )}
      {status === DocumentStatus.inProgress && waiting === 'money' && unpaid !== null && (
        <MissingNote request={request} unpaid={unpaid} isBeingPaid={isBeingPaid(payments)} />
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
              <strong data-field="rateType">
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
    </DocumentView>
  );
}

/**
 * The bank executes a payment for the request: until it has, nothing else is paid or changed. Source:
 * docs/requirements/hryvnia-payments.md#states-and-transitions
 */
function isBeingPaid(payments: RequestViewProps['payments']): boolean {
  return judgeLinkedPayments(payments.map(({ status }) => status)) === 'blocked';
}

type CommandProps = Pick<RequestViewProps, 'type' | 'request' | 'payments'>;

function useViewCommands({ type, request, payments }: CommandProps): readonly ViewCommand[] {
  const { navigation } = useShell();
  const { t } = useTexts();
  const linked = useLinkedPayments();
  const { id, status } = request;
  const open = (mode: 'change' | 'copy') => goTo(navigation, buildPageAddress(PAGE_OF_DOCUMENT[type], { id, mode }));
  const change = async () => {
    if (await linked.mayGoOn({ id, type })) open('change');
  };
  const pay = async (page: 'miPmtUahNew' | 'miPmtCurNew') => {
    if (await linked.mayGoOn({ id, type })) goTo(navigation, buildPageAddress(page, { requestId: id }));
  };
  const canPay = canCreatePayment({ status, type });
  const reason = isBeingPaid(payments) ? t('request.beingPaid') : null;
  const isBought = type === DocumentType.buyRequest && status === DocumentStatus.success;
  return [
    {
      name: 'createPayment',
      label: t('request.offer.pay'),
      isAllowed: canPay && status < DocumentStatus.inProgress,
      reason,
      run: () => void pay('miPmtUahNew'),
    },
    {
      name: 'createCurrencyPayment',
      label: t('request.payCurrency', { currency: request.currencyLetters }),
      isAllowed: isBought && canPay && navigation.isServed('miPmtCurNew'),
      isNext: true,
      reason,
      run: () => void pay('miPmtCurNew'),
    },
    {
      name: 'change',
      label: t('actions.edit'),
      isAllowed: isAllowedInStatus('change', status),
      reason,
      run: () => void change(),
    },
    { name: 'copy', label: t('request.copy'), run: () => open('copy') },
  ];
}
