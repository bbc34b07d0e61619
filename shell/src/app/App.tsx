import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, Navigate, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { HOME_PAGE } from '@ncb/shared-kernel/domain/vocabulary';
import { ChangePasswordPage } from '../change-password/ChangePasswordPage';
import { useLanguage } from '../languages/LanguageContext';
import { useSessionState, useSessionStore } from '../session/SessionContext';
import { SignInPage } from '../sign-in/SignInPage';
import { useThemeClass } from '../theme/theme-mode';
import type { PolicyName } from '../policies/PolicyPage';
import { NotFoundPage } from './NotFoundPage';
import { RegisterPage } from './RegisterPage';
import { loadWorkingArea } from './working-area';

const WorkingArea = lazy(loadWorkingArea);
const PolicyPage = lazy(() => import('../policies/PolicyPage'));

/** Where somebody wanted to go before he had to sign in. */
interface Wanted {
  readonly from?: string;
}

const router = createBrowserRouter(
  [
    {
      element: <Outlet />,
      children: [
        { path: '/', element: <SignInRoute /> },
        { path: '/changePwd', element: <ChangePasswordPage /> },
        { path: '/register', element: <RegisterPage /> },
        { path: '/privacy', element: <PolicyRoute name="privacy" /> },
        { path: '/security', element: <PolicyRoute name="security" /> },
        { path: '/dummy', element: <div data-page="dummy" /> },
        { path: '/main', element: <Navigate to={`/main/${HOME_PAGE}`} replace /> },
        { path: '/main/:page', element: <WorkRoute /> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ],
  { basename: '/ncb' },
);

export function App() {
  useThemeClass();
  return <RouterProvider router={router} />;
}

function SignInRoute() {
  const { translations } = useLanguage();
  const session = useSessionStore();
  const state = useSessionState();
  const { from } = (useLocation().state ?? {}) as Wanted;
  // While the password is typed, the working area's code comes in; a failure here is silent, it is asked for again.
  useEffect(() => {
    whenIdle(() => {
      void loadWorkingArea().then(
        ({ warmUp }) => warmUp(translations, session, HOME_PAGE),
        () => undefined,
      );
    });
  }, [translations, session]);
  if (state.kind === 'signedIn') return <Navigate to={from ?? `/main/${HOME_PAGE}`} replace />;
  return <SignInPage />;
}

function WorkRoute() {
  const session = useSessionStore();
  const state = useSessionState();
  const location = useLocation();

  useEffect(() => {
    if (state.kind !== 'unknown') return;
    void session.load().then((loaded) => {
      // Whatever the reason, sign-in is the place that explains it.
      if (!loaded.ok && session.state().kind === 'unknown') void session.signOut('none');
    });
  }, [session, state.kind]);

  if (state.kind === 'unknown') return <Starting />;
  if (state.kind === 'signedOut') {
    return <Navigate to="/" replace state={{ from: location.pathname + location.search } satisfies Wanted} />;
  }
  return (
    <Suspense fallback={<Starting />}>
      <WorkingArea info={state.info} />
    </Suspense>
  );
}

function PolicyRoute({ name }: { name: PolicyName }) {
  return (
    <Suspense fallback={<Starting />}>
      <PolicyPage name={name} />
    </Suspense>
  );
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) globalThis.requestIdleCallback(work);
  else setTimeout(work, 200);
}

function Starting() {
  const { t } = useTranslation('kernel');
  return <div className="ncb-starting" role="status" aria-busy="true" aria-label={t('common.loading')} />;
}
