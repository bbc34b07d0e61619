import { CurrencyPaymentKind, DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { ReplacedSigns } from '../payment/ReplacedSigns';
import type { CurrencyRow } from './currency-rows';

/**
 * Names the signs that SWIFT drops from the purpose of a row, which is sent as it is typed, and from the cells that the
 * repair of letters will rewrite.
 */
export function DroppedSigns({ row: { document, problems, row } }: { row: CurrencyRow }) {
  if (document.type !== DocumentType.currencyPayment) return null;
  if (document.payment.kind !== CurrencyPaymentKind.external) return null;
  const rewritten = problems.filter(({ key }) => key === 'notSwiftText').map(({ field }) => row[field] ?? '');
  return <ReplacedSigns text={[document.payment.purpose, ...rewritten].join(' ')} />;
}
