import { Button, Result, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { useRestoredDraft, useShell } from '@ncb/shared-kernel/remote-contract';
import type { PaymentSource } from './payment-source';
import { UahPaymentForm } from './UahPaymentForm';
import { useTexts } from '../../texts';

/** Whoever types payments does not wait for the code that shows them. */
const UahPaymentView = lazy(async () => ({ default: (await import('./UahPaymentView')).UahPaymentView }));

export interface OpenedPaymentProps {
  source: PaymentSource;
  /** Accounts that a hryvnia payment may be made from. */
  accounts: readonly Account[];
}

/**
 * What an address has opened. A form stays a form and begins with what it was opened with: the bank is asked again while
 * somebody types, and a document that was signed meanwhile must not take away what is typed.
 */
export function OpenedPayment({ source, accounts }: OpenedPaymentProps) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const restored = useRestoredDraft('miPmtUahNew');
  const [opened] = useState(source);
  const shown = opened.kind === 'form' ? opened : source;

  switch (shown.kind) {
    case 'form':
      return <UahPaymentForm {...shown} restored={restored} accounts={accounts} />;
    case 'view':
      return (
        <Suspense fallback={<Skeleton active paragraph={{ rows: 10 }} aria-label={t('loading')} />}>
          <UahPaymentView payment={shown.payment} />
        </Suspense>
      );
    case 'nothing':
      return (
        <div data-page="miPmtUahNew">
          <Result
            status="warning"
            role="alert"
            data-problem={shown.reason}
            title={t(`form.nothing.${shown.reason}`)}
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
