import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { getPayment, listAccounts } from '@ncb/shared-kernel/api/contract';
import { canPayHryvniaFrom } from '@ncb/shared-kernel/domain/rules';
import { DocumentStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { queryKeys, useRestoredDraft, useShell } from '@ncb/shared-kernel/remote-contract';
import { FailureView, useAnswer } from '@ncb/shared-kernel/ui';
import { copyOf, emptyPayment, valuesOf } from '../../features/payment';
import { UahPaymentForm } from './UahPaymentForm';
import { UahPaymentView } from './UahPaymentView';

/** How often a document that the bank works on is asked for. */
const IN_PROGRESS_INTERVAL_MS = 2_000;

/**
 * A hryvnia payment. The address says which: nothing or `account` for a new one, `id` with `mode` = view (default),
 * change or copy for a stored one. Source: specification 2, section 2
 */
export function UahPaymentPage() {
  const { session, api, navigation } = useShell();
  const { t } = useTranslation('payments-uah');
  const { id, mode = 'view', account } = navigation.parameters;
  const restored = useRestoredDraft('miPmtUahNew');

  const accounts = useAnswer(queryKeys.accounts(session.companyRef), (signal) =>
    api.call(listAccounts, {}, { signal }),
  );
  const stored = useAnswer(
    queryKeys.payment(session.companyRef, id ?? ''),
    (signal) => api.call(getPayment, { id: id ?? '' }, { signal }),
    {
      enabled: id !== undefined,
      refetchInterval: (query) =>
        query.state.data?.payment.status === DocumentStatus.inProgress ? IN_PROGRESS_INTERVAL_MS : false,
    },
  );

  const failed = accounts.isError ? accounts : stored.isError ? stored : null;
  if (failed) {
    return (
      <div data-page="miPmtUahNew">
        <FailureView
          failure={failed.error.failure}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      </div>
    );
  }
  if (!accounts.data || (id !== undefined && !stored.data)) {
    return <Skeleton active paragraph={{ rows: 10 }} aria-label={t('loading')} />;
  }

  const payment = stored.data?.payment;
  const usable = accounts.data.accounts.filter(canPayHryvniaFrom);
  if (payment && mode === 'view') return <UahPaymentView payment={payment} />;
  if (payment && mode === 'change') {
    return (
      <UahPaymentForm
        key={payment.id}
        changes={payment}
        initialValues={valuesOf(payment)}
        restored={restored}
        accounts={usable}
      />
    );
  }
  const chosen = usable.find((candidate) => candidate.id === account) ?? usable[0];
  const initialValues = payment ? copyOf(payment, session) : emptyPayment(session, chosen?.id ?? '');
  return (
    <UahPaymentForm
      key={`${id ?? ''} ${account ?? ''}`}
      changes={null}
      initialValues={initialValues}
      restored={restored}
      accounts={usable}
    />
  );
}
