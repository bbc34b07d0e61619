import type { JournalRow } from '../../api/contract';
import { DocumentType } from '../../domain/vocabulary';
import { canPrint } from '../../domain/workflow';
import { isOwn } from '../documents';

/** Whether a document has a payment instruction in hryvnias to print. Source: spec 2 §9 ("only for outgoing documents") */
export function hasInstruction(row: Pick<JournalRow, 'type' | 'status'> & { readonly direction?: string }): boolean {
  return row.type === DocumentType.uahPayment && isOwn(row) && canPrint(row);
}
