/** The bank dates and stamps everything in Kyiv time, wherever users and servers are. */
export const BANK_TIME_ZONE = 'Europe/Kyiv';
