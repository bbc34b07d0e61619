import { Drawer, Layout } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import type { MenuViewer } from '@ncb/shared-kernel/domain/workflow';
import { ShellServicesProvider } from '@ncb/shared-kernel/remote-contract';
import { CompanyStatus, HOME_PAGE, TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import type { QueryClients } from '../containment/create-query-clients';
import { PASSWORD_PAGE } from '../change-password/own-password-page';
import { DIAGNOSTICS_PAGE } from '../diagnostics/diagnostics-page';
import type { DraftKeeper } from '../drafts/draft-keeper';
import { DraftNotice } from '../drafts/DraftNotice';
import { useAddressDraft } from '../drafts/use-address-draft';
import { useRefusedDrafts } from '../drafts/use-refused-drafts';
import { OwnSessionsDialog } from '../own-sessions/OwnSessionsDialog';
import type { EventWatch } from '../notifications/event-watch';
import { NotificationBell } from '../notifications/NotificationBell';
import { useNotifications } from '../notifications/use-notifications';
import type { PageLoader } from '../remotes/create-page-loader';
import { PanelGuard } from '../remotes/PanelGuard';
import type { Registry } from '../remotes/registry';
import { useSessionStore } from '../session/SessionContext';
import { SettingsDialog } from '../settings/SettingsDialog';
import { useKeys } from '../signing/use-keys';
import { useSigning } from '../signing/use-signing';
import { LeaveGuard } from '../unsaved/LeaveGuard';
import type { UnsavedWork } from '../unsaved/create-unsaved-work';
import { useLeaveConfirmation } from '../unsaved/use-leave-confirmation';
import { UpdateBadge } from '../updates/UpdateBadge';
import type { UpdateWatch } from '../updates/create-update-watch';
import { useUpdate } from '../updates/use-update';
import { Logo } from './Logo';
import { LetterBanner } from './LetterBanner';
import { findDeclaredLabel, buildMenu, listMenuPages, findMenuItem } from './menu-model';
import { MenuWithMail } from './MenuWithMail';
import { getPageAccess } from './get-page-access';
import { PageOutlet } from './PageOutlet';
import { KeyBanner } from './KeyBanner';
import { PasswordBanner } from './PasswordBanner';
import { RatesPanel } from './RatesPanel';
import { RightsBanner } from './RightsBanner';
import { MAIL_PAGE } from './SideMenu';
import { usePagePrefetch } from './use-page-prefetch';
import { SkipLink } from './SkipLink';
import { KEYS_PAGE, TopBar } from './TopBar';
import { useCompanyAddress } from './use-company-address';
import { useMainMenu } from './use-main-menu';
import { CONTENT_ID } from './use-page-title';
import { useShellServices } from './use-shell-services';
import { WaitingCompany } from './WaitingCompany';
import { useTexts } from '../languages/texts';

export interface FrameProps {
  info: ClientInfo;
  loader: PageLoader;
  unsavedWork: UnsavedWork;
  drafts: DraftKeeper;
  updates: UpdateWatch;
  events: EventWatch;
  queries: QueryClients;
}

export function Frame({ info, loader, unsavedWork, drafts, updates, events, queries }: FrameProps) {
  const { t } = useTexts();
  const { page = HOME_PAGE } = useParams();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const session = useSessionStore();
  const mainMenu = useMainMenu();
  const isPhone = mainMenu.form === 'drawer';
  const isFolded = mainMenu.form === 'icons';
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [isSessionsOpen, setSessionsOpen] = useState(false);
  const registry = useRegistry(loader, info.companyRef);
  const signing = useSigning(info);
  const keyWindow = useKeys();
  const leaving = useLeaveConfirmation(unsavedWork);
  const { ask } = leaving;
  const signOut = useCallback(
    () => ask(() => void drafts.dropAll().then(() => session.signOut('none'))),
    [ask, drafts, session],
  );
  const isAddressOurs = useCompanyAddress(info.companyRef);
  const draft = useAddressDraft(page, info.companyRef, isAddressOurs);
  const opened = draft.kind === 'opened' ? draft.draft : null;
  const viewer = useMemo(() => getViewer(info), [info]);
  const isServed = useCallback(
    (wanted: string) => registry === null || wanted === TODAY_PAGE || registry.findByPage(wanted) !== null,
    [registry],
  );
  const services = useShellServices({
    info,
    viewer,
    unsavedWork,
    registry,
    isServed,
    drafts,
    opened,
    signOut,
    sign: signing.sign,
    keys: keyWindow.keys,
  });
  useNotifications(events, services);
  useRefusedDrafts(drafts, services.notify);
  const update = useUpdate({
    watch: updates,
    work: unsavedWork,
    isBusy: signing.dialog !== null || keyWindow.dialog !== null || isSettingsOpen,
    saveDrafts: drafts.saveNow,
    reload: reloadPage,
  });

  const { close: closeMenu, toggle: toggleMenu } = mainMenu;
  const openPage = useCallback(
    (wanted: string) => {
      closeMenu();
      void navigate(`/main/${wanted}`);
    },
    [closeMenu, navigate],
  );
  const { language, notify } = services;
  const changeCompany = useCallback(
    (ref: string) =>
      ask(() => {
        void drafts
          .dropAll()
          .then(() => session.load(ref))
          .then((loaded) => {
            if (!loaded.ok) notify('error', t('companyFailed'));
          });
      }),
    [ask, drafts, session, notify, t],
  );
  const items = useMemo(() => buildMenu(registry?.entries ?? [], language), [registry, language]);
  const pageName = (code: string) =>
    findDeclaredLabel(items, code) ?? t(`menu.${code}` as 'menu.miAccounts', { defaultValue: t('title') });
  const isConfirmed = info.companyStatus === CompanyStatus.active;
  const ahead = usePagePrefetch({ loader, page, pages: isConfirmed ? listMenuPages(viewer, items) : [] });
  const opens = useCallback(
    (wanted: string) => isConfirmed && isServed(wanted) && getPageAccess(wanted, viewer, true, items) === 'open',
    [isConfirmed, isServed, viewer, items],
  );
  const changePassword = useMemo(() => (isConfirmed ? () => openPage(PASSWORD_PAGE) : null), [isConfirmed, openPage]);
  const openDiagnostics = useMemo(
    () => (isConfirmed ? () => openPage(DIAGNOSTICS_PAGE) : null),
    [isConfirmed, openPage],
  );
  const openSettings = useCallback(() => setSettingsOpen(true), []);
  const openSessions = useCallback(() => setSessionsOpen(true), []);
  const { isNewer, take } = update;
  const badge = useMemo(() => <UpdateBadge isNewer={isNewer} onTake={take} />, [isNewer, take]);
  const news = useMemo(
    () =>
      isConfirmed && (
        <PanelGuard name="news">
          <NotificationBell watch={events} />
        </PanelGuard>
      ),
    [isConfirmed, events],
  );

  const hasMail = isConfirmed && registry !== null && registry.findByPage(MAIL_PAGE) !== null;
  const openLetter = (id: string) => services.navigation.open(MAIL_PAGE, { id });

  const place = findMenuItem(page, address, items);
  const menu = (
    <>
      <nav aria-label={t('mainMenu')} className="ncb-main-menu" {...ahead}>
        <MenuWithMail
          hasMail={hasMail}
          items={items}
          viewer={viewer}
          page={place}
          isFolded={isFolded}
          isServed={isServed}
          onOpen={openPage}
        />
      </nav>
      <PanelGuard name="rates">
        <RatesPanel isFolded={isFolded} />
      </PanelGuard>
    </>
  );

  return (
    <ShellServicesProvider value={services}>
      <SkipLink />
      <Layout className={isFolded ? 'ncb-frame ncb-frame-folded' : 'ncb-frame'}>
        {isPhone ? (
          <Drawer
            open={mainMenu.isOpen}
            onClose={closeMenu}
            placement="left"
            title={<Logo />}
            closable={{ placement: 'end' }}
            size={288}
            className="ncb-drawer"
          >
            {menu}
          </Drawer>
        ) : (
          <Layout.Sider width={isFolded ? 56 : 232} className="ncb-sider">
            <Logo />
            {menu}
          </Layout.Sider>
        )}
        <Layout>
          <TopBar
            info={info}
            pageName={pageName(place)}
            isPhone={isPhone}
            update={badge}
            news={news}
            isMenuOpen={mainMenu.isOpen}
            onToggleMenu={toggleMenu}
            onCompany={changeCompany}
            onPage={openPage}
            canOpen={opens}
            onPassword={changePassword}
            onDiagnostics={openDiagnostics}
            onSettings={openSettings}
            onSessions={openSessions}
            onSignOut={signOut}
          />
          <PasswordBanner info={info} onChange={page === PASSWORD_PAGE ? null : changePassword} />
          <KeyBanner info={info} onKeys={page !== KEYS_PAGE && opens(KEYS_PAGE) ? () => openPage(KEYS_PAGE) : null} />
          <RightsBanner info={info} />
          <LetterBanner hasMail={hasMail} onLetter={page === MAIL_PAGE ? null : openLetter} />
          {isConfirmed && (
            <PanelGuard name="drafts">
              <DraftNotice keeper={drafts} page={page} />
            </PanelGuard>
          )}
          <Layout.Content id={CONTENT_ID} tabIndex={-1} className="ncb-content">
            {!isConfirmed && <WaitingCompany />}
            {isConfirmed && isAddressOurs && (
              <PageOutlet
                page={page}
                access={getPageAccess(page, viewer, registry && registry.findByPage(page) !== null, items)}
                viewer={viewer}
                loader={loader}
                draft={draft}
                queries={queries}
              />
            )}
          </Layout.Content>
        </Layout>
      </Layout>
      {isSettingsOpen && <SettingsDialog info={info} onClose={() => setSettingsOpen(false)} />}
      {isSessionsOpen && <OwnSessionsDialog onClose={() => setSessionsOpen(false)} />}
      {signing.dialog}
      {keyWindow.dialog}
      <LeaveGuard work={unsavedWork} />
      {leaving.question}
      {update.question}
    </ShellServicesProvider>
  );
}

function getViewer({ user, companyStatus, hasPayrollProject }: ClientInfo): MenuViewer {
  return {
    mode: user.accessMode,
    role: user.role,
    userStatus: user.status,
    companyStatus,
    hasPayrollProject,
    payrollAccess: user.payrollAccess,
  };
}

function reloadPage(): void {
  location.reload();
}

/** Returns the company's registry; null while loading: until then no menu item counts as unserved. */
function useRegistry(loader: PageLoader, companyRef: string): Registry | null {
  const [registry, setRegistry] = useState<Registry | null>(null);
  useEffect(() => {
    void loader.registry().then(setRegistry);
  }, [loader, companyRef]);
  return registry;
}
