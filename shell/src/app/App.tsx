import { lazy, memo, Suspense, useCallback, useEffect, useState } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  RouterProvider,
  useLocation,
  useParams,
  useNavigate,
} from 'react-router-dom';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { canEnterPages } from '@ncb/shared-kernel/domain/workflow';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { useTranslation } from 'react-i18next';
import { ChangePasswordPage } from '../change-password';
import { useLanguage, useTexts } from '../languages';
import {
  useSessionState,
  useSessionStore,
  OWN_REASONS,
  guessStartPage,
  getStartPage,
  type SessionState,
  type SessionStore,
} from '../session';
import { SignInPage, StartFailed } from '../sign-in';
import type { PolicyName } from '../policies';
import { canPrefetch, runWhenIdle } from '../browser';
import { ShellDocument, readAddressParameters } from './ShellDocument';
import { loadWorkingArea } from './load-working-area';
import { SignInFrame, ActionButton } from '../light-ui';

const WorkingArea = lazy(loadWorkingArea);
const loadPrefetch = () => import(/* webpackChunkName: "ahead" */ './prefetch-first-page');
const ignoreFailure = () => undefined;
const PolicyPage = lazy(() => import(/* webpackChunkName: "policies" */ '../policies/PolicyPage'));
const VerifyPage = lazy(() => import(/* webpackChunkName: "verify" */ '../verify/VerifyPage'));

/** Location state of the sign-in page. */
interface SignInLocationState {
  readonly from?: string;
  /** User who opened that page; null before any sign-in. */
  readonly whose?: string | null;
}

// Before the router reads the address.
readAddressParameters();

