import { lazy } from 'react';

/** True only in a build with the hidden page. */
declare const __NCB_DEBUG_PAGE__: boolean;

export const DIAGNOSTICS_PAGE = 'diagnostics';
export const DiagnosticsPage = lazy(() => import('./DiagnosticsPage'));

export const DEBUG_PAGE = 'debug';
export const DebugPage = __NCB_DEBUG_PAGE__ ? lazy(() => import('./DebugForm')) : null;
