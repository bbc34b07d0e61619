/** Brings what the first step needs once something is typed: rules of account and code, calls, and dialogs about the answer. */
export {
  cancelRegistration,
  checkCompanyExists,
  getRegistration,
  registerCompany,
} from '@ncb/shared-kernel/api/contract';
export * from './company-draft';

export { BegunDialog } from './BegunDialog';
export { NotFoundDialog } from './NotFoundDialog';
