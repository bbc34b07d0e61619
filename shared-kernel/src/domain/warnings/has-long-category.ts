import type { StructuredPurpose } from '../remittance';
import { TAX_CATEGORY_ISO_MAX } from '../vocabulary';

/**
 * True if a tax notice or category exceeds ISO 20022: other banks may cut it. A warning, never a refusal. Source:
 * docs/requirements/banking-rules.md#structured-purpose, docs/requirements/banking-rules.md#conflicts-decided.
 */
export function hasLongCategory(purpose: StructuredPurpose): boolean {
  if (purpose.kind === 'budget') return isLong(purpose.taxNotice);
  return purpose.kind === 'singleAccount' && purpose.taxLines.some(({ category }) => isLong(category));
}

function isLong(category: string): boolean {
  return category.length > TAX_CATEGORY_ISO_MAX;
}
