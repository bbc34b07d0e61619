import { vatIncluded } from './vat';

/** Written into a purpose when the amount includes no VAT. */
export const NO_VAT_TEXT = 'без ПДВ';

/** What a purpose may end with already: our texts, and the same words with other spaces and signs, as people type them. */
const VAT_TEXT_AT_END =
  /(?:^|[\s,;.]+)(?:[ув] (?:т\.? ?ч\.?|тому числі) ПДВ ?[0-9]+(?:[.,][0-9]+)? ?%(?: ?[–—-])? ?[0-9 ]+[.,][0-9]{2}(?: ?грн\.?)?|без ПДВ)[\s.]*$/iu;

/**
 * The VAT text of a purpose. It is Ukrainian in every interface language, because the document is, and has no grouped
 * thousands: a no-break space is not allowed in a purpose.
 * @returns `у т.ч. ПДВ 20 % – 16,67 грн.` for 100.00 at 20 percent
 */
export function vatText(amount: string, rate: string): string {
  return `у т.ч. ПДВ ${decimalComma(rate)} % – ${decimalComma(vatIncluded(amount, rate))} грн.`;
}

/**
 * A purpose with a VAT text at its end, in place of the one it may have had, so that the text follows the amount and
 * the switch. With null the VAT text is taken away.
 */
export function withVatText(purpose: string, text: string | null): string {
  const bare = purpose.replace(VAT_TEXT_AT_END, '');
  return [bare, text].filter(Boolean).join(', ');
}

function decimalComma(decimal: string): string {
  return decimal.replace('.', ',');
}
