export { arrivalOf, type Arrival, type FeeLine, type SentPayment, type StepWithFee } from './arrival';
export { isUetr } from './uetr';
