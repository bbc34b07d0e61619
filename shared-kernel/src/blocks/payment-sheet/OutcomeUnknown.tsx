import { Alert } from 'antd';
import { useTexts } from './texts';

/** Says where the money of an instant payment without an answer is, and not to pay twice. */
export function OutcomeUnknown() {
  const { t } = useTexts();
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          <strong>{t('outcomeUnknown.title')}</strong> {t('outcomeUnknown.text')} {t('outcomeUnknown.twice')}
        </>
      }
      data-notice="outcomeUnknown"
    />
  );
}
