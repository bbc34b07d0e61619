import { DownOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { useTexts } from '../../texts';

interface AddUserMenuProps {
  isManager: boolean;
  onAddExisting: () => void;
}

/** Button that adds a user: a new one on a page, an existing one in a dialog. */
export function AddUserMenu({ isManager, onAddExisting }: AddUserMenuProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  return (
    <Dropdown
      trigger={['click']}
      disabled={!isManager}
      menu={{
        items: [
          {
            key: 'new',
            disabled: !navigation.isServed('editUser'),
            label: <span data-action="addNew">{t('users.add.new')}</span>,
          },
          { key: 'existing', label: <span data-action="addExisting">{t('users.add.existing')}</span> },
        ],
        onClick({ key }) {
          const { page, parameters } = buildPageAddress('editUser', { mode: 'register' });
          if (key === 'new') navigation.open(page, parameters);
          else onAddExisting();
        },
      }}
    >
      <Button
        type="primary"
        icon={<PlusOutlined />}
        title={isManager ? undefined : t('users.bars.managersOnly')}
        data-action="add"
      >
        {t('users.add.action')} <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  );
}
