export {
  chipCondition,
  type ChipCondition,
  type ConditionWords,
  LastDaysChip,
  type LastDaysChipProps,
  StatusChip,
  type StatusChipProps,
} from './condition-chips';
export { MoreConditions, type MoreConditionsProps } from './MoreConditions';
export { daysInWords, PeriodChip, type PeriodChipProps } from './PeriodChip';
export { PeriodNames, type PeriodNamesProps } from './PeriodNames';
export { SavedSearches, type SavedSearchesProps } from './SavedSearches';
export { useSavedSearches, type SavedSearchList } from './use-saved-searches';
export { SearchConditions, type SearchConditionsProps } from './SearchConditions';
export { SearchDay, type SearchDayProps, SearchPeriod, type SearchPeriodProps } from './SearchDay';
export { SearchDialog, type SearchDialogProps } from './SearchDialog';
export { fieldOf, type SearchFieldProps, type SearchForm } from './search-form';
export type { SearchModel } from './search-model';
export { SearchProblem, type SearchProblemProps } from './SearchProblem';
export { SearchSelect, type SearchSelectProps } from './SearchSelect';
export { AmountRange, type AmountRangeProps, SearchText, type SearchTextProps } from './SearchText';
export { useAddressSearch, type AddressSearch } from './use-address-search';
export { searchTexts } from './texts';
