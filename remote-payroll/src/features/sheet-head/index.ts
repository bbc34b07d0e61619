export {
  copyHead,
  toHeadValues,
  createHead,
  getPayrollAccounts,
  getPayPeriod,
  toDraft,
  toSave,
  type HeadContext,
  type HeadValues,
} from './head-values';
export { HeadPanel, getTypeLabel } from './HeadPanel';
export { formatMonth } from './months';
