export { computeArrival, type Arrival, type SentPayment, type StepWithFee, isUetr } from './compute-arrival';
