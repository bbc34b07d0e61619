import { Alert } from 'antd';
import { useCode } from '../../queries';
import { useTexts } from './texts';

const loadEnquiry = () => import('./OutcomeEnquiry');

/**
 * Says where the money of an instant payment without an answer is, and not to pay twice. The button comes by itself: the
 * sentence does not wait for its code.
 */
export function OutcomeUnknown({ id }: { id: string }) {
  const { t } = useTexts();
  const { data: code } = useCode('payment-sheet/enquiry', loadEnquiry, true);
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          <strong>{t('outcomeUnknown.title')}</strong> {t('outcomeUnknown.text')} {t('outcomeUnknown.twice')}
          {code && <code.OutcomeEnquiry id={id} />}
        </>
      }
      data-notice="outcomeUnknown"
    />
  );
}
