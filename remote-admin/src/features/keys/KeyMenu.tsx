import { RowMenu, RowMenuItems } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { KeyRow } from './build-key-rows';

interface KeyMenuProps {
  row: KeyRow;
  isBusy: boolean;
  onCancel: (row: KeyRow) => void;
}

export function KeyMenu({ row, isBusy, onCancel }: KeyMenuProps) {
  const { t } = useTexts();
  if (row.state !== 'requested') return null;
  return (
    <RowMenu label={t('keys.menu', { number: row.id })} disabled={isBusy}>
      {(close) => (
        <RowMenuItems
          items={[
            {
              key: 'cancel',
              danger: true,
              label: <span data-action="cancelRequest">{t('keys.actions.cancel')}</span>,
            },
          ]}
          onChoose={() => onCancel(row)}
          onClose={close}
        />
      )}
    </RowMenu>
  );
}
