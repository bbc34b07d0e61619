import { SyncOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import type { Update } from './use-update';
import { useTexts } from '../languages/texts';

/** A quiet sign in the top bar that a newer version is there; nothing while there is none. */
export function UpdateBadge({ update }: { update: Update }) {
  const { t } = useTexts();
  return (
    <span role="status">
      {update.isNewer && (
        <Badge dot>
          <Button
            type="text"
            icon={<SyncOutlined />}
            aria-label={t('update.ready')}
            title={t('update.ready')}
            onClick={update.take}
            data-action="update"
          />
        </Badge>
      )}
    </span>
  );
}
