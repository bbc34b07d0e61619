export { CreditCards } from './CreditCards';
export { Documents } from './Documents';
export { EarlyRepayment } from './EarlyRepayment';
export { Payments } from './Payments';
export { Schedule } from './Schedule';
