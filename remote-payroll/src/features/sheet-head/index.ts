export {
  copiedHead,
  headOf,
  newHead,
  payrollAccounts,
  periodOf,
  toDraft,
  toSave,
  type HeadContext,
  type HeadValues,
} from './head-values';
export { HeadPanel, typeLabel } from './HeadPanel';
export { monthName } from './months';
