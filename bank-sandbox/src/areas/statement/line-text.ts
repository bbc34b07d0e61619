import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { PAYROLL, type DocumentKind } from '@ncb/shared-kernel/domain/vocabulary';
import type { PostingKind } from '../../db/schema';
import type { Line } from './lines';

/**
 * The bank's types of documents (`in_out`): a customer's document has its own, 6 is a payroll. What the bank posts by
 * itself cannot be printed as a payment: 71, and 81 for a revaluation. Source: spec 3 §9
 */
const OF_PAYROLL = '6';
const OF_BANK = '71';
export const OF_REVALUATION = '81';

const OF_BANK_KINDS: readonly PostingKind[] = ['opening', 'fee', 'rest', 'storno'];

/** What the bank did by itself has its own type, whatever it is about. */
export function documentTypeOf({ kind, document }: Pick<Line, 'kind' | 'document'>): string {
  if (!document || OF_BANK_KINDS.includes(kind)) return OF_BANK;
  return typeOf(document.type);
}

function typeOf(type: DocumentKind): string {
  return type === PAYROLL ? OF_PAYROLL : String(type);
}

/** What the bank itself writes as the purpose of a posting. */
const TEXTS: Readonly<Record<PostingKind, string>> = {
  opening: 'Вхідний залишок на початок обліку',
  payment: 'Переказ коштів',
  fee: 'Комісія банку',
  purchase: 'Купівля валюти',
  rest: 'Повернення невикористаних коштів',
  sale: 'Продаж валюти',
  conversion: 'Обмін валюти',
  // Of a payroll a company's account gets only what could not be paid.
  payroll: 'Повернення невиплаченого за відомістю',
  repayment: 'Погашення кредиту',
  credit: 'Видача кредиту',
  deposit: 'Депозит',
  storno: 'Сторно',
};

const AS_THE_CUSTOMER_WROTE: readonly PostingKind[] = ['payment', 'repayment'];

/** The purpose of a posting: the customer's own words, or the bank's with the document that they are about. */
export function purposeOf({ kind, document, reversed }: Pick<Line, 'kind' | 'document' | 'reversed'>): string {
  if (reversed) return `${TEXTS.storno}: ${purposeOf({ kind: reversed.kind, document, reversed: null })}`;
  if (!document) return TEXTS[kind];
  if (AS_THE_CUSTOMER_WROTE.includes(kind) && document.purpose !== '') return document.purpose;
  return `${TEXTS[kind]}, документ № ${document.number} від ${toDotted(document.documentDate)}`;
}
