import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { writeBankPurpose, writeReversalPurpose } from '@ncb/shared-kernel/domain/statement';
import { PAYROLL, type DocumentKind } from '@ncb/shared-kernel/domain/vocabulary';
import type { PostingKind } from '../../db/schema';
import type { Line } from './find-lines';

/**
 * Document types of lines (`in_out`): 6 is a payroll, 71 the bank's own posting, 81 a revaluation; the last two cannot
 * be printed as payments. Source: docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers.
 */
const PAYROLL_TYPE = '6';
const BANK_TYPE = '71';
export const REVALUATION_TYPE = '81';

const BANK_KINDS: readonly PostingKind[] = ['opening', 'fee', 'rest', 'storno'];

/** Returns the type; the bank's own postings have theirs, whatever document they belong to. */
export function getDocumentType({ kind, document }: Pick<Line, 'kind' | 'document'>): string {
  if (!document || BANK_KINDS.includes(kind)) return BANK_TYPE;
  return toTypeNumber(document.type);
}

function toTypeNumber(type: DocumentKind): string {
  return type === PAYROLL ? PAYROLL_TYPE : String(type);
}

const CUSTOMER_PURPOSE_KINDS: readonly PostingKind[] = ['payment', 'repayment'];

/** Returns the customer's text, or the bank's with the document number. */
export function getPurpose({ kind, document, reversed }: Pick<Line, 'kind' | 'document' | 'reversed'>): string {
  if (reversed) return writeReversalPurpose(getPurpose({ kind: reversed.kind, document, reversed: null }));
  if (document && CUSTOMER_PURPOSE_KINDS.includes(kind) && document.purpose !== '') return document.purpose;
  return writeBankPurpose(kind, document && { number: document.number, day: toDotted(document.documentDate) });
}
