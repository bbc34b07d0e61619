export {
  EMPTY_SEARCH,
  JOURNAL_SEARCH,
  JOURNAL_VIEWS,
  toRequest,
  type JournalSearch,
  type JournalView,
} from './journal-search';
export { JournalChips, JournalPeriodChip } from './JournalChips';
export { listJournalConditions } from './list-journal-conditions';
export { SearchTags } from './SearchTags';
