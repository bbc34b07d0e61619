import { CreditScheme } from '@ncb/shared-kernel/domain/interest';
import type { CreditApplicationDraft } from '@ncb/shared-kernel/domain/rules';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';

export interface ApplicationValues {
  readonly cur_ref: string;
  readonly amount: string;
  readonly term: string;
  readonly scheme: CreditScheme;
  readonly grace: string;
  readonly pay_purp: string;
  readonly collateral: string;
  readonly consent: boolean;
}

export const EMPTY_APPLICATION: ApplicationValues = {
  cur_ref: UAH.code,
  amount: '',
  term: '',
  scheme: CreditScheme.annuity,
  grace: '0',
  pay_purp: '',
  collateral: '',
  consent: false,
};

export type Attachment = CreditApplicationDraft['attachments'][number];

export function toDraft(values: ApplicationValues, attachments: readonly Attachment[]): CreditApplicationDraft {
  const { cur_ref: currencyCode, amount, scheme, pay_purp: purpose, collateral, consent: hasAgreed } = values;
  const term = values.term.trim();
  return { currencyCode, amount, term, scheme, purpose, collateral, attachments, hasAgreed };
}

/** Reads valid values from a saved draft, except the consent. */
export function readDraftValues(content: unknown): ApplicationValues | null {
  if (typeof content !== 'object' || content === null) return null;
  const saved = content as Readonly<Record<string, unknown>>;
  const text = (name: keyof ApplicationValues) => {
    const value = saved[name];
    return typeof value === 'string' ? value : String(EMPTY_APPLICATION[name]);
  };
  const scheme = Object.values(CreditScheme).find((option) => option === saved['scheme']) ?? EMPTY_APPLICATION.scheme;
  return {
    cur_ref: text('cur_ref'),
    amount: text('amount'),
    term: text('term'),
    scheme,
    grace: text('grace'),
    pay_purp: text('pay_purp'),
    collateral: text('collateral'),
    consent: false,
  };
}
