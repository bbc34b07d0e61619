import { DocumentType } from '../../../domain/vocabulary';

/** Types of documents in a statement that differ from those of the bank's API. */
export const PAYROLL_TYPE = '6';
export const BANK_OPERATION_TYPE = '71';

const { buyRequest, saleRequest, convertRequest } = DocumentType;
const DEALS: readonly string[] = [buyRequest, saleRequest, convertRequest].map(String);

export function isDealType(documentType: string): boolean {
  return DEALS.includes(documentType);
}
