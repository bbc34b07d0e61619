/**
 * Entry of the development shell that must run before React: enables React Refresh, so that edited components replace
 * old ones and keep state. Remotes register their components here too, as all share one React.
 */
// @ts-expect-error The package has no types, and these two functions need none.
import runtime from 'react-refresh/runtime';

/** @type {any} */
const page = globalThis;
runtime.injectIntoGlobalHook(page);
page.__NCB_REFRESH__ = runtime;
