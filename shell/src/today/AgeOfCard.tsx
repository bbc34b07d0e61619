import { Button } from 'antd';
import { useClockTime } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages/texts';

export interface AgeOfCardProps {
  /** When the bank told it, ms since 1970. */
  asOf: number;
  /** It was to be renewed, and could not. */
  isOld: boolean;
  isBusy: boolean;
  onRetry: () => void;
}

/** How old a card is; of one that could not be renewed also that, with another try. */
export function AgeOfCard({ asOf, isOld, isBusy, onRetry }: AgeOfCardProps) {
  const { t, common } = useTexts();
  const time = useClockTime(asOf);
  if (!isOld) return <span data-field="asOf">{common('common.asOf', { time })}</span>;
  return (
    <span className="ncb-today-old" role="status" data-field="asOf" data-problem="notRenewed">
      {t('today.notRenewed', { time })}{' '}
      <Button type="link" size="small" onClick={onRetry} loading={isBusy} data-action="retryCard">
        {common('common.retry')}
      </Button>
    </span>
  );
}
