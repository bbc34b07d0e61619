/**
 * `sppType`: budget account, single account (distribution of taxes), rent of state property. Source:
 * docs/requirements/hryvnia-payments.md#structured-purpose.
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
  /** «Інформація про податкове повідомлення (рішення)». */
  readonly taxNotice: string;
  readonly additionalInfo: string;
}

export interface TaxLine {
  readonly category: string;
  readonly account: string;
  readonly amount: string;
  readonly additionalInfo: string;
  /**
   * Edited and not yet confirmed; never on the wire. Source:
   * docs/requirements/hryvnia-payments.md#validation-of-the-structured-purpose.
   */
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

/** Purpose as typed; `checkStructuredPurpose` checks it. */
export type StructuredPurpose = { readonly kind: 'none' } | BudgetPurpose | SingleAccountPurpose | StatePropertyPurpose;

export const EMPTY_TAX_LINE: TaxLine = { category: '', account: '', amount: '', additionalInfo: '' };

export type ChosenPurpose = Exclude<StructuredPurpose, { kind: 'none' }>;

/** True if the purpose is structured: the budget mark is on. */
export function isStructured(purpose: StructuredPurpose | undefined): purpose is ChosenPurpose {
  return purpose !== undefined && purpose.kind !== 'none';
}

export function createEmptyPurpose<Kind extends ChosenPurpose['kind']>(
  kind: Kind,
): Extract<ChosenPurpose, { kind: Kind }>;
export function createEmptyPurpose(kind: StructuredPurposeKind): StructuredPurpose;
export function createEmptyPurpose(kind: StructuredPurposeKind): StructuredPurpose {
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
