export { bankDayAt, readBankDay, readBankState, type BankState } from './bank-day';
export { systemClock, type Clock } from './clock';
export { kyivDay, kyivDayStart, kyivMoment } from './kyiv-time';
export { moveBankDay } from './move-bank-day';
