export { computeArrival, type Arrival, type SentPayment, type StepWithFee } from './compute-arrival';
export { isUetr } from './is-uetr';
