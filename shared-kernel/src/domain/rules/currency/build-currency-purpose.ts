import { toDotted } from '../../dates';
import type { PurposeKind } from '../../vocabulary';

export type PurposeLanguage = 'uk' | 'en';

export interface CitedDocument {
  readonly number: string;
  readonly date: string;
}

export interface PurposeParts {
  readonly language: PurposeLanguage;
  readonly kind: PurposeKind;
  /** `goods`, `консультаційні послуги`. */
  readonly subject: string;
  readonly contract: CitedDocument | null;
  readonly invoice: CitedDocument | null;
}

const WORDS = {
  uk: {
    payment: 'Оплата за',
    prepayment: 'Передоплата за',
    contract: 'згідно контракту №',
    invoice: 'рахунок №',
    dated: 'від',
  },
  // `No`: SWIFT cannot carry the sign №.
  en: {
    payment: 'Payment for',
    prepayment: 'Prepayment for',
    contract: 'under contract No',
    invoice: 'invoice No',
    dated: 'dated',
  },
} as const;

/** Builds `Prepayment for goods under contract No 5 dated 10.01.2026, invoice No 7 dated 01.07.2026` (wording ours). */
export function buildCurrencyPurpose({ language, kind, subject, contract, invoice }: PurposeParts): string {
  const words = WORDS[language];
  const cite = (word: string, paper: CitedDocument) => `${word} ${paper.number} ${words.dated} ${toDotted(paper.date)}`;
  const head = `${words[kind]} ${subject.trim()}`;
  const underContract = contract ? `${head} ${cite(words.contract, contract)}` : head;
  return invoice ? `${underContract}, ${cite(words.invoice, invoice)}` : underContract;
}
