export { getBankDay, readBankDay, readBankState } from './bank-day';
export { systemClock, type Clock } from './clock';
export { toKyivDay, getKyivDayStart, toKyivMoment } from './kyiv-time';
export { moveBankDay } from './move-bank-day';
