import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

export interface RefreshButtonProps {
  /** Asked again and not for the first time. */
  isBusy: boolean;
  onRefresh: () => void;
}

/** Asks the bank for a list again. */
export function RefreshButton({ isBusy, onRefresh }: RefreshButtonProps) {
  const { t } = useTranslation('kernel');
  return (
    <Button icon={<ReloadOutlined />} onClick={onRefresh} loading={isBusy} data-action="refresh">
      {t('common.refresh')}
    </Button>
  );
}
