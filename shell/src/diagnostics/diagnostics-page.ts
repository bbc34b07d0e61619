import { lazy } from 'react';

export const DIAGNOSTICS_PAGE = 'diagnostics';

export const DiagnosticsPage = lazy(() => import('./DiagnosticsPage'));
