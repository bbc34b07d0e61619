import {
  DownOutlined,
  KeyOutlined,
  LaptopOutlined,
  LockOutlined,
  LogoutOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import type { MenuProps } from 'antd';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { LANGUAGES } from '@ncb/shared-kernel/domain/vocabulary';
import { useLanguage } from '../languages/LanguageContext';
import { useTexts } from '../languages/texts';
import { useLanguageChange } from '../languages/use-language-change';
import { THEME_CHOICES, useThemeChoice } from '../theme/theme-mode';
import { MenuButton } from './MenuButton';
import { useHelpItems } from './use-help-items';

export interface AccountMenuProps {
  info: ClientInfo;
  /** True on phones: the menu includes language, keys and help. */
  isPhone: boolean;
  onKeys: (() => void) | null;
  onPassword: (() => void) | null;
  onDiagnostics: (() => void) | null;
  onSettings: () => void;
  onSessions: () => void;
  onSignOut: () => void;
}

/** Attribute that antd passes on but its types lack. */
const LANGUAGE_ADDRESS: object = { 'data-field': 'language' };

type Items = NonNullable<MenuProps['items']>;

export function AccountMenu(props: AccountMenuProps) {
  const { info, isPhone, onKeys, onPassword, onDiagnostics, onSettings, onSessions, onSignOut } = props;
  const { t, common } = useTexts();
  const { language } = useLanguage();
  const changeLanguage = useLanguageChange();
  const [themeChoice, chooseTheme] = useThemeChoice();
  const help = useHelpItems(onDiagnostics);
  const { user } = info;
  const fullName = [user.lastName, user.firstName, user.middleName].filter(Boolean).join(' ');
  const lastLogin = user.lastLogin && toDottedMoment(user.lastLogin);

  const onPhone: Items = [
    {
      key: 'keys',
      icon: <KeyOutlined />,
      disabled: onKeys === null,
      label: <span data-action="keys">{t('keys')}</span>,
      onClick: () => onKeys?.(),
    },
    {
      key: 'language',
      type: 'group',
      ...LANGUAGE_ADDRESS,
      label: t('language'),
      children: LANGUAGES.map((value) => ({
        key: `language-${value}`,
        label: <span data-action={`language-${value}`}>{common(`language.${value}`)}</span>,
        ...toRadioAttributes(value === language),
        onClick: () => changeLanguage(value),
      })),
    },
  ];
  const items: Items = [
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
    ...(isPhone ? onPhone : []),
    {
      key: 'theme',
      type: 'group',
      label: t('theme.label'),
      children: THEME_CHOICES.map((value) => ({
        key: `theme-${value}`,
        label: <span data-action={`theme-${value}`}>{t(`theme.${value}`)}</span>,
        ...toRadioAttributes(value === themeChoice),
        onClick: () => chooseTheme(value),
      })),
    },
    { type: 'divider' },
    {
      key: 'password',
      icon: <LockOutlined />,
      disabled: onPassword === null,
      label: <span data-action="changePassword">{t('changePassword.menu')}</span>,
      onClick: () => onPassword?.(),
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
    ...(isPhone ? [{ type: 'divider' } as const, ...help, { type: 'divider' } as const] : []),
    {
      key: 'exit',
      icon: <LogoutOutlined />,
      label: <span data-action="exit">{t('exit')}</span>,
      onClick: onSignOut,
    },
  ];

  return (
    <MenuButton
      menu={{ items, selectable: true, selectedKeys: [`theme-${themeChoice}`, `language-${language}`] }}
      aria-label={t('accountMenu', { name: fullName })}
      data-action="accountMenu"
    >
      <span className="ncb-avatar" aria-hidden="true">
        {initials(user)}
      </span>
      <span className="ncb-user-name">
        <span>
          {`${user.lastName} ${user.firstName}`}
          {user.middleName && <span className="ncb-user-more">{` ${user.middleName}`}</span>}
        </span>
        {lastLogin && <small className="ncb-user-more">{t('lastSignIn', { time: lastLogin })}</small>}
      </span>
      <DownOutlined className="ncb-arrow" />
    </MenuButton>
  );
}

function toRadioAttributes(isChosen: boolean): object {
  return { role: 'menuitemradio', 'aria-checked': isChosen };
}

function initials({ lastName, firstName }: ClientInfo['user']): string {
  return [lastName, firstName].map((name) => [...name].slice(0, 1).join('')).join('');
}
