import { Table, Button } from 'antd';
import { MoreOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useShell } from '@ncb/shared-kernel/remote-contract';
export function AccountsPage() {
  const { session } = useShell();
  const { t } = useTranslation('accounts');
  return <div><Button icon={<MoreOutlined />}>{t('title')}{session.bankDay}</Button><Table dataSource={[]} columns={[]} /></div>;
}
