import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import type { HeaderLayout } from '../../ui';
import { useTexts } from './texts';

export interface MoreConditionsProps {
  room: HeaderLayout;
  /** Number of conditions without a chip in this layout. */
  hidden: number;
  isLoading: boolean;
  onMore: () => void;
}

/** Button that opens the full search: text beside chips, with a count or as an icon where chips do not fit. */
export function MoreConditions({ room, hidden, isLoading, onMore }: MoreConditionsProps) {
  const { t } = useTexts();
  if (room === 'all' || room === 'three') {
    return (
      <Button type="text" loading={isLoading} onClick={onMore} aria-label={t('chips.more')} data-action="search">
        {t(room === 'all' ? 'chips.more' : 'chips.moreShort')}
      </Button>
    );
  }
  return (
    <Badge count={hidden} size="small">
      <Button
        {...(room === 'signs' && { icon: <FilterOutlined />, 'aria-label': t('chips.filters') })}
        shape={room === 'signs' ? 'default' : 'round'}
        loading={isLoading}
        onClick={onMore}
        data-action="search"
      >
        {room === 'one' && t('chips.filters')}
      </Button>
    </Badge>
  );
}
