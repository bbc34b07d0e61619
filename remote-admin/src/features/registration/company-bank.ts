/** Code that the first step needs once the user types: rules of account and code, calls, result dialogs. */
export {
  cancelRegistration,
  checkCompanyExists,
  getRegistration,
  registerCompany,
} from '@ncb/shared-kernel/api/contract';
export * from './company-draft';

export { PendingRegistrationDialog } from './PendingRegistrationDialog';
export { NotFoundDialog } from './NotFoundDialog';
