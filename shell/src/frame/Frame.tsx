import { Drawer, Grid, Layout } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { ShellServicesProvider } from '@ncb/shared-kernel/remote-contract';
import { HOME_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import type { PageLoader } from '../remotes/loader';
import type { Registry } from '../remotes/registry';
import { RemotePageView } from '../remotes/RemotePageView';
import { useSessionStore } from '../session/SessionContext';
import { SettingsDialog } from '../settings/SettingsDialog';
import { useSigning } from '../signing/use-signing';
import { LeaveGuard } from '../unsaved/LeaveGuard';
import type { UnsavedWork } from '../unsaved/unsaved-work';
import { useLeaving } from '../unsaved/use-leaving';
import { Logo } from './Logo';
import { menuPlace } from './menu-model';
import { PasswordBanner } from './PasswordBanner';
import { RatesPanel } from './RatesPanel';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useShellServices } from './use-shell-services';

export interface FrameProps {
  info: ClientInfo;
  loader: PageLoader;
  unsavedWork: UnsavedWork;
}

/** The frame of the working area: menu at the left, top bar, and the page in the middle. */
export function Frame({ info, loader, unsavedWork }: FrameProps) {
  const { t } = useTranslation('shell');
  const { page = HOME_PAGE } = useParams();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const session = useSessionStore();
  const { md: isWide = true } = Grid.useBreakpoint();
  const [isMenuOpen, setMenuOpen] = useState(true);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const registry = useRegistry(loader);
  const signing = useSigning();
  const services = useShellServices({ info, unsavedWork, sign: signing.sign, registry });
  const leaving = useLeaving(unsavedWork);

  const openPage = (wanted: string) => {
    setDrawerOpen(false);
    void navigate(`/main/${wanted}`);
  };
  const changeCompany = (ref: string) =>
    leaving.ask(() => {
      // Accounts and documents in the address belong to the company that is left.
      void session
        .load(ref)
        .then((loaded) => (loaded.ok ? navigate(`/main/${page}`) : services.notify('error', t('companyFailed'))));
    });

  const menu = (
    <nav aria-label={t('mainMenu')}>
      <SideMenu
        viewer={{
          mode: 0,
          role: info.user.role,
          userStatus: info.user.status,
          companyStatus: info.companyStatus,
          hasPayrollProject: info.hasPayrollProject,
        }}
        page={menuPlace(page, address)}
        isServed={services.navigation.isServed}
        onOpen={openPage}
      />
    </nav>
  );

  return (
    <ShellServicesProvider value={services}>
      <Layout className="ncb-frame">
        {isWide && isMenuOpen && (
          <Layout.Sider width={264} className="ncb-sider">
            <Logo />
            {menu}
            <RatesPanel />
          </Layout.Sider>
        )}
        {!isWide && (
          <Drawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} placement="left" title={<Logo />} size={300}>
            {menu}
            <RatesPanel />
          </Drawer>
        )}
        <Layout>
          <TopBar
            info={info}
            isMenuOpen={isWide ? isMenuOpen : isDrawerOpen}
            onToggleMenu={() => (isWide ? setMenuOpen(!isMenuOpen) : setDrawerOpen(true))}
            onCompany={changeCompany}
            onPage={openPage}
            isServed={services.navigation.isServed}
            onSettings={() => setSettingsOpen(true)}
            onSignOut={() => leaving.ask(() => void session.signOut('none'))}
          />
          <PasswordBanner info={info} />
          <Layout.Content className="ncb-content">
            <RemotePageView key={info.companyRef} page={page} loader={loader} />
          </Layout.Content>
        </Layout>
      </Layout>
      {isSettingsOpen && <SettingsDialog info={info} onClose={() => setSettingsOpen(false)} />}
      {signing.dialog}
      <LeaveGuard work={unsavedWork} />
      {leaving.question}
    </ShellServicesProvider>
  );
}

/** The registry once it is known; while it is not, no menu item is taken for unserved. */
function useRegistry(loader: PageLoader): Registry | null {
  const [registry, setRegistry] = useState<Registry | null>(null);
  useEffect(() => {
    void loader.registry().then(setRegistry);
  }, [loader]);
  return registry;
}
