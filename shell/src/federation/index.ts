export { PageGuard } from './PageGuard';
export { PageFaultCard, RemotePageView, RenderGuard, useStyleSheet } from './RemotePageView';
export { createFederation } from './create-federation';
export { createLoadReports } from './create-load-reports';
export { createPageLoader, type LoadReport, type PageLoader, type RunningVersions } from './create-page-loader';
export { formatFaultCode, type PageFault, type RemoteReport, type RemoteState } from './load-log';
export type { CardOutcome, PageOutcome } from './load-part';
export { adoptedStyles, type StyleSheet } from './page-styles';
