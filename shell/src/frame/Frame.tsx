import { Layout } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { ShellServicesProvider, type ShellServices } from '@ncb/shared-kernel/remote-contract';
import { HOME_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import { StateView } from '@ncb/shared-kernel/ui';
import { CONTENT_ID } from '../browser';
import { PASSWORD_PAGE } from '../change-password';
import type { QueryClients } from '../containment';
import { DIAGNOSTICS_PAGE } from '../diagnostics';
import { useAddressDraft, useDrafts, useRefusedDrafts, type DraftKeeper } from '../drafts';
import type { PageLoader } from '../federation';
import { NotificationBell, useNotifications, type EventWatch } from '../notifications';
import { OwnSessionsDialog } from '../own-sessions';
import { SettingsDialog } from '../settings';
import { useKeys, useSigning } from '../signing';
import { LeaveGuard, useLeaveConfirmation, type UnsavedWork } from '../unsaved';
import { UpdateBadge, useUpdate, type Update, type UpdateWatch } from '../updates';
import { FrameBanners } from './FrameBanners';
import { FrameMenu } from './FrameMenu';
import { PageOutlet, type PageOutletProps } from './PageOutlet';
import { PanelGuard } from './PanelGuard';
import { MAIL_PAGE } from './SideMenu';
import { SkipLink } from './SkipLink';
import { KEYS_PAGE, TopBar } from './TopBar';
import { useCompanyAddress } from './use-company-address';
import { useMainMenu, type MainMenu } from './use-main-menu';
import { useFramePages, type FramePages } from './use-frame-pages';
import { usePalette } from './use-palette';
import { usePasskeys } from './use-passkeys';
import { useHelp } from './use-help';
import { useCompanyChange, useSignOut } from './use-session-actions';
import { useShellServices } from './use-shell-services';
import { useTexts } from '../languages';

interface FrameProps {
  info: ClientInfo;
  loader: PageLoader;
  unsavedWork: UnsavedWork;
  drafts: DraftKeeper;
  updates: UpdateWatch;
  events: EventWatch;
  queries: QueryClients;
}

export function Frame({ info, loader, unsavedWork, drafts, updates, events, queries }: FrameProps) {
  const { page = HOME_PAGE } = useParams();
  const pages = useFramePages({ info, loader, page });
  const { isConfirmed, viewer, registry, isServed, canOpen, hasMail } = pages;
  const mainMenu = useMainMenu();
  const openers = usePageOpeners(isConfirmed, mainMenu);
  const signing = useSigning(info);
  const keyWindow = useKeys();
  const leaving = useLeaveConfirmation(unsavedWork);
  const signOut = useSignOut(leaving.ask, drafts);
  const isAddressOurs = useCompanyAddress(info.companyRef);
  const draft = useAddressDraft(page, info.companyRef, isAddressOurs);
  const unfinished = useDrafts(drafts, info.companyRef, isConfirmed);
  const services = useShellServices({
    info,
    viewer,
    unsavedWork,
    registry,
    isServed,
    drafts,
    opened: draft.kind === 'opened' ? draft.draft : null,
    signOut,
    sign: signing.sign,
    keys: keyWindow.keys,
  });
  const userDialogs = useUserDialogs(info, services);
  useNotices(events, drafts, services);
  const areDialogsOpen = signing.dialog !== null || keyWindow.dialog !== null || userDialogs.isSettingsOpen;
  const palette = usePalette({ pages, services, areDialogsOpen });
  const help = useHelp(page, canOpen, services);
  const changeCompany = useCompanyChange(leaving.ask, drafts, services.notify);
  const update = useUpdate({
    watch: updates,
    work: unsavedWork,
    isBusy: areDialogsOpen,
    saveDrafts: drafts.saveNow,
    reload: reloadPage,
  });
  const { badge, news } = useBarSigns(update, isConfirmed ? events : null);

  return (
    <ShellServicesProvider value={services}>
      <SkipLink />
      <Layout className={mainMenu.form === 'icons' ? 'ncb-frame ncb-frame-folded' : 'ncb-frame'}>
        <FrameMenu mainMenu={mainMenu} pages={pages} onOpen={openers.openPage} />
        <Layout>
          <TopBar
            info={info}
            pageName={pages.name}
            isPhone={mainMenu.form === 'drawer'}
            update={badge}
            search={palette.button}
            news={news}
            isMenuOpen={mainMenu.isOpen}
            onToggleMenu={mainMenu.toggle}
            onCompany={changeCompany}
            onPage={openers.openPage}
            canOpen={canOpen}
            onPassword={openers.openPassword}
            onDiagnostics={openers.openDiagnostics}
            onPageHelp={help.openPageHelp}
            onShortcuts={help.openShortcuts}
            onSettings={userDialogs.openSettings}
            onSessions={userDialogs.openSessions}
            onPasskeys={userDialogs.openPasskeys}
            onSignOut={signOut}
          />
          <FrameBanners
            info={info}
            page={page}
            drafts={isConfirmed ? drafts : null}
            unfinished={unfinished}
            hasMail={hasMail}
            onPassword={openers.openPassword}
            onKeys={canOpen(KEYS_PAGE) ? () => openers.openPage(KEYS_PAGE) : null}
            onLetter={(id) => services.navigation.open(MAIL_PAGE, { id })}
          />
          <FrameContent
            page={page}
            pages={pages}
            isAddressOurs={isAddressOurs}
            loader={loader}
            draft={draft}
            queries={queries}
            isHeld={unfinished.isWaiting}
          />
        </Layout>
      </Layout>
      {palette.dialog}
      {help.dialogs}
      {userDialogs.dialogs}
      {signing.dialog}
      {signing.keyFiles}
      {keyWindow.dialog}
      <LeaveGuard work={unsavedWork} />
      {leaving.question}
      {update.question}
    </ShellServicesProvider>
  );
}

interface FrameContentProps extends Omit<PageOutletProps, 'access' | 'viewer'> {
  pages: FramePages;
  isAddressOurs: boolean;
}

/** The open page; while the bank checks the company, a notice in its place. */
function FrameContent({ pages, isAddressOurs, ...outlet }: FrameContentProps) {
  const { isConfirmed, access, viewer } = pages;
  return (
    <Layout.Content id={CONTENT_ID} tabIndex={-1} className="ncb-content">
      {!isConfirmed && <WaitingCompany />}
      {isConfirmed && isAddressOurs && <PageOutlet {...outlet} access={access} viewer={viewer} />}
    </Layout.Content>
  );
}

/** Returns stable functions that open pages and close the phone's menu; null before the company is confirmed. */
function usePageOpeners(isConfirmed: boolean, { close }: MainMenu) {
  const navigate = useNavigate();
  return useMemo(() => {
    const openPage = (page: string) => {
      close();
      void navigate(`/main/${page}`);
    };
    return {
      openPage,
      openPassword: isConfirmed ? () => openPage(PASSWORD_PAGE) : null,
      openDiagnostics: isConfirmed ? () => openPage(DIAGNOSTICS_PAGE) : null,
    };
  }, [isConfirmed, close, navigate]);
}

function useUserDialogs(info: ClientInfo, services: Pick<ShellServices, 'notify'>) {
  const passkeys = usePasskeys(services);
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [isSessionsOpen, setSessionsOpen] = useState(false);
  return {
    isSettingsOpen,
    openSettings: useCallback(() => setSettingsOpen(true), []),
    openSessions: useCallback(() => setSessionsOpen(true), []),
    openPasskeys: passkeys.open,
    dialogs: (
      <>
        {isSettingsOpen && <SettingsDialog info={info} onClose={() => setSettingsOpen(false)} />}
        {isSessionsOpen && <OwnSessionsDialog onClose={() => setSessionsOpen(false)} />}
        {passkeys.dialog}
      </>
    ),
  };
}

/** Returns stable elements for the top bar, which is memoized. */
function useBarSigns({ isNewer, take }: Update, events: EventWatch | null) {
  const badge = useMemo(() => <UpdateBadge isNewer={isNewer} onTake={take} />, [isNewer, take]);
  const news = useMemo(
    () =>
      events && (
        <PanelGuard name="news">
          <NotificationBell watch={events} />
        </PanelGuard>
      ),
    [events],
  );
  return { badge, news };
}

/** Shows events and refused drafts as they come. */
function useNotices(events: EventWatch, drafts: DraftKeeper, services: ReturnType<typeof useShellServices>): void {
  useNotifications(events, services);
  useRefusedDrafts(drafts, services.notify);
}

function reloadPage(): void {
  location.reload();
}

/**
 * Page for a company that the bank has not confirmed yet. Source:
 * docs/requirements/shell-accounts-admin.md#access-to-pages.
 */
function WaitingCompany() {
  const { t } = useTexts();
  return (
    <div data-page="companyWaits">
      <StateView title={<h1 className="ncb-fault-title">{t('waiting.title')}</h1>} text={t('waiting.text')} />
    </div>
  );
}
