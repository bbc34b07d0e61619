import { lazy } from 'react';

/** True in development builds only. */
declare const __NCB_DEVELOPMENT__: boolean;

export const OverridesButton = __NCB_DEVELOPMENT__ ? lazy(() => import('./OverridesButton')) : null;
