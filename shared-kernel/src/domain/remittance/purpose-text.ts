import { beginningOf } from '../text';
import { PURPOSE_MAX } from '../vocabulary';
import type { StructuredPurpose } from './structured-purpose';

/**
 * The purpose text that goes beside a structured purpose (`pay_purp`): code, space, additional information; of a
 * distribution the lines' information joined by «; », cut at 420 characters. Source: reference/banking 2.2
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
