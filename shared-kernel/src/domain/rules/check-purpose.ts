import { buildPurposeText, type StructuredPurpose } from '../remittance';
import { BUDGET_PURPOSE_MAX, PURPOSE_MAX, VAT_PURPOSE_MAX } from '../vocabulary';
import { checkRequiredText } from './checks';

interface PurposeText {
  readonly purpose: string;
  readonly isVatIncluded?: boolean;
  readonly structuredPurpose?: StructuredPurpose;
}

/**
 * Allows 420 characters, 160 with VAT text, 140 beside a structured purpose; text generated from it may be longer by
 * its code. Source: docs/requirements/hryvnia-payments.md#names-and-purposes,
 * docs/requirements/banking-rules.md#conflicts-decided.
 */
export function checkPurpose(text: PurposeText) {
  return checkRequiredText(text.purpose, getPurposeMax(text), 'tooLongPpurp');
}

export function canSwitchToBudget(purpose: string): boolean {
  return purpose.length <= BUDGET_PURPOSE_MAX;
}

export function getPurposeMax({ purpose, isVatIncluded, structuredPurpose }: PurposeText): number {
  if (!structuredPurpose || structuredPurpose.kind === 'none') return isVatIncluded ? VAT_PURPOSE_MAX : PURPOSE_MAX;
  return purpose === buildPurposeText(structuredPurpose) ? PURPOSE_MAX : BUDGET_PURPOSE_MAX;
}
