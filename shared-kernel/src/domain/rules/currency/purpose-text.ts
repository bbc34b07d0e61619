import { toDotted } from '../../dates';
import type { PurposeKind } from '../../vocabulary';

export type PurposeLanguage = 'uk' | 'en';

export interface CitedPaper {
  readonly number: string;
  readonly date: string;
}

export interface PurposeParts {
  readonly language: PurposeLanguage;
  readonly kind: PurposeKind;
  /** `goods`, `консультаційні послуги`. */
  readonly subject: string;
  readonly contract: CitedPaper | null;
  readonly invoice: CitedPaper | null;
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
export function currencyPurpose({ language, kind, subject, contract, invoice }: PurposeParts): string {
  const words = WORDS[language];
  const named = (word: string, paper: CitedPaper) => `${word} ${paper.number} ${words.dated} ${toDotted(paper.date)}`;
  const head = `${words[kind]} ${subject.trim()}`;
  const underContract = contract ? `${head} ${named(words.contract, contract)}` : head;
  return invoice ? `${underContract}, ${named(words.invoice, invoice)}` : underContract;
}
