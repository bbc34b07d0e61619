export { ACTION_SEARCH, EMPTY_SEARCH, toFilter } from './action-search';
export { ActionExport } from './ActionExport';
export { ActionFilters } from './ActionFilters';
export { ActionTable, WaitingActions } from './ActionTable';
export { default as actionStyles } from './actions.module.css';
