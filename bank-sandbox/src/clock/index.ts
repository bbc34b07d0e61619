export { bankDayAt, readBankDay } from './bank-day';
export { systemClock, type Clock } from './clock';
export { kyivDay, kyivMoment } from './kyiv-time';
