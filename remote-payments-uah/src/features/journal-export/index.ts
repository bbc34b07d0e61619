export { JournalExport } from './JournalExport';
