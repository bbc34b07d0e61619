import { truncateText } from '../text';
import { PURPOSE_MAX } from '../vocabulary';
import type { StructuredPurpose } from './structured-purpose';

/**
 * Builds `pay_purp` beside a structured purpose: code and information; a distribution's lines joined by «; », cut at
 * 420 characters. Source: docs/requirements/banking-rules.md#structured-purpose.
 */
export function buildPurposeText(purpose: StructuredPurpose): string {
  switch (purpose.kind) {
    case 'none':
      return '';
    case 'budget':
      return `${purpose.paymentKindCode} ${purpose.additionalInfo}`.trim();
    case 'stateProperty':
      return `${purpose.budgetCode} ${purpose.additionalInfo}`.trim();
    case 'singleAccount':
      return cutPurpose(
        purpose.taxLines
          .map((line) => line.additionalInfo)
          .filter(Boolean)
          .join('; '),
      );
  }
}

function cutPurpose(text: string): string {
  return truncateText(text, PURPOSE_MAX).trimEnd();
}
