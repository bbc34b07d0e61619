export { ApplicationStatusTag } from './ApplicationStatusTag';
export { WithdrawApplication } from './WithdrawApplication';
