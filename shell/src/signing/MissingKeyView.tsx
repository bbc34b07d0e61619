import { StateView, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';
import type { MissingKey } from './explain-missing-key';

interface MissingKeyViewProps {
  noKey: MissingKey;
}

/** Message that the server would accept no signature of this user, with reason and remedy. */
export function MissingKeyView({ noKey }: MissingKeyViewProps) {
  const { t } = useTexts();
  const { formatDay } = useDates();
  const until = noKey.reason === 'expired' ? formatDay(noKey.until) : '';
  return (
    <StateView
      drawing="broken"
      isAlert
      title={t(`signing.noKey.${noKey.reason}`, { until })}
      text={t(`signing.noKey.${noKey.reason}Hint`)}
      problem={`noKey.${noKey.reason}`}
    />
  );
}
