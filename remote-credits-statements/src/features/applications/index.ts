export { ApplicationStatusTag } from './ApplicationStatusTag';
export { ConsentFoot } from './ConsentFoot';
export { WithdrawApplication } from './WithdrawApplication';
