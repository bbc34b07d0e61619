import { Button, Result, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestoredDraft, useShell } from '@ncb/shared-kernel/remote-contract';
import { FailureView } from '@ncb/shared-kernel/ui';
import { UahPaymentForm } from './UahPaymentForm';
import { usePaymentSource } from './use-payment-source';

/** Whoever types payments does not wait for the code that shows them. */
const UahPaymentView = lazy(async () => ({ default: (await import('./UahPaymentView')).UahPaymentView }));

/** A hryvnia payment; the address says which, and whether it is shown or filled in. Source: spec 2 §2 */
export function UahPaymentPage() {
  const { navigation } = useShell();
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const restored = useRestoredDraft('miPmtUahNew');
  const { source, accounts, failed } = usePaymentSource();

  if (failed?.error) {
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
  const loading = <Skeleton active paragraph={{ rows: 10 }} aria-label={t('loading')} />;
  if (!source) return loading;
  if (source.kind === 'view') {
    return (
      <Suspense fallback={loading}>
        <UahPaymentView payment={source.payment} />
      </Suspense>
    );
  }
  if (source.kind === 'nothing') {
    return (
      <div data-page="miPmtUahNew">
        <Result
          status="warning"
          role="alert"
          data-problem={source.reason}
          title={t(`form.nothing.${source.reason}`)}
          extra={
            <Button type="primary" onClick={() => navigation.back()} data-action="back">
              {t('common.back', { ns: 'kernel' })}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <UahPaymentForm
      // Another address is another form; the same one, read again, must not take away what is typed.
      key={new URLSearchParams(navigation.parameters).toString()}
      {...source}
      restored={restored}
      accounts={accounts}
    />
  );
}
