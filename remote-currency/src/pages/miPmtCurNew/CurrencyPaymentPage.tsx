import { lazy } from 'react';
import { OpenedDocument } from '@ncb/shared-kernel/blocks/document-form';
import { Waiting } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { CurrencyPaymentForm } from './CurrencyPaymentForm';
import { usePaymentSource } from './use-payment-source';

const CurrencyPaymentView = lazy(async () => ({
  default: (await import('./CurrencyPaymentView')).CurrencyPaymentView,
}));

const NoPayment = lazy(async () => ({ default: (await import('./NoPayment')).NoPayment }));

/**
 * Form or stored payment, by the address. Source:
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment.
 */
export function CurrencyPaymentPage() {
  const { t } = useTexts();
  const { context, ...source } = usePaymentSource();
  return (
    <OpenedDocument
      page="miPmtCurNew"
      query={source}
      waiting={<Waiting rows={10} hasTitle label={t('payment.loading')} />}
    >
      {(shown, restored) => {
        switch (shown.kind) {
          case 'form':
            return <CurrencyPaymentForm {...shown} restored={restored} context={context} />;
          case 'view':
            return <CurrencyPaymentView payment={shown.payment} />;
          case 'nothing':
            return <NoPayment reason={shown.reason} />;
        }
      }}
    </OpenedDocument>
  );
}
