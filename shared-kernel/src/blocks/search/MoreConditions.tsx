import { FilterOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import type { HeaderRoom } from '../../ui';
import { useTexts } from './texts';

export interface MoreConditionsProps {
  /** How much room the header has. */
  room: HeaderRoom;
  /** How many conditions hold that have no chip in so much room. */
  hidden: number;
  /** The dialog is on its way. */
  isLoading: boolean;
  onMore: () => void;
}

/** The way to everything that a list can be searched by: words beside chips, with a number or as a sign where chips have no room. */
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
