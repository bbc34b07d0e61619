export { canPrefetch } from './can-prefetch';
export { CONTENT_ID, getContent } from './content';
export { createListeners } from './listeners';
export { loadConfig } from './load-config';
export { memoizePromise } from './memoize-promise';
export { hasFields, isText, isTextOrNone, isTexts, toFields } from './shapes';
export { browserStore, tabStore } from './text-store';
export { runWhenIdle } from './run-when-idle';
export { withTimeout } from './with-timeout';
