import { Drawer, Layout } from 'antd';
import { useMailNews } from '@ncb/shared-kernel/queries';
import { useTexts } from '../languages';
import { Logo } from '../light-ui';
import { PanelGuard } from './PanelGuard';
import { RatesPanel } from './RatesPanel';
import type { FramePages } from './use-frame-pages';
import type { MainMenu } from './use-main-menu';
import { SideMenu, type SideMenuProps } from './SideMenu';

interface FrameMenuProps {
  mainMenu: MainMenu;
  pages: FramePages;
  onOpen: (page: string) => void;
}

/** Main menu and rates in the sidebar, on phones in a drawer. */
export function FrameMenu({ mainMenu, pages, onOpen }: FrameMenuProps) {
  const { t } = useTexts();
  const { prefetchHandlers, item, hasMail, items, viewer, isServed } = pages;
  const isFolded = mainMenu.form === 'icons';
  const content = (
    <>
      <nav aria-label={t('mainMenu')} className="ncb-main-menu" {...prefetchHandlers}>
        <MenuWithMail
          hasMail={hasMail}
          items={items}
          viewer={viewer}
          page={item}
          isFolded={isFolded}
          isServed={isServed}
          onOpen={onOpen}
        />
      </nav>
      <PanelGuard name="rates">
        <RatesPanel isFolded={isFolded} />
      </PanelGuard>
    </>
  );
  return mainMenu.form === 'drawer' ? (
    <Drawer
      open={mainMenu.isOpen}
      onClose={mainMenu.close}
      placement="left"
      title={<Logo />}
      closable={{ placement: 'end' }}
      size={288}
      className="ncb-drawer"
    >
      {content}
    </Drawer>
  ) : (
    <Layout.Sider width={isFolded ? 56 : 232} className="ncb-sider">
      <Logo />
      {content}
    </Layout.Sider>
  );
}

interface MenuWithMailProps extends Omit<SideMenuProps, 'unread'> {
  hasMail: boolean;
}

function MenuWithMail({ hasMail, ...menu }: MenuWithMailProps) {
  const unread = useMailNews(hasMail)?.unread;
  return <SideMenu {...menu} unread={unread} />;
}
