import { NoFormPage } from '@ncb/shared-kernel/blocks/document-form';
import { useTexts } from '../../texts';
import type { NoFormReason } from './payment-source';

interface NoPaymentProps {
  reason: NoFormReason;
}

/** Page in place of a form that cannot be opened. */
export function NoPayment({ reason }: NoPaymentProps) {
  const { t } = useTexts();
  return <NoFormPage page="miPmtUahNew" reason={reason} title={t(`form.nothing.${reason}`)} />;
}
