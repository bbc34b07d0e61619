export { useRecordAction } from './use-record-action';
