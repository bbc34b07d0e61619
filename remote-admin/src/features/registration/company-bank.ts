/** Code that the first step needs once the user types: rules of account and code, calls, result dialogs. */
export {
  cancelRegistration,
  checkCompanyExists,
  getRegistration,
  registerCompany,
} from '@ncb/shared-kernel/api/contract';
export * from './company-draft';

export { BegunDialog } from './BegunDialog';
export { NotFoundDialog } from './NotFoundDialog';
