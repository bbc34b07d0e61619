import { Menu, type MenuProps } from 'antd';
import { memo, useState } from 'react';
import { CompanyStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { menuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { menuIcon } from './menu-icons';
import type { MenuItem } from './menu-model';
import { useTexts } from '../languages/texts';

export interface SideMenuProps {
  items: readonly MenuItem[];
  viewer: MenuViewer;
  /** The page that is open, or the one in whose list it is. */
  page: string;
  /** Only the groups' icons are seen; a group opens beside its icon. */
  isFolded?: boolean;
  /** True for a page that a deployed remote serves. */
  isServed: (page: string) => boolean;
  /** Letters of the bank that nobody has read; nothing is said of none. */
  unread?: number | undefined;
  onOpen: (page: string) => void;
}

/** The page of the letters, beside which the number of the unread stands. */
export const MAIL_PAGE = 'miMail';

type AntdItem = NonNullable<MenuProps['items']>[number];

/** The main menu: what this person may not use is hidden or disabled, what nobody serves is disabled with the reason. */
export const SideMenu = memo(function SideMenu(props: SideMenuProps) {
  const { items, viewer, page, isFolded = false, isServed, unread = 0, onOpen } = props;
  const { t } = useTexts();
  const [openGroups, setOpenGroups] = useState<readonly string[]>([]);
  const [shownPage, setShownPage] = useState('');

  // However the page was reached, its place in the menu is seen.
  if (shownPage !== page) {
    setShownPage(page);
    const group = items.find(({ children }) => children?.some(({ code }) => code === page));
    if (group && !openGroups.includes(group.code)) setOpenGroups([...openGroups, group.code]);
  }

  const isWaiting = viewer.companyStatus !== CompanyStatus.active;
  const reasonOf = (code: string, access: 'disabled' | 'enabled') => {
    if (isWaiting) return t('menuReason.notConfirmed');
    if (!isServed(code)) return t('menuReason.notDeployed');
    return access === 'disabled' ? t('menuReason.noAccess') : '';
  };

  const toItem = (item: MenuItem, isInGroup: boolean): AntdItem[] => {
    const access = menuAccess(item.access ?? {}, viewer);
    if (access === 'hidden') return [];
    const label = item.label ?? t(`menu.${item.code}` as 'menu.miAccounts');
    const icon = !isInGroup && menuIcon(item);
    const sign = { key: item.code, label, ...(icon && { icon }), 'data-menu': item.code };
    if (item.children) {
      const pages = item.children.flatMap((child) => toItem(child, true));
      // Beside its icon nothing else tells the group's name.
      const named: AntdItem = { key: `${item.code} pages`, type: 'group', label, children: pages };
      return [{ ...sign, children: isFolded ? [named] : pages }];
    }
    const reason = reasonOf(item.code, access);
    const isMarked = item.code === MAIL_PAGE && unread > 0 && reason === '';
    return [
      {
        ...sign,
        ...(isMarked && {
          label: (
            <>
              {label} <Unread count={unread} words={t('unreadLetters', { count: unread })} />
            </>
          ),
        }),
        disabled: reason !== '',
        title: reason || label,
      },
    ];
  };

  return (
    <Menu
      // antd carries open groups over from one form into the other, where they would hang beside the icons.
      key={isFolded ? 'folded' : 'unfolded'}
      mode="inline"
      inlineCollapsed={isFolded}
      inlineIndent={12}
      tooltip={false}
      // In the menu's own part of the page: at the page's end screen readers would not look for it.
      getPopupContainer={(item) => item.closest<HTMLElement>('.ncb-sider') ?? document.body}
      items={items.flatMap((item) => toItem(item, false))}
      selectedKeys={[page]}
      onClick={({ key }) => onOpen(key)}
      className="ncb-menu"
      {...(!isFolded && {
        // A menu of one group needs no opening.
        openKeys: isWaiting ? items.map(({ code }) => code) : [...openGroups],
        onOpenChange: setOpenGroups,
      })}
    />
  );
});

/** More would widen the menu. */
const UNREAD_SHOWN_MAX = 99;

/** A number for the eyes, a sentence for screen readers. */
function Unread({ count, words }: { count: number; words: string }) {
  return (
    <span className="ncb-menu-count" data-field="unreadLetters">
      <span aria-hidden>{count > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : count}</span>
      <span className="ncb-visually-hidden">{words}</span>
    </span>
  );
}
