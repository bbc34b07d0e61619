export { countStatement, loadWholeStatement } from './load-whole-statement';
export type { ShownOperation, StatementAnswer, StatementRequest } from './shown-statement';
export { createStatementSearchModel, NO_FILTER, toRequest } from './statement-search';
export { default as statementStyles } from './statement.module.css';
export { LatestSearch } from './StatementChips';
export type { SearchChange } from './statement-search';
export { StatementView } from './StatementView';
export { useLineWords } from './use-line-words';
export { useTransferName } from './use-transfer-name';
