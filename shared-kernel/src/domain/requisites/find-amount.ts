import { compareAmounts } from '../money';
import { AMOUNT, hasKopecks, IN_HRYVNIAS, IN_OTHER_CURRENCY, readFoundAmount } from './amounts';

interface Label {
  readonly words: RegExp;
  /** Strong enough for an amount without kopecks. */
  readonly isStrong: boolean;
  /** VAT may stand between label and amount: `Всього з ПДВ`. */
  readonly mayNameVat: boolean;
}

/** Strongest first; `Сума ПДВ` is none. */
const LABELS: readonly Label[] = [
  {
    words: /до (?:сплати|оплати)|к оплате|(?:total|amount) (?:due|payable|to pay)|balance due|grand total/giu,
    isStrong: true,
    mayNameVat: true,
  },
  {
    words:
      /(?:всього|усього|разом|сума|вартість|итого|total)[ ,(]*(?:з|із|с|incl(?:uding|usive|\.)?(?: of)?) (?=пдв|ндс|vat)/giu,
    isStrong: false,
    mayNameVat: true,
  },
  { words: /на (?:загальну )?суму/giu, isStrong: false, mayNameVat: false },
  {
    words: /(?<!\p{L})(?:всього|усього|разом|итого|сума|сумма|total|amount)(?!\p{L})/giu,
    isStrong: false,
    mayNameVat: false,
  },
];
const VAT = /пдв|ндс|vat/iu;
const AFTER_LABEL = new RegExp(`^([^0-9]{0,60}?)(${AMOUNT})`, 'iu');
const WITH_CURRENCY = new RegExp(`(${AMOUNT}) ?(?:грн|гривень|гривні|uah|₴)`, 'giu');

/**
 * Returns the amount to pay: after the strongest label, the largest (`Разом`, `ПДВ`, total); else the only one in
 * hryvnias. Other currencies are ignored.
 */
export function findAmount(text: string): string | null {
  for (const label of LABELS) {
    const largest = findLabelledAmounts(text, label).reduce<string | null>(getMaxAmount, null);
    if (largest !== null) return largest;
  }
  const hryvniaAmounts = new Set(
    Array.from(text.matchAll(WITH_CURRENCY), ([, amount = '']) => readFoundAmount(amount)).filter(
      (found) => found !== null,
    ),
  );
  const [only = null] = hryvniaAmounts;
  return hryvniaAmounts.size === 1 ? only : null;
}

function findLabelledAmounts(text: string, { words, isStrong, mayNameVat }: Label): readonly string[] {
  return Array.from(text.matchAll(words), (match) => {
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 120);
    const [all = '', gap = '', amount = ''] = AFTER_LABEL.exec(rest) ?? [];
    const after = rest.slice(all.length, all.length + 10);
    if (amount === '' || (gap.match(/\n/g)?.length ?? 0) > 1) return null;
    if (!mayNameVat && VAT.test(gap)) return null;
    if (IN_OTHER_CURRENCY.test(gap) || IN_OTHER_CURRENCY.test(after) || /^ ?%/.test(after)) return null;
    const isInHryvnias = IN_HRYVNIAS.test(after) || /(?:грн|uah|₴)[^0-9\n]*$/iu.test(gap);
    return isStrong || isInHryvnias || hasKopecks(amount) ? readFoundAmount(amount) : null;
  }).filter((amount) => amount !== null);
}

function getMaxAmount(most: string | null, amount: string): string {
  return most !== null && compareAmounts(most, amount) >= 0 ? most : amount;
}
