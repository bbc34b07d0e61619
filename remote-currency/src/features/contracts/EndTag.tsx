import { Tag } from 'antd';
import { useDates } from '@ncb/shared-kernel/ui';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';

interface EndTagProps {
  /** `yyyy-MM-dd`; null for a contract without an end. */
  endDate: string | null;
}

export function EndTag({ endDate }: EndTagProps) {
  const { session } = useSteadyShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  if (endDate === null || endDate >= session.bankDay) return null;
  return (
    <Tag className="ncb-tag-neutral" title={formatDay(endDate)} data-field="ended">
      {t('list.ended')}
    </Tag>
  );
}
