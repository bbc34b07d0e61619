import { DocumentType } from '../vocabulary';

/** Purposes that the bank writes on its own postings. The wire carries them; screens translate. */
const BANK_PURPOSES = {
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
} as const satisfies Record<string, string>;

type BankPurposeName = keyof typeof BANK_PURPOSES;

interface StatementPurpose {
  readonly purpose: string;
  /** Wire name of the document's type; the bank's own postings have types of their own. */
  readonly documentType: string;
}

/** Document of a posting, its day in dots. */
interface PostedDocument {
  readonly number: string;
  readonly day: string;
}

interface BankPurpose {
  readonly name: BankPurposeName;
  readonly document: PostedDocument | null;
  /** Purpose of the reversed posting, which may be a customer's; null unless it is a reversal. */
  readonly reversed: string | null;
}

const NAMES: ReadonlyMap<string, BankPurposeName> = new Map(
  (Object.keys(BANK_PURPOSES) as BankPurposeName[]).map((name) => [BANK_PURPOSES[name], name]),
);
const REVERSAL = `${BANK_PURPOSES.storno}: `;
const OF_DOCUMENT = /^(.+), документ № (.*) від ([0-9]{2}\.[0-9]{2}\.[0-9]{4})$/;

export function writeReversalPurpose(reversed: string): string {
  return REVERSAL + reversed;
}

export function writeBankPurpose(name: BankPurposeName, document: PostedDocument | null): string {
  return document ? `${BANK_PURPOSES[name]}, документ № ${document.number} від ${document.day}` : BANK_PURPOSES[name];
}

/** Wire names of documents whose purpose their author writes. */
const CUSTOMER_TYPES: readonly string[] = [DocumentType.uahPayment, DocumentType.currencyPayment].map(String);

/**
 * Reads a purpose that the bank has written.
 * @returns null for a text by a customer or by bank staff: the type of the document tells, as a customer may write the
 *   same words
 */
export function readBankPurpose({ purpose, documentType }: StatementPurpose): BankPurpose | null {
  if (CUSTOMER_TYPES.includes(documentType)) return null;
  if (purpose.startsWith(REVERSAL)) return { name: 'storno', document: null, reversed: purpose.slice(REVERSAL.length) };
  const [, sentence = purpose, number, day] = OF_DOCUMENT.exec(purpose) ?? [];
  const name = NAMES.get(sentence);
  if (!name) return null;
  return { name, document: number === undefined || day === undefined ? null : { number, day }, reversed: null };
}

interface RevaluationPurpose {
  readonly currency: string;
  readonly rate: string;
  /** Rate of the day before; null if it did not change and the parts were rounded. */
  readonly before: string | null;
}

const REVALUATION =
  /^Переоцінка залишку: (?:заокруглення еквівалента, )?офіційний курс (\S+) ([0-9.]+)(?:, попередній ([0-9.]+)| не змінився)$/;

export function writeRevaluationPurpose({ currency, rate, before }: RevaluationPurpose): string {
  const official = `офіційний курс ${currency} ${rate}`;
  return `Переоцінка залишку: ${
    before === null ? `заокруглення еквівалента, ${official} не змінився` : `${official}, попередній ${before}`
  }`;
}

export function readRevaluationPurpose({ purpose, documentType }: StatementPurpose): RevaluationPurpose | null {
  const found = CUSTOMER_TYPES.includes(documentType) ? null : REVALUATION.exec(purpose);
  return found ? { currency: found[1] ?? '', rate: found[2] ?? '', before: found[3] ?? null } : null;
}
