export { computeArrival, type Arrival, type FeeLine, type SentPayment, type StepWithFee } from './compute-arrival';
export { isUetr } from './is-uetr';
