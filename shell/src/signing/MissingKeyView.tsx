import { Result } from 'antd';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { useTexts } from '../languages';
import type { MissingKey } from './explain-missing-key';

export interface MissingKeyViewProps {
  noKey: MissingKey;
}

/** Message that the server would accept no signature of this user, with reason and remedy. */
export function MissingKeyView({ noKey }: MissingKeyViewProps) {
  const { t } = useTexts();
  const until = noKey.reason === 'expired' ? toDotted(noKey.until) : '';
  return (
    <Result
      status="warning"
      role="alert"
      title={t(`signing.noKey.${noKey.reason}`, { until })}
      subTitle={t(`signing.noKey.${noKey.reason}Hint`)}
      data-problem={`noKey.${noKey.reason}`}
    />
  );
}
