/** What a letter to the bank is about (ours); each goes to a department of its own. Source: reference/areas D6 */
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

/** Bank days within which the bank answers. */
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

/** Money moves or stops by such a letter: the bank takes it with a signature only. */
const SIGNED_THEMES: readonly MailTheme[] = ['recall', 'details'];

/** Whether the bank takes a letter about this with its writer's signature only. */
export function needsSignature(theme: MailTheme): boolean {
  return SIGNED_THEMES.includes(theme);
}
