import {
  KeyOutlined,
  LaptopOutlined,
  LockOutlined,
  LogoutOutlined,
  MenuOutlined,
  SettingOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Layout, Select, type MenuProps } from 'antd';
import type { ReactNode } from 'react';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { CompanyStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { LanguageSelect } from '../languages/LanguageSelect';
import { HelpMenu } from './HelpMenu';
import { THEME_CHOICES, useThemeChoice } from '../theme/theme-mode';
import { useTexts } from '../languages/texts';

export interface TopBarProps {
  info: ClientInfo;
  /** The sign that a newer version is there. */
  update: ReactNode;
  /** The bell with the news of documents. */
  news: ReactNode;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  onCompany: (ref: string) => void;
  onPage: (page: string) => void;
  /** True for a page that opens here and now. */
  canOpen: (page: string) => boolean;
  /** Null where no page can be opened. */
  onDiagnostics: (() => void) | null;
  onSettings: () => void;
  onSessions: () => void;
  onSignOut: () => void;
}

const PASSWORD_PAGE = 'changePasswd';
const KEYS_PAGE = 'miSettingsKeys';

export function TopBar({
  info,
  update,
  news,
  isMenuOpen,
  onToggleMenu,
  onCompany,
  onPage,
  canOpen,
  onDiagnostics,
  onSettings,
  onSessions,
  onSignOut,
}: TopBarProps) {
  const { t, common } = useTexts();
  const [themeChoice, chooseTheme] = useThemeChoice();
  const { user } = info;
  const fullName = [user.lastName, user.firstName, user.middleName].filter(Boolean).join(' ');
  const lastLogin = user.lastLogin && toDottedMoment(user.lastLogin);

  const items: MenuProps['items'] = [
    {
      key: 'who',
      type: 'group',
      label: (
        <>
          <strong>{fullName}</strong>
          <br />
          {user.position || common(`role.${user.role}`)}
          {lastLogin && (
            <>
              <br />
              {t('lastSignIn', { time: lastLogin })}
            </>
          )}
        </>
      ),
    },
    {
      key: 'theme',
      type: 'group',
      label: t('theme.label'),
      children: THEME_CHOICES.map((choice) => ({
        key: `theme-${choice}`,
        label: <span data-action={`theme-${choice}`}>{t(`theme.${choice}`)}</span>,
        onClick: () => chooseTheme(choice),
      })),
    },
    { type: 'divider' },
    {
      key: PASSWORD_PAGE,
      icon: <LockOutlined />,
      disabled: !canOpen(PASSWORD_PAGE),
      label: <span data-action="changePassword">{t('changePassword.menu')}</span>,
      onClick: () => onPage(PASSWORD_PAGE),
    },
    {
      key: 'settings',
      icon: <SettingOutlined />,
      label: <span data-action="settings">{t('settings.menu')}</span>,
      onClick: onSettings,
    },
    {
      key: 'sessions',
      icon: <LaptopOutlined />,
      label: <span data-action="sessions">{t('sessions.menu')}</span>,
      onClick: onSessions,
    },
    {
      key: 'exit',
      icon: <LogoutOutlined />,
      label: <span data-action="exit">{t('exit')}</span>,
      onClick: onSignOut,
    },
  ];

  return (
    <Layout.Header className="ncb-top-bar">
      <Button
        type="text"
        icon={<MenuOutlined />}
        aria-label={t('toggleMenu')}
        aria-expanded={isMenuOpen}
        onClick={onToggleMenu}
        data-action="toggleMenu"
      />
      <Select
        value={info.companyRef}
        onChange={onCompany}
        aria-label={t('company')}
        data-field="company"
        className="ncb-company"
        popupMatchSelectWidth={false}
        options={info.companies.map(({ ref, shortName, status }) => ({
          value: ref,
          label: status === CompanyStatus.active ? shortName : t('companyWaits', { name: shortName }),
        }))}
      />
      <div className="ncb-top-bar-end">
        {update}
        {news}
        <HelpMenu onDiagnostics={onDiagnostics} />
        <LanguageSelect />
        <Button
          type="text"
          icon={<KeyOutlined />}
          aria-label={t('keys')}
          title={canOpen(KEYS_PAGE) ? t('keys') : t('noAccess')}
          disabled={!canOpen(KEYS_PAGE)}
          onClick={() => onPage(KEYS_PAGE)}
          data-action="keys"
        />
        <Dropdown
          autoFocus
          trigger={['click']}
          menu={{ items, selectable: true, selectedKeys: [`theme-${themeChoice}`] }}
          placement="bottomRight"
        >
          <Button
            type="text"
            icon={<UserOutlined />}
            aria-label={t('accountMenu', { name: fullName })}
            data-action="accountMenu"
          >
            <span className="ncb-user-name">{`${user.lastName} ${user.firstName}`}</span>
          </Button>
        </Dropdown>
      </div>
    </Layout.Header>
  );
}
