import { beginningOf } from '../text';
import { PURPOSE_MAX } from '../vocabulary';
import type { StructuredPurpose } from './structured-purpose';

/**
 * Builds `pay_purp` beside a structured purpose: code and information; a distribution's lines joined by «; », cut at
 * 420 characters. Source: docs/requirements/banking-rules.md#structured-purpose.
 */
export function purposeTextOf(purpose: StructuredPurpose): string {
  switch (purpose.kind) {
    case 'none':
      return '';
    case 'budget':
      return `${purpose.paymentKindCode} ${purpose.additionalInfo}`.trim();
    case 'stateProperty':
      return `${purpose.budgetCode} ${purpose.additionalInfo}`.trim();
    case 'singleAccount':
      return cutText(
        purpose.taxLines
          .map((line) => line.additionalInfo)
          .filter(Boolean)
          .join('; '),
      );
  }
}

function cutText(text: string): string {
  return beginningOf(text, PURPOSE_MAX).trimEnd();
}
