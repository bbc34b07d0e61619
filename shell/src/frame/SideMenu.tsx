import { Menu, type MenuProps } from 'antd';
import { memo, useState } from 'react';
import { CompanyStatus } from '@ncb/shared-kernel/domain/vocabulary';
import { getMenuAccess, type MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { runAfterPaint } from '../browser';
import { useTexts } from '../languages';
import { getMenuIcon } from './get-menu-icon';
import type { MenuItem } from './menu-model';
import { useMenuLabel } from './use-menu-label';

export interface SideMenuProps {
  items: readonly MenuItem[];
  viewer: MenuViewer;
  page: string;
  isFolded?: boolean;
  isServed: (page: string) => boolean;
  unread?: number | undefined;
  onOpen: (page: string) => void;
}

export const MAIL_PAGE = 'miMail';

type AntdItem = NonNullable<MenuProps['items']>[number];

/** Main menu. Items without access are hidden or disabled; unserved items are disabled with the reason. */
export const SideMenu = memo(function SideMenu(props: SideMenuProps) {
  const { items, viewer, page, isFolded = false, isServed, unread = 0, onOpen } = props;
  const { t } = useTexts();
  const getLabel = useMenuLabel();
  const [openGroups, setOpenGroups] = useState<readonly string[]>([]);
  const [shownEntry, setShownEntry] = useState('');
  const [pressedPage, setPressedPage] = useState<string | null>(null);

  // Entries of remotes come after the first frame: the page's group is looked for until it is there.
  const group = items.find(({ children }) => children?.some(({ code }) => code === page));
  const entry = group ? `${group.code}/${page}` : page;
  if (shownEntry !== entry) {
    setShownEntry(entry);
    if (group && !openGroups.includes(group.code)) setOpenGroups([...openGroups, group.code]);
  }

  const open = (pressed: string) => {
    setPressedPage(pressed);
    runAfterPaint(() => {
      setPressedPage(null);
      onOpen(pressed);
    });
  };

  const isWaiting = viewer.companyStatus !== CompanyStatus.active;
  const getReason = (code: string, access: 'disabled' | 'enabled') => {
    if (isWaiting) return t('menuReason.notConfirmed');
    if (!isServed(code)) return t('menuReason.notDeployed');
    return access === 'disabled' ? t('menuReason.noAccess') : '';
  };

  const toItem = (item: MenuItem, isInGroup: boolean): AntdItem[] => {
    const access = getMenuAccess(item.access ?? {}, viewer);
    if (access === 'hidden') return [];
    const label = getLabel(item);
    const icon = !isInGroup && getMenuIcon(item);
    const sign = { key: item.code, label, ...(icon && { icon }), 'data-menu': item.code };
    if (item.children) {
      const pages = item.children.flatMap((child) => toItem(child, true));
      // The folded menu shows no other name of the group.
      const group: AntdItem = { key: `${item.code} pages`, type: 'group', label, children: pages };
      return [{ ...sign, children: isFolded ? [group] : pages }];
    }
    const reason = getReason(item.code, access);
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
      // antd carries open groups over to the other form of the menu.
      key={isFolded ? 'folded' : 'unfolded'}
      mode="inline"
      inlineCollapsed={isFolded}
      inlineIndent={12}
      tooltip={false}
      // In the menu's landmark, where screen readers look for it.
      getPopupContainer={(item) => item.closest<HTMLElement>('.ncb-sider') ?? document.body}
      items={items.flatMap((item) => toItem(item, false))}
      selectedKeys={[pressedPage ?? page]}
      onClick={({ key }) => open(key)}
      className="ncb-menu"
      {...(!isFolded && {
        openKeys: isWaiting ? items.map(({ code }) => code) : [...openGroups],
        onOpenChange: setOpenGroups,
      })}
    />
  );
});

const UNREAD_SHOWN_MAX = 99;

/** Number for sighted users, a sentence for screen readers. */
function Unread({ count, words }: { count: number; words: string }) {
  return (
    <span className="ncb-menu-count" data-field="unreadLetters">
      <span aria-hidden>{count > UNREAD_SHOWN_MAX ? `${UNREAD_SHOWN_MAX}+` : count}</span>
      <span className="ncb-visually-hidden">{words}</span>
    </span>
  );
}
