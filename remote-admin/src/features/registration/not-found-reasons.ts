/** What it may be that a company was not found; which of the six the bank does not tell. Source: spec 1 §8 */
export const NOT_FOUND_REASONS = [
  'notClient',
  'registered',
  'wrongData',
  'missingFields',
  'connection',
  'unknown',
] as const;
