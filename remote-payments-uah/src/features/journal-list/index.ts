export { JournalCard } from './JournalCard';
export { canSearchAllTime } from './can-search-all-time';
export { useJournalColumns } from './use-journal-columns';
export { listViewRows, useShownRows, type ShownRows } from './use-shown-rows';
