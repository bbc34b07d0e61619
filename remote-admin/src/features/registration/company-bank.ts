/** All that the first step needs when something is typed: the rules of account and code, and what the bank is asked. */
export {
  cancelRegistration,
  checkCompanyExists,
  getRegistration,
  registerCompany,
} from '@ncb/shared-kernel/api/contract';
export * from './company-draft';
