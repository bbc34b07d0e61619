import { lazy, memo, Suspense, useCallback, useEffect, useState } from 'react';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, useLocation, useParams } from 'react-router-dom';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import type { ClientInfo } from '@ncb/shared-kernel/api/contract';
import { canEnterPages } from '@ncb/shared-kernel/domain/workflow';
import type { Translations } from '@ncb/shared-kernel/i18n';
import { ChangePasswordPage } from '../change-password/ChangePasswordPage';
import { useLanguage } from '../languages/LanguageContext';
import { useSessionState, useSessionStore } from '../session/SessionContext';
import { OWN_REASONS, type SessionState, type SessionStore } from '../session/session-store';
import { likelyStartPage, startPageOf } from '../session/start-page';
import { SignInPage } from '../sign-in/SignInPage';
import type { PolicyName } from '../policies/PolicyPage';
import { NotFoundPage } from './NotFoundPage';
import { PageFailed } from './PageFailed';
import { ShellDocument, readAddress } from './ShellDocument';
import { StartFailed } from './StartFailed';
import { DummyPage } from './DummyPage';
import { Starting } from './Starting';
import { hasRoomAhead } from './room-ahead';
import { whenIdle } from './when-idle';
import { loadWorkingArea } from './working-area';

const WorkingArea = lazy(loadWorkingArea);
const loadAhead = () => import(/* webpackChunkName: "ahead" */ './first-page-ahead');
const ignored = () => undefined;
const PolicyPage = lazy(() => import('../policies/PolicyPage'));

/** Where somebody wanted to go before he had to sign in. */
interface Wanted {
  readonly from?: string;
  /** Whose page that was; null: the address was opened before anybody had signed in. */
  readonly whose?: string | null;
}

// Before the router reads the address.
readAddress();

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
      {/* In a transition a page that renders for ever keeps the next one from being shown: the user could not leave it. */}
      <RouterProvider router={router} useTransitions={false} />
    </ShellDocument>
  );
}

function SignInRoute() {
  const { translations } = useLanguage();
  const session = useSessionStore();
  const state = useSessionState();
  const { from, whose = null } = (useLocation().state ?? {}) as Wanted;
  // While the password is typed, the code behind it comes in; it runs when the password was accepted. A failure here is
  // silent, everything is asked for again.
  useEffect(() => {
    whenIdle(() => {
      void loadAhead().then(
        ({ bringFirstPage }) => bringFirstPage(likelyStartPage(), translations.language()).catch(ignored),
        ignored,
      );
    });
  }, [translations]);
  const runStartPage = () => runAhead(likelyStartPage(), translations, session);
  const isAsking = useSessionInHand(session, state);
  if (isAsking) return <Starting />;
  if (state.kind !== 'signedIn') return <SignInPage onPasswordAccepted={runStartPage} />;
  if (!isAtWork(state.info)) return <Work info={state.info} />;
  // An address names accounts and documents of the one who worked there: the next user begins at his own start.
  const isOurs = whose === null || whose === state.info.user.userId;
  return <Navigate to={(isOurs && from) || `/main/${startPageOf(state.info)}`} replace />;
}

/**
 * Runs the working area and a page of it while the bank is still asked: after a password, or whose session it is, which
 * nearly always goes on. What fails is silent, everything is asked for again.
 */
function runAhead(page: string, translations: Translations, session: SessionStore): void {
  void loadAhead().then(({ runFirstPage }) => runFirstPage(page, translations, session).catch(ignored), ignored);
}

/**
 * Whoever is signed in and opens the start again goes on with his session. Nobody else's sign-in waits for the bank: it is
 * asked only where somebody of this browser has signed in. @returns whether the bank is being asked
 */
function useSessionInHand(session: SessionStore, state: SessionState): boolean {
  const [isAsking, setAsking] = useState(() => state.kind === 'unknown' && session.wasSignedIn());
  useEffect(() => {
    if (isAsking) void session.load().then(() => setAsking(false));
  }, [session, isAsking]);
  return isAsking;
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
        // Whoever may not work is sent to the beginning; a bank that cannot be reached is no reason to sign anybody out.
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
    if (isSessionLikely && hasRoomAhead()) runAhead(page ?? likelyStartPage(), translations, session);
  }, [isSessionLikely, page, session, translations]);

  if (state.kind === 'unknown') {
    return failure ? <StartFailed failure={failure} onRetry={start} /> : <Starting />;
  }
  if (state.kind === 'signedOut') {
    const hasLeft = state.userId !== null && OWN_REASONS.has(state.reason);
    const wanted: Wanted = hasLeft ? {} : { from: location.pathname + location.search, whose: state.userId };
    return <Navigate to="/" replace state={wanted} />;
  }
  if (!isAtWork(state.info)) return <Navigate to="/" replace />;
  if (page === undefined) return <Navigate to={`/main/${startPageOf(state.info)}`} replace />;
  return <Work info={state.info} />;
}

/** Pages open only for an active user of an active company; a company that waits for the bank has the root only. */
function isAtWork({ companyStatus, user }: ClientInfo): boolean {
  return canEnterPages(companyStatus, user.status);
}

/** By itself: a new address draws the page anew, not antd's settings and all that stands in them. */
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
