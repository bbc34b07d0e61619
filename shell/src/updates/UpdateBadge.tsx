import { SyncOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useTexts } from '../languages';

export function UpdateBadge({ isNewer, onTake }: { isNewer: boolean; onTake: () => void }) {
  const { t } = useTexts();
  return (
    <span role="status">
      {isNewer && (
        <Badge dot>
          <Button
            type="text"
            icon={<SyncOutlined />}
            aria-label={t('update.ready')}
            title={t('update.ready')}
            onClick={onTake}
            data-action="update"
          />
        </Badge>
      )}
    </span>
  );
}
