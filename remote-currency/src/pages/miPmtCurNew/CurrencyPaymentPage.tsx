import { Button, Result, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useRestoredDraft, useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { CurrencyPaymentForm } from './CurrencyPaymentForm';
import type { FormContext, PaymentSource } from './payment-source';
import { usePaymentSource } from './use-payment-source';

/** Whoever types payments does not wait for the code that shows them. */
const CurrencyPaymentView = lazy(async () => ({
  default: (await import('./CurrencyPaymentView')).CurrencyPaymentView,
}));

/** A payment in foreign currency; the address says which, and whether it is shown or filled in. Source: spec 3 §2 */
export function CurrencyPaymentPage() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { source, context, failed } = usePaymentSource();

  if (failed?.error) {
    return (
      <div data-page="miPmtCurNew">
        <AnswerFailure answer={failed} />
      </div>
    );
  }
  if (!source) return <Skeleton active paragraph={{ rows: 10 }} aria-label={t('payment.loading')} />;
  // Another address is another form.
  return (
    <OpenedPayment key={new URLSearchParams(navigation.parameters).toString()} source={source} context={context} />
  );
}

interface OpenedPaymentProps {
  source: PaymentSource;
  context: FormContext;
}

/**
 * What an address has opened. A form stays a form and begins with what it was opened with: the bank is asked again while
 * somebody types, and a document that was signed meanwhile must not take away what is typed.
 */
function OpenedPayment({ source, context }: OpenedPaymentProps) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const restored = useRestoredDraft('miPmtCurNew');
  const [opened] = useState(source);
  const shown = opened.kind === 'form' ? opened : source;

  switch (shown.kind) {
    case 'form':
      return <CurrencyPaymentForm {...shown} restored={restored} context={context} />;
    case 'view':
      return (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 10 }} aria-label={t('payment.loading')} />}>
          <CurrencyPaymentView payment={shown.payment} />
        </Suspense>
      );
    case 'nothing':
      return (
        <div data-page="miPmtCurNew">
          <Result
            status="warning"
            role="alert"
            data-problem={shown.reason}
            title={t(`payment.nothing.${shown.reason}`)}
            extra={
              <Button type="primary" onClick={() => navigation.back()} data-action="back">
                {common('common.back')}
              </Button>
            }
          />
        </div>
      );
  }
}
