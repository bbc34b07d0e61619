import {
  DownOutlined,
  KeyOutlined,
  LaptopOutlined,
  LockOutlined,
  LogoutOutlined,
  ScanOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import type { MenuProps } from 'antd';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { LANGUAGES } from '@ncb/shared-kernel/domain/vocabulary';
import { useDates } from '@ncb/shared-kernel/ui';
import { useLanguage, useTexts } from '../languages';
import { THEME_CHOICES, useThemeChoice } from '../theme';
import { useLanguageChange } from './use-language-change';
import { MenuButton } from './MenuButton';
import { useHelpItems } from './use-help-items';

interface AccountMenuProps {
  info: ClientInfo;
  /** True on phones: the menu includes language, keys and help. */
  isPhone: boolean;
  onKeys: (() => void) | null;
  onPassword: (() => void) | null;
  onDiagnostics: (() => void) | null;
  onPageHelp: (() => void) | null;
  onSettings: () => void;
  onSessions: () => void;
  onPasskeys: () => void;
  onSignOut: () => void;
}

/** Attribute that antd passes on but its types lack. */
const LANGUAGE_ADDRESS: object = { 'data-field': 'language' };

type Items = NonNullable<MenuProps['items']>;

export function AccountMenu(props: AccountMenuProps) {
  const { user } = props.info;
  const { t } = useTexts();
  const { language } = useLanguage();
  const { formatMoment } = useDates();
  const [themeChoice] = useThemeChoice();
  const items = useAccountItems(props);
  const lastLogin = user.lastLogin && formatMoment(user.lastLogin);
  return (
    <MenuButton
      menu={{ items, selectable: true, selectedKeys: [`theme-${themeChoice}`, `language-${language}`] }}
      aria-label={t('accountMenu', { name: getFullName(user) })}
      data-action="accountMenu"
    >
      <span className="ncb-avatar" aria-hidden="true">
        {getInitials(user)}
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

function useAccountItems(props: AccountMenuProps): Items {
  const {
    info,
    isPhone,
    onKeys,
    onPassword,
    onDiagnostics,
    onPageHelp,
    onSettings,
    onSessions,
    onPasskeys,
    onSignOut,
  } = props;
  const { user } = info;
  const { t, common } = useTexts();
  const { language } = useLanguage();
  const changeLanguage = useLanguageChange();
  const [themeChoice, chooseTheme] = useThemeChoice();
  const help = useHelpItems({ onDiagnostics, onPageHelp, onShortcuts: null });
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
  return [
    { key: 'who', type: 'group', label: <Who user={user} /> },
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
      key: 'passkeys',
      icon: <ScanOutlined />,
      label: <span data-action="passkeys">{t('passkeys')}</span>,
      onClick: onPasskeys,
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
}

/** Head of the menu: the user, their role and last sign-in. */
function Who({ user }: { user: ClientInfo['user'] }) {
  const { t, common } = useTexts();
  const { formatMoment } = useDates();
  return (
    <>
      <strong>{getFullName(user)}</strong>
      <br />
      {user.position || common(`role.${user.role}`)}
      {user.lastLogin && (
        <>
          <br />
          {t('lastSignIn', { time: formatMoment(user.lastLogin) })}
        </>
      )}
    </>
  );
}

function toRadioAttributes(isChosen: boolean): object {
  return { role: 'menuitemradio', 'aria-checked': isChosen };
}

function getInitials({ lastName, firstName }: ClientInfo['user']): string {
  return [lastName, firstName].map((name) => [...name].slice(0, 1).join('')).join('');
}

function getFullName({ lastName, firstName, middleName }: ClientInfo['user']): string {
  return [lastName, firstName, middleName].filter(Boolean).join(' ');
}
