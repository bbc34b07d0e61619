import { Alert, Button } from 'antd';
import { useTexts } from './texts';

/** Offers to split a text of a former format into the fields. */
export function ConvertNotice({ onConvert }: { onConvert: () => void }) {
  const { t } = useTexts();
  return (
    <Alert
      type="info"
      showIcon
      title={t('recognised')}
      data-notice="info"
      action={
        <Button size="small" onClick={onConvert} data-action="convertPurpose">
          {t('convert')}
        </Button>
      }
    />
  );
}
