import { purposeTextOf, type StructuredPurpose } from '../remittance';
import { BUDGET_PURPOSE_MAX, PURPOSE_MAX, VAT_PURPOSE_MAX } from '../vocabulary';
import { checkRequiredText } from './checks';

/** A purpose text with what limits its length. */
export interface PurposeText {
  readonly purpose: string;
  readonly isVatIncluded?: boolean;
  readonly structuredPurpose?: StructuredPurpose;
}

/**
 * A purpose has at most 420 characters, 160 with the VAT text, 140 beside a structured purpose. The text made of a
 * structured purpose may be longer by its code. Source: spec 2 §5, reference/banking 10
 */
export function checkPurpose(text: PurposeText) {
  return checkRequiredText(text.purpose, purposeMax(text), 'tooLongPpurp');
}

/** True if the budget mark may be turned on beside this purpose. Source: spec 2 §4 */
export function canSwitchToBudget(purpose: string): boolean {
  return purpose.length <= BUDGET_PURPOSE_MAX;
}

/** How long a purpose may be beside what stands with it. */
export function purposeMax({ purpose, isVatIncluded, structuredPurpose }: PurposeText): number {
  if (!structuredPurpose || structuredPurpose.kind === 'none') return isVatIncluded ? VAT_PURPOSE_MAX : PURPOSE_MAX;
  return purpose === purposeTextOf(structuredPurpose) ? PURPOSE_MAX : BUDGET_PURPOSE_MAX;
}
