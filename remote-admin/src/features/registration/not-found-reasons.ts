/**
 * Possible reasons why a company was not found; the bank does not report which. Source:
 * docs/requirements/shell-accounts-admin.md#company-not-found.
 */
export const NOT_FOUND_REASONS = [
  'notClient',
  'registered',
  'wrongData',
  'missingFields',
  'connection',
  'unknown',
] as const;
