export { createTurnoverSearchModel, toRequest, TURNOVER_VIEWS } from './turnover-search';
export type { TurnoverChipsProps } from './TurnoverChips';
export { TurnoverList } from './TurnoverList';
export { default as turnoverStyles } from './turnovers.module.css';
export { useSearchSummary } from './use-search-summary';
