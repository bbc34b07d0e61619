import * as reactQuery from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useEffect, useMemo, useState } from 'react';
import { getEvents, type ClientInfo } from '@ncb/shared-kernel/api/contract';
import { CompanyStatus, HOME_PAGE, TODAY_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import { createCurrentAccountsQuery } from '@ncb/shared-kernel/queries';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { useLanguage } from '../languages';
import { setOwnerLookup, createQueryClients } from '../containment';
import { createDraftKeeper, createPendingDrafts } from '../drafts';
import { createEventWatch } from '../notifications';
import { readExtensions, REGISTRY } from '../registry';
import { createFederation, createLoadReports, createPageLoader, type PageLoader } from '../federation';
import {
  createActivityWatch,
  TimeoutWarning,
  useSessionStore,
  rememberStartPage,
  getStartPage,
  type SessionStore,
} from '../session';
import { loadToday } from '../today';
import { WorkTheme } from '../theme';
import { createUnsavedWork } from '../unsaved';
import { createUpdateWatch } from '../updates';
import { Frame } from './Frame';
import { watchQueryKeys } from './watch-query-keys';

declare const __NCB_DEVELOPMENT__: boolean;

const queries = createQueryClients();
if (__NCB_DEVELOPMENT__) watchQueryKeys(queries.pages, (message) => console.error(message));
const unsavedWork = createUnsavedWork();
const pendingDrafts = createPendingDrafts();

/**
 * Time before the end of an idle session without requests, ms: the server learns of activity late and would end the
 * session before forms are saved.
 */
const RESTS_BEFORE_END_MS = 30_000;
const loadReports = createLoadReports();

let loader: PageLoader | null = null;

function getPageLoader(translations: Translations, session: SessionStore): PageLoader {
  if (loader) return loader;
  loader = createPageLoader({
    registryAddress: REGISTRY,
    federation: createFederation({
      workLibraries: { dayjs, '@tanstack/react-query': reactQuery },
      language: () => translations.language(),
    }),
    translations,
    company: () => getCompany(session),
    onLoad: loadReports.note,
    readDeclared: readExtensions,
  });
  setOwnerLookup(loader.findOwner);
  return loader;
}

function getCompany(session: SessionStore): string | null {
  const state = session.state();
  return state.kind === 'signedIn' ? state.info.companyRef : null;
}

/** Loads the first page's code during sign-in. Ignores failures. */
export async function preloadPage(translations: Translations, session: SessionStore, page: string): Promise<void> {
  const remotes = getPageLoader(translations, session);
  if (page === TODAY_PAGE) {
    await Promise.all([loadToday(), remotes.registry()]);
    return;
  }
  const registry = await remotes.registry();
  // A remote in partial rollout is undecided until the company is known.
  if (registry?.findByPage(page)) await remotes.load(page);
}

/** Prefetches the accounts for both start pages. */
function prefetchAccounts({ api }: SessionStore, companyRef: string): void {
  void queries.pages.prefetchQuery(createCurrentAccountsQuery(api, companyRef));
}

interface WorkingAreaProps {
  info: ClientInfo;
}

/** Working area behind sign-in. The query cache ends with the session: the next user must not see its data. */
export default function WorkingArea({ info }: WorkingAreaProps) {
  const session = useSessionStore();
  const { translations } = useLanguage();
  const [pages] = useState(() => getPageLoader(translations, session));
  const [drafts] = useState(() => createDraftKeeper(session, pendingDrafts));
  const [updates] = useState(() => createUpdateWatch({ ask: pages.freshRegistry, running: pages.getRunning }));

  const { timeoutInterval } = info.user.settings;
  const watch = useMemo(
    () => createActivityWatch(session, timeoutInterval, drafts.saveNow),
    [session, timeoutInterval, drafts],
  );
  useEffect(() => watch.start(), [watch]);

  const { companyRef } = info;
  const { userId } = info.user;
  const isConfirmed = info.companyStatus === CompanyStatus.active;
  // Before the frame renders, which takes a third of a second.
  useState(() => {
    const isAsked = [HOME_PAGE, TODAY_PAGE].some((page) => globalThis.location.pathname.endsWith(`/${page}`));
    if (isConfirmed && isAsked) prefetchAccounts(session, companyRef);
  });
  const events = useMemo(
    () =>
      createEventWatch({
        ask: (lastId) => session.api.call(getEvents, { lastId }),
        tabs: session.tabs,
        scope: `${userId} ${companyRef}`,
      }),
    [session, userId, companyRef],
  );
  useEffect(
    () => (isConfirmed ? events.start(() => watch.remainingMs() > RESTS_BEFORE_END_MS) : undefined),
    [events, watch, isConfirmed],
  );
  useEffect(() => drafts.start(), [drafts]);
  useEffect(() => rememberStartPage(getStartPage(info)), [info]);
  useEffect(() => loadReports.startSending(session.api), [session]);
  useEffect(
    () => () => {
      queries.frame.clear();
      queries.pages.clear();
    },
    [],
  );

  return (
    <WorkTheme>
      <QueryClientProvider client={queries.frame}>
        <Frame
          info={info}
          unsavedWork={unsavedWork}
          drafts={drafts}
          updates={updates}
          events={events}
          queries={queries}
          loader={pages}
        />
        <TimeoutWarning watch={watch} onSignOut={() => void drafts.saveNow().then(() => session.signOut('none'))} />
      </QueryClientProvider>
    </WorkTheme>
  );
}
