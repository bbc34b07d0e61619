import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { PAYROLL, type DocumentKind } from '@ncb/shared-kernel/domain/vocabulary';
import type { PostingKind } from '../../db/schema';
import type { Line } from './lines';

/**
 * Document types of lines (`in_out`): 6 is a payroll, 71 the bank's own posting, 81 a revaluation; the last two cannot
 * be printed as payments. Source: docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers.
 */
const OF_PAYROLL = '6';
const OF_BANK = '71';
export const OF_REVALUATION = '81';

const OF_BANK_KINDS: readonly PostingKind[] = ['opening', 'fee', 'rest', 'storno'];

/** Returns the type; the bank's own postings have theirs, whatever document they belong to. */
export function documentTypeOf({ kind, document }: Pick<Line, 'kind' | 'document'>): string {
  if (!document || OF_BANK_KINDS.includes(kind)) return OF_BANK;
  return typeOf(document.type);
}

function typeOf(type: DocumentKind): string {
  return type === PAYROLL ? OF_PAYROLL : String(type);
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

const AS_THE_CUSTOMER_WROTE: readonly PostingKind[] = ['payment', 'repayment'];

/** Returns the customer's text, or the bank's with the document number. */
export function purposeOf({ kind, document, reversed }: Pick<Line, 'kind' | 'document' | 'reversed'>): string {
  if (reversed) return `${TEXTS.storno}: ${purposeOf({ kind: reversed.kind, document, reversed: null })}`;
  if (!document) return TEXTS[kind];
  if (AS_THE_CUSTOMER_WROTE.includes(kind) && document.purpose !== '') return document.purpose;
  return `${TEXTS[kind]}, документ № ${document.number} від ${toDotted(document.documentDate)}`;
}
