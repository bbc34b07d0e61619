import { useMailNews } from '@ncb/shared-kernel/queries';
import { SideMenu, type SideMenuProps } from './SideMenu';

export interface MenuWithMailProps extends Omit<SideMenuProps, 'unread'> {
  /** False where nobody serves the mail: the bank is not asked for a number that nothing would show. */
  hasMail: boolean;
}

/** The main menu with the number of unread letters; inside of the shell's services. */
export function MenuWithMail({ hasMail, ...menu }: MenuWithMailProps) {
  const unread = useMailNews(hasMail)?.unread;
  return <SideMenu {...menu} unread={unread} />;
}
