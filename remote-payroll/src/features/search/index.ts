export {
  EMPTY_SEARCH,
  getConditions,
  PAYROLL_SEARCH,
  toRequest,
  WIRE_NAMES,
  type PayrollSearch,
} from './payroll-search';
export { PayrollChips } from './PayrollChips';
export { SearchTags } from './SearchTags';
