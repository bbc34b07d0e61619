export type { CardServices, RemoteCard, RemoteCardModule } from './card';
export { ShellServicesProvider, useRestoredDraft, useShell, useSteadyShell, useUnsavedWork } from './context';
export type { KeyServices, ProvenCertificate } from './keys';
export type { RemotePage, RemotePageModule, RemoteTexts } from './page';
export type { KeyOwner, ProvenKeyRequest, PublicPage, PublicServices } from './public';
export { keysTouchedByDocuments, queryKeys } from './query-keys';
export type { ListedRow, RowAction } from './row-actions';
export type {
  FormDraft,
  Navigation,
  NextStep,
  NoticeKind,
  PageParameters,
  RestoredDraft,
  ShellServices,
  SignOptions,
  SignOutcome,
  SteadyServices,
} from './services';
export { changedSettings, type SettingsChange } from './settings';
export { REMOTE_CONTRACT_VERSION } from './version';
