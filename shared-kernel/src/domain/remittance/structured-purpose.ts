/**
 * Kinds of a structured purpose (`sppType`): to a budget account, to the single account as a distribution of taxes,
 * for rent of state property. Source: spec 2 §3
 */
export const StructuredPurposeKind = {
  none: 'none',
  budget: 'budget',
  singleAccount: 'singleAccount',
  stateProperty: 'stateProperty',
} as const;
export type StructuredPurposeKind = (typeof StructuredPurposeKind)[keyof typeof StructuredPurposeKind];

export interface BudgetPurpose {
  readonly kind: 'budget';
  /** «Код виду сплати», such as `101`. */
  readonly paymentKindCode: string;
  /** «Інформація про податкове повідомлення (рішення)», '' for none. */
  readonly taxNotice: string;
  readonly additionalInfo: string;
}

/** One tax of a distribution. */
export interface TaxLine {
  /** What the line is about: a code or a tax notice. */
  readonly category: string;
  /** IBAN of the tax's account. */
  readonly account: string;
  /** Decimal text in hryvnias. */
  readonly amount: string;
  readonly additionalInfo: string;
  /** Being typed and not yet confirmed with its tick; of a form only, it does not travel. Source: spec 2 §5 */
  readonly isOpen?: boolean;
}

export interface SingleAccountPurpose {
  readonly kind: 'singleAccount';
  readonly taxLines: readonly TaxLine[];
}

export interface StatePropertyPurpose {
  readonly kind: 'stateProperty';
  /** «Код бюджетної класифікації», such as `22080300`. */
  readonly budgetCode: string;
  readonly additionalInfo: string;
}

/** What a payment to the Treasury is for, in fields. As typed: the rules check it (`rules/structured-purpose`). */
export type StructuredPurpose = { readonly kind: 'none' } | BudgetPurpose | SingleAccountPurpose | StatePropertyPurpose;

export const EMPTY_TAX_LINE: TaxLine = { category: '', account: '', amount: '', additionalInfo: '' };

/** A purpose of that kind in which nothing is filled in yet. */
export function emptyPurpose(kind: StructuredPurposeKind): StructuredPurpose {
  switch (kind) {
    case 'none':
      return { kind };
    case 'budget':
      return { kind, paymentKindCode: '', taxNotice: '', additionalInfo: '' };
    case 'singleAccount':
      return { kind, taxLines: [] };
    case 'stateProperty':
      return { kind, budgetCode: '', additionalInfo: '' };
  }
}

export function isStructuredPurposeKind(value: unknown): value is StructuredPurposeKind {
  return Object.values(StructuredPurposeKind).some((kind) => kind === value);
}
