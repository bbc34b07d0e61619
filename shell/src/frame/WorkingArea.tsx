import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { useLanguage } from '../languages/LanguageContext';
import { createDraftKeeper } from '../drafts/draft-keeper';
import { createFederation } from '../remotes/federation';
import { createLoadReports } from '../remotes/load-reports';
import { createPageLoader, type PageLoader } from '../remotes/loader';
import { withOverrides } from '../remotes/overrides';
import { fetchRegistry } from '../remotes/registry';
import { forCompany } from '../remotes/rollout';
import { createActivityWatch } from '../session/activity';
import { TimeoutWarning } from '../session/TimeoutWarning';
import { useSessionStore } from '../session/SessionContext';
import type { SessionStore } from '../session/session-store';
import { WorkTheme } from '../theme/WorkTheme';
import { createUnsavedWork } from '../unsaved/unsaved-work';
import { createUpdateWatch } from '../updates/update-watch';
import { Frame } from './Frame';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // The API client never throws for a failure worth a silent second try, and the user has a Retry button.
      retry: false,
      staleTime: 5_000,
      refetchOnWindowFocus: true,
    },
  },
});
const unsavedWork = createUnsavedWork();

const REGISTRY = '/ncb/registry.json';

const loadReports = createLoadReports();

let loader: PageLoader | null = null;

function pageLoader(translations: Translations, session: SessionStore): PageLoader {
  loader ??= createPageLoader({
    registryAddress: REGISTRY,
    federation: createFederation(),
    translations,
    company: () => companyOf(session),
    onLoad: loadReports.note,
  });
  return loader;
}

function companyOf(session: SessionStore): string | null {
  const state = session.state();
  return state.kind === 'signedIn' ? state.info.companyRef : null;
}

/** Loads the first page's code while somebody is still signing in. A failure is silent: the page is asked for again. */
export async function warmUp(translations: Translations, session: SessionStore, page: string): Promise<void> {
  await pageLoader(translations, session).load(page);
}

export interface WorkingAreaProps {
  info: ClientInfo;
}

/** Everything after sign-in. What one user's bank data are must not be seen by the next: the cache ends with the session. */
export default function WorkingArea({ info }: WorkingAreaProps) {
  const session = useSessionStore();
  const { translations } = useLanguage();
  const [pages] = useState(() => pageLoader(translations, session));
  const [drafts] = useState(() => createDraftKeeper(session));
  const [updates] = useState(() =>
    createUpdateWatch({
      ask: async () => forCompany(withOverrides(await fetchRegistry(REGISTRY)), companyOf(session)),
      running: pages.running,
    }),
  );

  const { timeoutInterval } = info.user.settings;
  const watch = useMemo(
    () => createActivityWatch(session, timeoutInterval, drafts.saveNow),
    [session, timeoutInterval, drafts],
  );
  useEffect(() => watch.start(), [watch]);
  useEffect(() => loadReports.tellBy(session.api), [session]);
  useEffect(() => () => queryClient.clear(), []);

  return (
    <WorkTheme>
      <QueryClientProvider client={queryClient}>
        <Frame info={info} loader={pages} unsavedWork={unsavedWork} drafts={drafts} updates={updates} />
        <TimeoutWarning watch={watch} onSignOut={() => void drafts.saveNow().then(() => session.signOut('none'))} />
      </QueryClientProvider>
    </WorkTheme>
  );
}
