import { Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import type { NoKey } from './why-no-key';

export interface NoKeyViewProps {
  noKey: NoKey;
}

/** Says before anything is typed that the bank would take no signature of this user, why, and what to do about it. */
export function NoKeyView({ noKey }: NoKeyViewProps) {
  const { t } = useTranslation('shell');
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
