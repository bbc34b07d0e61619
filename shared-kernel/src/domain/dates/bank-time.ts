/** The bank's wall clock: what it dates and stamps is told in Kyiv time, wherever its users and servers are. */
export const BANK_TIME_ZONE = 'Europe/Kyiv';
