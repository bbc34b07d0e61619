import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTellWithoutNetwork } from './states/use-online';
import { useClockTime } from './use-clock-time';

export interface RefreshButtonProps {
  /** Asked again and not for the first time. */
  isBusy: boolean;
  /** When the bank last told it, ms since 1970; 0 or without it nobody says. */
  asOf?: number;
  onRefresh: () => void;
}

/** Asks the bank for a list again; in wide windows also how fresh it is. */
export function RefreshButton({ isBusy, asOf = 0, onRefresh }: RefreshButtonProps) {
  const { t } = useTranslation('kernel');
  const tellWithoutNetwork = useTellWithoutNetwork();
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
