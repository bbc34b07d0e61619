import { MacCommandOutlined, PhoneOutlined, ReadOutlined, ToolOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { loadConfig } from '../browser';
import { toTelephoneAddress } from '../light-ui';
import { useTexts } from '../languages';

export interface HelpCommands {
  /** Null where the page cannot be opened. */
  readonly onDiagnostics: (() => void) | null;
  /** Null where the open page has no explanation. */
  readonly onPageHelp: (() => void) | null;
  /** Null where there is no keyboard. */
  readonly onShortcuts: (() => void) | null;
}

/** Returns the items of the help menu. Source: docs/requirements/shell-accounts-admin.md#top-bar. */
export function useHelpItems({
  onDiagnostics,
  onPageHelp,
  onShortcuts,
}: HelpCommands): NonNullable<MenuProps['items']> {
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
        // Enter selects the menu item and does not follow the link inside.
        onClick: ({ domEvent: { target } }) => {
          if (target instanceof Element && !target.closest('a')) findLink(target)?.click();
        },
        label: (
          <a href={toTelephoneAddress(phone)} data-action="call">
            {phone}
          </a>
        ),
      })),
    },
    onPageHelp && {
      key: 'pageHelp',
      icon: <ReadOutlined />,
      label: <span data-action="pageHelp">{t('help.page')}</span>,
      onClick: onPageHelp,
    },
    onShortcuts && {
      key: 'shortcuts',
      icon: <MacCommandOutlined />,
      label: <span data-action="shortcuts">{t('help.keys')}</span>,
      extra: '?',
      onClick: onShortcuts,
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

function findLink(target: Element): HTMLElement | null | undefined {
  return target.closest('[role="menuitem"]')?.querySelector('a');
}
