import { Menu, type MenuProps } from 'antd';
import { useState } from 'react';
import { CompanyStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { menuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { MENU, type MenuItem } from './menu-model';
import { useTexts } from '../languages/texts';

export interface SideMenuProps {
  viewer: MenuViewer;
  /** The page that is open, or the one in whose list it is. */
  page: string;
  /** True for a page that a deployed remote serves. */
  isServed: (page: string) => boolean;
  onOpen: (page: string) => void;
}

/** Open from the start: what is used every morning. */
const EVERYDAY_GROUPS: readonly string[] = ['miAccounts', 'miPmtUah'];

type AntdItem = NonNullable<MenuProps['items']>[number];

/** The main menu: what this person may not use is hidden or disabled, what nobody serves is disabled with the reason. */
export function SideMenu({ viewer, page, isServed, onOpen }: SideMenuProps) {
  const { t } = useTexts();
  const [openGroups, setOpenGroups] = useState<readonly string[]>(EVERYDAY_GROUPS);
  const [shownPage, setShownPage] = useState('');

  // However the page was reached, its place in the menu is seen.
  if (shownPage !== page) {
    setShownPage(page);
    const group = MENU.find(({ children }) => children?.some(({ code }) => code === page));
    if (group && !openGroups.includes(group.code)) setOpenGroups([...openGroups, group.code]);
  }

  const isWaiting = viewer.companyStatus !== CompanyStatus.active;
  const reasonOf = (code: string, access: 'disabled' | 'enabled') => {
    if (isWaiting) return t('menuReason.notConfirmed');
    if (!isServed(code)) return t('menuReason.notDeployed');
    return access === 'disabled' ? t('menuReason.noAccess') : '';
  };

  const toItem = (item: MenuItem): AntdItem[] => {
    const access = menuAccess(item.access ?? {}, viewer);
    if (access === 'hidden') return [];
    const label = t(`menu.${item.code}` as 'menu.miAccounts');
    if (item.children) {
      return [{ key: item.code, label, 'data-menu': item.code, children: item.children.flatMap(toItem) }];
    }
    const reason = reasonOf(item.code, access);
    return [
      {
        key: item.code,
        label,
        'data-menu': item.code,
        disabled: reason !== '',
        title: reason || label,
      },
    ];
  };

  return (
    <Menu
      mode="inline"
      items={MENU.flatMap(toItem)}
      selectedKeys={[page]}
      // A menu of one group needs no opening.
      openKeys={isWaiting ? MENU.map(({ code }) => code) : [...openGroups]}
      onOpenChange={setOpenGroups}
      onClick={({ key }) => onOpen(key)}
      className="ncb-menu"
    />
  );
}
