export {
  copyHead,
  toHeadValues,
  createHead,
  getPayrollAccounts,
  toDraft,
  toSave,
  type HeadValues,
} from './head-values';
export { HeadPanel, getTypeLabel } from './HeadPanel';
export { formatMonth } from './months';
