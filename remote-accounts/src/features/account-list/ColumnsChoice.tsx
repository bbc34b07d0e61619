import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSettingsChange } from '@ncb/shared-kernel/ui';
import type { AccountColumn } from './account-columns';

export interface ColumnsChoiceProps {
  /** The table's name in the user's settings. */
  name: string;
  columns: readonly AccountColumn[];
  shown: readonly AccountColumn[];
}

/** Which columns the table has; the bank remembers it. */
export function ColumnsChoice({ name, columns, shown }: ColumnsChoiceProps) {
  const { t } = useTranslation('accounts');
  const changeSettings = useSettingsChange();
  const toggle = (column: AccountColumn) =>
    changeSettings({
      columns: {
        [name]: shown.includes(column) ? shown.filter((other) => other !== column) : [...shown, column],
      },
    });
  const list = (
    <Flex vertical gap="small" role="group" aria-label={t('columns.choose')}>
      {columns
        .filter((column) => column !== 'acn_n')
        .map((column) => (
          <Checkbox
            key={column}
            checked={shown.includes(column)}
            onChange={() => toggle(column)}
            data-field={`column-${column}`}
          >
            {t(`columns.${column}`)}
          </Checkbox>
        ))}
    </Flex>
  );
  return (
    <Popover trigger="click" content={list} placement="bottomRight" destroyOnHidden>
      <Button icon={<SettingOutlined />} data-action="columns">
        {t('columns.choose')}
      </Button>
    </Popover>
  );
}
