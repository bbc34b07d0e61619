export { startContainment } from './containment';
export { createQueryClients, type QueryClients } from './create-query-clients';
export { onInterference, reportInterference, setOwnerLookup, type Interference } from './interference';
export { useReloadLoop } from './use-reload-loop';
export { enterPage } from './shown-page';
export { setWindowTitle } from './window-title';
