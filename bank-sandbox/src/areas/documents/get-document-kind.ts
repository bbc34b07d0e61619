import { DocumentType, PAYROLL, type DocumentKind } from '@ncb/shared-kernel/domain/vocabulary';
import { conversion } from '../currency/conversion';
import { currencyPayment } from '../currency/currency-payment';
import { purchase } from '../currency/purchase';
import { sale } from '../currency/sale';
import { uahPayment } from '../payments/uah-payment';
import { payrollKind } from '../payroll/payroll-kind';
import type { DocumentRow } from './find-document';
import type { KindOfDocument } from './kind-of-document';

const KINDS: Readonly<Record<DocumentKind, KindOfDocument>> = {
  [DocumentType.uahPayment]: uahPayment,
  [DocumentType.currencyPayment]: currencyPayment,
  [DocumentType.buyRequest]: purchase,
  [DocumentType.saleRequest]: sale,
  [DocumentType.convertRequest]: conversion,
  [PAYROLL]: payrollKind,
};

export function getDocumentKind({ type }: Pick<DocumentRow, 'type'>): KindOfDocument {
  return KINDS[type];
}
