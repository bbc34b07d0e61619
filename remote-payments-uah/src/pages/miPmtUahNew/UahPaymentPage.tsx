import { lazy } from 'react';
import { OpenedDocument } from '@ncb/shared-kernel/blocks/document-form';
import { Waiting } from '@ncb/shared-kernel/ui';
import { UahPaymentForm } from './UahPaymentForm';
import { usePaymentSource } from './use-payment-source';
import { useTexts } from '../../texts';

const NoPayment = lazy(async () => ({ default: (await import('./NoPayment')).NoPayment }));
const UahPaymentView = lazy(async () => ({ default: (await import('./UahPaymentView')).UahPaymentView }));

/** Form or stored payment, by the address. Source: docs/requirements/hryvnia-payments.md#payment-form. */
export function UahPaymentPage() {
  const { t } = useTexts();
  const { accounts, ...source } = usePaymentSource();
  return (
    <OpenedDocument page="miPmtUahNew" query={source} waiting={<Waiting rows={10} hasTitle label={t('loading')} />}>
      {(shown, restored) => {
        switch (shown.kind) {
          case 'form':
            return <UahPaymentForm {...shown} restored={restored} accounts={accounts} />;
          case 'view':
            return <UahPaymentView payment={shown.payment} />;
          case 'nothing':
            return <NoPayment reason={shown.reason} />;
        }
      }}
    </OpenedDocument>
  );
}
