import { CurrencyPaymentKind, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import type { CurrencyRow } from './currency-rows';

/**
 * The text of a row that a SWIFT message carries in other signs: the purpose, which is sent as it is typed, and the cells
 * that the repair of letters will rewrite. '' where no message is sent.
 */
export function buildSwiftText({ document, problems, row }: CurrencyRow): string {
  if (document.type !== DocumentType.currencyPayment) return '';
  if (document.payment.kind !== CurrencyPaymentKind.external) return '';
  const rewritten = problems.filter(({ key }) => key === 'notSwiftText').map(({ field }) => row[field] ?? '');
  return [document.payment.purpose, ...rewritten].join(' ');
}
