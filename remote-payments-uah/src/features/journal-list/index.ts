export { JournalCard } from './JournalCard';
export { canSearchAllTime, NothingFound } from './NothingFound';
export { useJournalColumns } from './use-journal-columns';
export { useShownRows, type ShownRows } from './use-shown-rows';
