export { PayrollFoot } from './PayrollFoot';
