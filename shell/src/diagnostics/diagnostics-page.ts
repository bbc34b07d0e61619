import { lazy } from 'react';

/** Its name in the address, `/main/diagnostics`; the help menu leads there. */
export const DIAGNOSTICS_PAGE = 'diagnostics';

/** A chunk of its own: few people ever open it. */
export const DiagnosticsPage = lazy(() => import('./DiagnosticsPage'));
