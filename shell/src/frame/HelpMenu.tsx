import { PhoneOutlined, QuestionCircleOutlined, ToolOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { loadConfig } from './config';
import { useTexts } from '../languages/texts';

export interface HelpMenuProps {
  /** Null where no page can be opened. */
  onDiagnostics: (() => void) | null;
}

/** The bank's telephone numbers and what support asks for; the numbers are asked for when the menu opens. Source: spec 1 §2 ("help menu") */
export function HelpMenu({ onDiagnostics }: HelpMenuProps) {
  const { t } = useTexts();
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
              // Enter and a click beside the number choose the item, which is not the link in it.
              onClick: ({ domEvent: { target } }) => {
                if (target instanceof Element && !target.closest('a')) linkIn(target)?.click();
              },
              label: (
                <a href={`tel:${phone.replace(/[^+0-9]/g, '')}`} data-action="call">
                  {phone}
                </a>
              ),
            })),
          },
          { type: 'divider' },
          {
            key: 'diagnostics',
            icon: <ToolOutlined />,
            disabled: onDiagnostics === null,
            label: <span data-action="diagnostics">{t('help.diagnostics')}</span>,
            onClick: () => onDiagnostics?.(),
          },
        ],
      }}
    >
      <Button type="text" icon={<QuestionCircleOutlined />} aria-label={t('help.title')} data-action="help" />
    </Dropdown>
  );
}

/** The link of a menu's item, seen from the item or from anything in it. */
function linkIn(target: Element): HTMLElement | null | undefined {
  return target.closest('[role="menuitem"]')?.querySelector('a');
}
