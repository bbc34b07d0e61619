import { lazy } from 'react';

/** True only in a build that was asked for the hidden page; elsewhere nothing of it is left. */
declare const __NCB_DEBUG_PAGE__: boolean;

/** Its name in the address, `/main/debug`; no menu leads there. */
export const DEBUG_PAGE = 'debug';

/** Source: specification 1, section 2 ("a hidden debug page … posts text to a dump call") */
export const DebugPage = __NCB_DEBUG_PAGE__ ? lazy(() => import('./DebugForm')) : null;
