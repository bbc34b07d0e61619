import { Skeleton } from 'antd';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure } from '@ncb/shared-kernel/ui';
import { OpenedPayment } from './OpenedPayment';
import { usePaymentSource } from './use-payment-source';
import { useTexts } from '../../texts';

/** A hryvnia payment; the address says which, and whether it is shown or filled in. Source: spec 2 §2 */
export function UahPaymentPage() {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { source, accounts, failed } = usePaymentSource();

  if (failed?.error) {
    return (
      <div data-page="miPmtUahNew">
        <AnswerFailure answer={failed} />
      </div>
    );
  }
  if (!source) return <Skeleton active paragraph={{ rows: 10 }} aria-label={t('loading')} />;
  // Another address is another form.
  return (
    <OpenedPayment key={new URLSearchParams(navigation.parameters).toString()} source={source} accounts={accounts} />
  );
}
