export { AccountFoot } from './AccountFoot';
export { AccountPanel } from './AccountPanel';