const router = createBrowserRouter(
  [
    {
      element: <Outlet />,
      errorElement: <PageFailed />,
      children: [
        { path: '/', element: <SignInRoute /> },
        { path: '/changePwd', element: <ChangePasswordPage /> },
        { path: '/privacy', element: <PolicyRoute name="privacy" /> },
        { path: '/security', element: <PolicyRoute name="security" /> },
        { path: '/verify', element: <VerifyRoute /> },
        { path: '/dummy', element: <DummyPage /> },
        { path: '/main', element: <WorkRoute /> },
        { path: '/main/:page', element: <WorkRoute /> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ],
  { basename: '/ncb' },
);

export function App() {
  return (
    <ShellDocument>
      {/* In a transition an endlessly rendering page would keep the next one from being shown. */}
      <RouterProvider router={router} useTransitions={false} />
    </ShellDocument>
  );
}

function SignInRoute() {
  const { translations } = useLanguage();
  const session = useSessionStore();
  const state = useSessionState();
  const { from, whose = null } = (useLocation().state ?? {}) as SignInLocationState;
  useEffect(() => {
    runWhenIdle(() => {
      void loadPrefetch().then(
        ({ prefetchFirstPage }) => prefetchFirstPage(guessStartPage(), translations.language()).catch(ignoreFailure),
        ignoreFailure,
      );
    });
  }, [translations]);
  const runStartPage = () => runAhead(guessStartPage(), translations, session);
  const isLoadingSession = useExistingSession(session, state);
  if (isLoadingSession) return <Starting />;
  if (state.kind !== 'signedIn') return <SignInPage onPasswordAccepted={runStartPage} />;
  if (!isAtWork(state.info)) return <Work info={state.info} />;
  // The address names accounts and documents of its user.
  const isOurs = whose === null || whose === state.info.user.userId;
  return <Navigate to={(isOurs && from) || `/main/${getStartPage(state.info)}`} replace />;
}

/** Runs the working area and its page while the server still checks the password or session. Ignores failures. */
function runAhead(page: string, translations: Translations, session: SessionStore): void {
  void loadPrefetch().then(
    ({ runFirstPage }) => runFirstPage(page, translations, session).catch(ignoreFailure),
    ignoreFailure,
  );
}

/**
 * Loads an existing session; a browser that never signed in does not wait for the server.
 * @returns true while the session is loading
 */
function useExistingSession(session: SessionStore, state: SessionState): boolean {
  const [isLoadingSession, setAsking] = useState(() => state.kind === 'unknown' && session.wasSignedIn());
  useEffect(() => {
    if (isLoadingSession) void session.load().then(() => setAsking(false));
  }, [session, isLoadingSession]);
  return isLoadingSession;
}

function WorkRoute() {
  const { translations } = useLanguage();
  const session = useSessionStore();
  const state = useSessionState();
  const location = useLocation();
  const { page } = useParams();
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const start = useCallback(
    () =>
      session.load().then((loaded) => {
        if (loaded.ok || session.state().kind !== 'unknown') return undefined;
        // An unreachable server signs no user out.
        if (loaded.failure.kind === 'refused') return session.signOut('none');
        return setFailure(loaded.failure);
      }),
    [session],
  );
  useEffect(() => {
    if (state.kind === 'unknown') void start();
  }, [start, state.kind]);
  const isSessionLikely = state.kind === 'unknown' && session.wasSignedIn();
  useEffect(() => {
    if (isSessionLikely && canPrefetch()) runAhead(page ?? guessStartPage(), translations, session);
  }, [isSessionLikely, page, session, translations]);

  if (state.kind === 'unknown') {
    return failure ? <StartFailed failure={failure} onRetry={start} /> : <Starting />;
  }
  if (state.kind === 'signedOut') {
    const hasLeft = state.userId !== null && OWN_REASONS.has(state.reason);
    const returnState: SignInLocationState = hasLeft
      ? {}
      : { from: location.pathname + location.search, whose: state.userId };
    return <Navigate to="/" replace state={returnState} />;
  }
  if (!isAtWork(state.info)) return <Navigate to="/" replace />;
  if (page === undefined) return <Navigate to={`/main/${getStartPage(state.info)}`} replace />;
  return <Work info={state.info} />;
}

/** True if the user and the company are active. */
function isAtWork({ companyStatus, user }: ClientInfo): boolean {
  return canEnterPages(companyStatus, user.status);
}

/** Memoized: a change of address must not re-render everything. */
const Work = memo(function Work({ info }: { info: ClientInfo }) {
  return (
    <Suspense fallback={<Starting />}>
      <WorkingArea info={info} />
    </Suspense>
  );
});

function PolicyRoute({ name }: { name: PolicyName }) {
  return (
    <Suspense fallback={<Starting />}>
      <PolicyPage name={name} />
    </Suspense>
  );
}

function VerifyRoute() {
  return (
    <Suspense fallback={<Starting />}>
      <VerifyPage />
    </Suspense>
  );
}

/** Empty page `/dummy`, which makes no API call. */
function DummyPage() {
  const { t } = useTexts();
  return (
    <SignInFrame title={t('title')} page="dummy">
      {null}
    </SignInFrame>
  );
}

function NotFoundPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <SignInFrame title={t('notFound.title')} page="notFound">
      <p>{t('notFound.text')}</p>
      <ActionButton onClick={() => void navigate('/')} data-action="home">
        {t('notFound.home')}
      </ActionButton>
    </SignInFrame>
  );
}

/** Page shown when a part of the shell failed. Browsers remember a failed module: only a reload requests it again. */
function PageFailed() {
  const { t } = useTexts();
  return (
    <SignInFrame title={t('pageFailed.title')} page="failed">
      <p role="alert">{t('pageFailed.text')}</p>
      <ActionButton onClick={() => window.location.reload()} data-action="reload">
        {t('pageFailed.reload')}
      </ActionButton>
    </SignInFrame>
  );
}

function Starting() {
  const { t } = useTranslation('kernel');
  return <div className="ncb-starting" role="status" aria-busy="true" aria-label={t('common.loading')} />;
}
