/**
 * Begins the shell of a developer, before React: edited components are put in the place of the old ones, and what is typed
 * stays. Remotes register their components here too, as there is one React for all.
 */
// @ts-expect-error The package has no types, and these two functions need none.
import runtime from 'react-refresh/runtime';

/** @type {any} */
const page = globalThis;
runtime.injectIntoGlobalHook(page);
page.__NCB_REFRESH__ = runtime;
