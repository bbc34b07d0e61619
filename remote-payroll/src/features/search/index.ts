export { EMPTY_SEARCH, getConditions, PAYROLL_SEARCH, toRequest, type PayrollSearch } from './payroll-search';
export { PayrollChips, PayrollPeriodChip } from './PayrollChips';
export { SearchTags } from './SearchTags';
