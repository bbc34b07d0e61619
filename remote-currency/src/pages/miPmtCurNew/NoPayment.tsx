import { NoFormPage } from '@ncb/shared-kernel/blocks/document-form';
import { useTexts } from '../../texts';
import type { NoFormReason } from './payment-source';

export function NoPayment({ reason }: { reason: NoFormReason }) {
  const { t } = useTexts();
  return <NoFormPage page="miPmtCurNew" reason={reason} title={t(`payment.nothing.${reason}`)} />;
}
