import { subtractAmounts, toMinor, computeIncludedVat } from '../money';
import { AMOUNT, hasKopecks, readFoundAmount } from './amounts';

export interface FoundVat {
  readonly isIncluded: boolean;
  /** Percent; only if written or implied by the sums. */
  readonly rate?: string;
}

/** Tax Code of Ukraine, art. 193; "без ПДВ" stands for 0. */
const RATES = ['20', '14', '7'] as const;
const NONE =
  /без (?:пдв|ндс)|не (?:є )?платник\p{L}* (?:пдв|ндс)|неплатник\p{L}* (?:пдв|ндс)|звільнен\p{L}* від (?:оподаткування )?пдв|vat[ -](?:exempt|free)|(?:without|excluding|excl\.?|no) vat/iu;
const INCLUDED =
  /(?:т\. ?ч\.?|тому числі|том числе|including|incl\.?)[ ,:]*(?:пдв|ндс|vat)[ :–-]*(?:\(?([0-9]{1,2}) ?%)?/iu;
const SUM = new RegExp(`(?:пдв|ндс|vat)[^0-9\\n]{0,20}(?:[0-9]{1,2} ?%[^0-9]{0,20})?(${AMOUNT})`, 'giu');

/**
 * Returns null if the text does not say. A VAT sum counts only at an existing rate: that tells `Всього без ПДВ 1000,00,
 * ПДВ 200,00` from `без ПДВ`.
 */
export function findVat(text: string, amount: string | null): FoundVat | null {
  const sums = Array.from(text.matchAll(SUM), ([, sum = '']) => sum).filter(hasKopecks);
  const rate =
    amount && RATES.find((candidate) => sums.some((sum) => isVatOf(readFoundAmount(sum), amount, candidate)));
  if (rate) return { isIncluded: true, rate };
  const included = INCLUDED.exec(text);
  const statedRate = included && RATES.find((candidate) => candidate === included[1]);
  if (included) return { isIncluded: true, ...(statedRate && { rate: statedRate }) };
  return NONE.test(text) ? { isIncluded: false } : null;
}

/** Tolerates one kopeck: invoices round each line. */
function isVatOf(sum: string | null, amount: string, rate: string): boolean {
  if (sum === null) return false;
  const difference = toMinor(subtractAmounts(computeIncludedVat(amount, rate), sum));
  return difference >= -1n && difference <= 1n;
}
