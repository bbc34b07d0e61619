import { CreditScheme } from '@ncb/shared-kernel/domain/interest';
import type { CreditApplicationDraft } from '@ncb/shared-kernel/domain/rules';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';

export interface ApplicationValues {
  readonly currencyCode: string;
  readonly amount: string;
  readonly term: string;
  readonly scheme: CreditScheme;
  readonly grace: string;
  readonly purpose: string;
  readonly collateral: string;
  readonly hasAgreed: boolean;
}

export const EMPTY_APPLICATION: ApplicationValues = {
  currencyCode: UAH.code,
  amount: '',
  term: '',
  scheme: CreditScheme.annuity,
  grace: '0',
  purpose: '',
  collateral: '',
  hasAgreed: false,
};

export type Attachment = CreditApplicationDraft['attachments'][number];

export function toDraft(values: ApplicationValues, attachments: readonly Attachment[]): CreditApplicationDraft {
  const { grace: _, ...draft } = values;
  return { ...draft, term: values.term.trim(), attachments };
}

/** Reads valid values from a saved draft, except the consent; older drafts use wire names. */
export function readDraftValues(content: unknown): ApplicationValues | null {
  if (typeof content !== 'object' || content === null) return null;
  const saved = content as Readonly<Record<string, unknown>>;
  const text = (name: keyof ApplicationValues, olderName = '') => {
    const value = saved[name] ?? saved[olderName];
    return typeof value === 'string' ? value : String(EMPTY_APPLICATION[name]);
  };
  const scheme = Object.values(CreditScheme).find((option) => option === saved['scheme']) ?? EMPTY_APPLICATION.scheme;
  return {
    currencyCode: text('currencyCode', 'cur_ref'),
    amount: text('amount'),
    term: text('term'),
    scheme,
    grace: text('grace'),
    purpose: text('purpose', 'pay_purp'),
    collateral: text('collateral'),
    hasAgreed: false,
  };
}
