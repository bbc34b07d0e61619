import { SyncOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Update } from './use-update';

/** A quiet sign in the top bar that a newer version is there; nothing while there is none. */
export function UpdateBadge({ update }: { update: Update }) {
  const { t } = useTranslation('shell');
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
