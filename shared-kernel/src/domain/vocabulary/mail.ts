/** Ours; each goes to its department. Source: docs/requirements/keys-and-users.md#letters. */
export const MAIL_THEMES = [
  'certificates',
  'payments',
  'recall',
  'details',
  'currency',
  'payroll',
  'credits',
  'deposits',
  'keys',
  'tariffs',
  'support',
  'complaint',
  'other',
] as const;

export type MailTheme = (typeof MAIL_THEMES)[number];

/** Bank days. */
export const MAIL_ANSWER_DAYS: Readonly<Record<MailTheme, number>> = {
  certificates: 2,
  payments: 1,
  recall: 1,
  details: 1,
  currency: 2,
  payroll: 1,
  credits: 3,
  deposits: 2,
  keys: 1,
  tariffs: 2,
  support: 1,
  complaint: 10,
  other: 3,
};

/** Move or stop money. */
const SIGNED_THEMES: readonly MailTheme[] = ['recall', 'details'];

/** True if the bank requires the author's signature. */
export function needsSignature(theme: MailTheme): boolean {
  return SIGNED_THEMES.includes(theme);
}
