import { toDotted } from '@ncb/shared-kernel/domain/dates';
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

const TEXTS: Readonly<Record<PostingKind, string>> = {
  opening: 'Вхідний залишок на початок обліку',
  payment: 'Переказ коштів',
  fee: 'Комісія банку',
  purchase: 'Купівля валюти',
  rest: 'Повернення невикористаних коштів',
  sale: 'Продаж валюти',
  conversion: 'Обмін валюти',
  // Only unpaid rows come to the company's account.
  payroll: 'Повернення невиплаченого за відомістю',
  repayment: 'Погашення кредиту',
  credit: 'Видача кредиту',
  deposit: 'Депозит',
  storno: 'Сторно',
};

const CUSTOMER_PURPOSE_KINDS: readonly PostingKind[] = ['payment', 'repayment'];

/** Returns the customer's text, or the bank's with the document number. */
export function getPurpose({ kind, document, reversed }: Pick<Line, 'kind' | 'document' | 'reversed'>): string {
  if (reversed) return `${TEXTS.storno}: ${getPurpose({ kind: reversed.kind, document, reversed: null })}`;
  if (!document) return TEXTS[kind];
  if (CUSTOMER_PURPOSE_KINDS.includes(kind) && document.purpose !== '') return document.purpose;
  return `${TEXTS[kind]}, документ № ${document.number} від ${toDotted(document.documentDate)}`;
}
