import { lazy } from 'react';

export const PASSWORD_PAGE = 'changePasswd';

export const OwnPasswordPage = lazy(() => import('./OwnPasswordPage'));
