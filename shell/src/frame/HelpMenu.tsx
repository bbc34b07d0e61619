import { PhoneOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { loadConfig } from './config';

/** The bank's telephone numbers; they are asked for when the menu opens. Source: spec 1 §2 ("help menu") */
export function HelpMenu() {
  const { t } = useTranslation('shell');
  const config = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Infinity });
  const phones = config.data?.supportPhones ?? [];
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      menu={{
        items: [
          {
            key: 'support',
            type: 'group',
            label: t('help.support'),
            children: phones.map((phone) => ({
              key: phone,
              icon: <PhoneOutlined />,
              label: (
                <a href={`tel:${phone.replace(/[^+0-9]/g, '')}`} data-action="call">
                  {phone}
                </a>
              ),
            })),
          },
        ],
      }}
    >
      <Button type="text" icon={<QuestionCircleOutlined />} aria-label={t('help.title')} data-action="help" />
    </Dropdown>
  );
}
