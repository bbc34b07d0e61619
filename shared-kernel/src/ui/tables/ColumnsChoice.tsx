import { ControlOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSettingsChange } from '../use-settings-change';

export interface ColumnsChoiceProps {
  name: string;
  columns: readonly { readonly key: string; readonly title: string }[];
  shown: readonly string[];
}

export function ColumnsChoice({ name, columns, shown }: ColumnsChoiceProps) {
  const { t } = useTranslation('kernel');
  const changeSettings = useSettingsChange();
  const toggle = (column: string) =>
    changeSettings({
      columns: {
        [name]: shown.includes(column) ? shown.filter((other) => other !== column) : [...shown, column],
      },
    });
  const list = (
    <Flex vertical gap="small" role="group" aria-label={t('common.columns')}>
      {columns.map(({ key, title }) => (
        <Checkbox key={key} checked={shown.includes(key)} onChange={() => toggle(key)} data-field={`column-${key}`}>
          {title}
        </Checkbox>
      ))}
    </Flex>
  );
  return (
    <Popover trigger="click" content={list} placement="bottomRight" destroyOnHidden>
      <Button
        icon={<ControlOutlined />}
        aria-label={t('common.columns')}
        title={t('common.columns')}
        data-action="columns"
      />
    </Popover>
  );
}
