import { PhoneOutlined, ToolOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { loadConfig } from './config';
import { telephoneAddress } from './telephone';
import { useTexts } from '../languages/texts';

/**
 * The bank's telephone numbers and what support asks for. Source: spec 1 §2 ("help menu")
 * @param onDiagnostics null where no page can be opened
 */
export function useHelpItems(onDiagnostics: (() => void) | null): NonNullable<MenuProps['items']> {
  const { t } = useTexts();
  const config = useQuery({ queryKey: ['shell/config'], queryFn: loadConfig, staleTime: Infinity });
  const phones = config.data?.supportPhones ?? [];
  return [
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
          <a href={telephoneAddress(phone)} data-action="call">
            {phone}
          </a>
        ),
      })),
    },
    {
      key: 'diagnostics',
      icon: <ToolOutlined />,
      disabled: onDiagnostics === null,
      label: <span data-action="diagnostics">{t('help.diagnostics')}</span>,
      onClick: () => onDiagnostics?.(),
    },
  ];
}

/** The link of a menu's item, seen from the item or from anything in it. */
function linkIn(target: Element): HTMLElement | null | undefined {
  return target.closest('[role="menuitem"]')?.querySelector('a');
}
