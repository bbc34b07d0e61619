import { lazy } from 'react';

/** True in a development build only; in production nothing of the dialog is left. */
declare const __NCB_DEVELOPMENT__: boolean;

/** Source: design/federation, rule 8 */
export const OverridesButton = __NCB_DEVELOPMENT__ ? lazy(() => import('./OverridesButton')) : null;
