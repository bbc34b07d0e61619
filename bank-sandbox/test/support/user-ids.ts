/** Seeded users of the first company, by login. */
export const [DIRECTOR1, DIRECTOR2, BUH1, OPER1, BLOCKED1, TEMP1, EXPIRED1] = [
  '501',
  '502',
  '503',
  '504',
  '506',
  '507',
  '509',
];
