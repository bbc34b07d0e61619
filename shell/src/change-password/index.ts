import { lazy } from 'react';

export const PASSWORD_PAGE = 'changePasswd';
export const OwnPasswordPage = lazy(() => import('./OwnPasswordPage'));

export { ChangePasswordPage } from './ChangePasswordPage';
export { TEMPORARY } from './temporary-password';
