export { AccountExport } from './AccountExport';
