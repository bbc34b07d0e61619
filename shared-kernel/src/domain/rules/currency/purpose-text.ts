import { toDotted } from '../../dates';
import type { PurposeKind } from '../../vocabulary';

/** A purpose is written in Ukrainian or English. Source: spec 3 §5 */
export type PurposeLanguage = 'uk' | 'en';

/** A paper that a payment goes by. */
export interface CitedPaper {
  readonly number: string;
  /** `yyyy-MM-dd` */
  readonly date: string;
}

/** What the purpose builder asks for. */
export interface PurposeParts {
  readonly language: PurposeLanguage;
  readonly kind: PurposeKind;
  /** What is paid for: `goods`, `консультаційні послуги`. */
  readonly subject: string;
  /** Contract or agreement; null for none. */
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

/**
 * The purpose that the builder puts into the form; the person sees and may change it, the rules check it there.
 * `Prepayment for goods under contract No 5 dated 10.01.2026, invoice No 7 dated 01.07.2026` (the wording is ours)
 */
export function currencyPurpose({ language, kind, subject, contract, invoice }: PurposeParts): string {
  const words = WORDS[language];
  const named = (word: string, paper: CitedPaper) => `${word} ${paper.number} ${words.dated} ${toDotted(paper.date)}`;
  const head = `${words[kind]} ${subject.trim()}`;
  const underContract = contract ? `${head} ${named(words.contract, contract)}` : head;
  return invoice ? `${underContract}, ${named(words.invoice, invoice)}` : underContract;
}
