import { KeyOutlined, MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Layout } from 'antd';
import { memo, type ReactNode } from 'react';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { useTexts } from '../languages';
import { LanguageSelect } from './LanguageSelect';
import { AccountMenu } from './AccountMenu';
import { CompanySelect } from './CompanySelect';
import { HelpMenu } from './HelpMenu';
import { usePageTitle } from './use-page-title';

interface TopBarProps {
  info: ClientInfo;
  /** Name in the menu; a phone's title until the page sets its own. */
  pageName: string;
  isPhone: boolean;
  update: ReactNode;
  search: ReactNode;
  news: ReactNode;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  onCompany: (ref: string) => void;
  onPage: (page: string) => void;
  canOpen: (page: string) => boolean;
  onPassword: (() => void) | null;
  onDiagnostics: (() => void) | null;
  onPageHelp: (() => void) | null;
  onShortcuts: () => void;
  onSettings: () => void;
  onSessions: () => void;
  onPasskeys: () => void;
  onSignOut: () => void;
}

export const KEYS_PAGE = 'miSettingsKeys';

export const TopBar = memo(function TopBar(topBar: TopBarProps) {
  const { info, pageName, isPhone, isMenuOpen, canOpen, onPage, ...props } = topBar;
  const { t } = useTexts();
  const pageTitle = usePageTitle(isPhone) || pageName;
  const getOpener = (page: string) => (canOpen(page) ? () => onPage(page) : null);
  const openKeys = getOpener(KEYS_PAGE);
  const FoldIcon = isMenuOpen ? MenuFoldOutlined : MenuUnfoldOutlined;
  const MenuIcon = isPhone ? MenuOutlined : FoldIcon;
  return (
    <Layout.Header className="ncb-top-bar">
      <Button
        type="text"
        icon={<MenuIcon />}
        aria-label={t('toggleMenu')}
        aria-expanded={isMenuOpen}
        onClick={props.onToggleMenu}
        data-action="toggleMenu"
      />
      <CompanySelect info={info} onCompany={props.onCompany} {...(isPhone && { pageTitle })} />
      <div className="ncb-top-bar-end">
        {props.update}
        {props.search}
        {!isPhone && (
          <Button
            type="text"
            icon={<KeyOutlined />}
            aria-label={t('keys')}
            title={openKeys ? t('keys') : t('noAccess')}
            disabled={openKeys === null}
            onClick={() => openKeys?.()}
            data-action="keys"
          />
        )}
        {props.news}
        {!isPhone && (
          <>
            <HelpMenu
              onDiagnostics={props.onDiagnostics}
              onPageHelp={props.onPageHelp}
              onShortcuts={props.onShortcuts}
            />
            <LanguageSelect />
          </>
        )}
        <AccountMenu
          info={info}
          isPhone={isPhone}
          onKeys={openKeys}
          onPassword={props.onPassword}
          onDiagnostics={props.onDiagnostics}
          onPageHelp={props.onPageHelp}
          onSettings={props.onSettings}
          onSessions={props.onSessions}
          onPasskeys={props.onPasskeys}
          onSignOut={props.onSignOut}
        />
      </div>
    </Layout.Header>
  );
});
