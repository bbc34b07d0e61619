import { Menu, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { menuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { MENU, type MenuItem } from './menu-model';

export interface SideMenuProps {
  viewer: MenuViewer;
  /** The page that is open. */
  page: string;
  /** True for a page that a deployed remote serves; null while the registry is not known yet. */
  isServed: ((page: string) => boolean) | null;
  onOpen: (page: string) => void;
}

type AntdItem = NonNullable<MenuProps['items']>[number];

/** The main menu: what this person may not use is hidden or disabled, what nobody serves is disabled with the reason. */
export function SideMenu({ viewer, page, isServed, onOpen }: SideMenuProps) {
  const { t } = useTranslation('shell');

  const toItem = (item: MenuItem): AntdItem[] => {
    const access = menuAccess(item.access ?? {}, viewer);
    if (access === 'hidden') return [];
    const label = t(`menu.${item.code}` as 'menu.miAccounts');
    if (item.children) {
      return [{ key: item.code, label, 'data-menu': item.code, children: item.children.flatMap(toItem) } as AntdItem];
    }
    const isMissing = isServed !== null && !isServed(item.code);
    const reason = isMissing ? t('menuReason.notDeployed') : access === 'disabled' ? t('menuReason.noAccess') : '';
    return [
      {
        key: item.code,
        label,
        'data-menu': item.code,
        disabled: reason !== '',
        title: reason || label,
      } as AntdItem,
    ];
  };

  const group = MENU.find(({ children }) => children?.some(({ code }) => code === page));
  return (
    <Menu
      mode="inline"
      items={MENU.flatMap(toItem)}
      selectedKeys={[page]}
      defaultOpenKeys={group ? [group.code] : ['miAccounts', 'miPmtUah']}
      onClick={({ key }) => onOpen(key)}
      className="ncb-menu"
    />
  );
}
