import { useMailNews } from '@ncb/shared-kernel/queries';
import { SideMenu, type SideMenuProps } from './SideMenu';

export interface MenuWithMailProps extends Omit<SideMenuProps, 'unread'> {
  hasMail: boolean;
}

export function MenuWithMail({ hasMail, ...menu }: MenuWithMailProps) {
  const unread = useMailNews(hasMail)?.unread;
  return <SideMenu {...menu} unread={unread} />;
}
