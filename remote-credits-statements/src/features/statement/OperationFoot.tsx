import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTexts } from '../../texts';
import { getDocumentNumber } from './OperationCells';
import type { OperationMenuProps } from './OperationMenu';
import { useOperationCommands } from './use-operation-commands';

const BUTTONS = 2;

export function OperationFoot({ row, ...opening }: OperationMenuProps) {
  const { t } = useTexts();
  const { commands, running } = useOperationCommands(row, opening);
  const rest = commands.slice(BUTTONS);
  return (
    <>
      {commands.slice(0, BUTTONS).map(({ name, label, run }) => (
        <Button key={name} loading={running === name} onClick={run} data-action={name}>
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="topRight"
          autoFocus
          menu={{
            items: rest.map(({ name, label }) => ({ key: name, label: <span data-action={name}>{label}</span> })),
            onClick: ({ key }) => rest.find(({ name }) => name === key)?.run(),
          }}
        >
          <Button
            type="text"
            className="ncb-details-more"
            icon={<MoreOutlined />}
            aria-label={t('statement.rowActions', { number: getDocumentNumber(row) })}
            data-action="moreActions"
          />
        </Dropdown>
      )}
    </>
  );
}
