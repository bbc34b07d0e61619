import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOfflineNotice } from './states/use-online';
import { useClockTime } from './use-clock-time';

export interface RefreshButtonProps {
  /** True during a refetch, not during the first load. */
  isBusy: boolean;
  /** Time of the bank's answer, ms since 1970; 0 or absent to hide it. */
  asOf?: number;
  onRefresh: () => void;
}

export function RefreshButton({ isBusy, asOf = 0, onRefresh }: RefreshButtonProps) {
  const { t } = useTranslation('kernel');
  const tellWithoutNetwork = useOfflineNotice();
  const time = useClockTime(asOf);
  const refresh = () => {
    tellWithoutNetwork();
    onRefresh();
  };
  return (
    <span className="ncb-refresh">
      {asOf > 0 && (
        <span className="ncb-quiet ncb-number" data-field="asOf">
          {t('common.asOf', { time })}
        </span>
      )}
      <Button
        type="text"
        icon={<ReloadOutlined />}
        onClick={refresh}
        loading={isBusy}
        aria-label={t('common.refresh')}
        title={t('common.refresh')}
        data-action="refresh"
      />
    </span>
  );
}
