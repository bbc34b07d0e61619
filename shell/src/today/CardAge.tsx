import { Button } from 'antd';
import { useClockTime } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';

interface CardAgeProps {
  asOf: number;
  isBusy: boolean;
  onRetry: () => void;
}

/** Age of a card whose refresh failed, with a retry button; the page tells the age of the others. */
export function CardAge({ asOf, isBusy, onRetry }: CardAgeProps) {
  const { t, common } = useTexts();
  const time = useClockTime(asOf);
  return (
    <span className="ncb-today-old" role="status" data-field="asOf" data-problem="notRenewed">
      {t('today.notRenewed', { time })}{' '}
      <Button type="link" size="small" onClick={onRetry} loading={isBusy} data-action="retryCard">
        {common('common.retry')}
      </Button>
    </span>
  );
}
