export { ShellServicesProvider, useShell, useUnsavedWork } from './context';
export type { RemotePage, RemotePageModule, RemoteTexts } from './page';
export { keysTouchedByDocuments, queryKeys } from './query-keys';
export type { Navigation, NoticeKind, PageParameters, ShellServices, SignOutcome } from './services';
export { REMOTE_CONTRACT_VERSION } from './version';
