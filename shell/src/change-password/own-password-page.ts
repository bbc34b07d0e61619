import { lazy } from 'react';

/** Its name in the address, `/main/changePasswd`; the account menu and the warning of a password's end lead there. */
export const PASSWORD_PAGE = 'changePasswd';

/** A chunk of its own: it is opened a few times a year. */
export const OwnPasswordPage = lazy(() => import('./OwnPasswordPage'));
