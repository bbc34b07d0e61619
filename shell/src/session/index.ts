export { SessionProvider, useSessionState, useSessionStore } from './SessionContext';
export { TimeoutWarning } from './TimeoutWarning';
export { createActivityWatch } from './create-activity-watch';
export {
  OWN_REASONS,
  createSessionStore,
  type SessionState,
  type SessionStore,
  type SignedOutReason,
} from './create-session-store';
export { getTypingLock } from './save-in-other-tabs';
export { getStartPage, guessStartPage, rememberStartPage } from './start-page';
export type { TabMessage } from './read-tab-message';
export { openTabs, type Tabs } from './tabs';
