import { parseAmount } from './parse-amount';
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

/** The rate in a VAT text of ours at the end of a purpose. */
const OWN_VAT_TEXT_AT_END = /ПДВ ([0-9]+(?:,[0-9]+)?) % – [0-9]+,[0-9]{2} грн\.$/;

/**
 * A stored purpose in what a person wrote and the rate of the VAT text after it, so that a copy's VAT follows its new
 * amount. Only a text that comes out the same when it is put together again is taken apart: what somebody wrote in other
 * words, or for another amount, stays where it is and the rate is null.
 * @param amount of the payment, as typed
 */
export function splitVatText(
  purpose: string,
  amount: string,
): { readonly purpose: string; readonly rate: string | null } {
  const rate = OWN_VAT_TEXT_AT_END.exec(purpose)?.[1]?.replace(',', '.') ?? null;
  const parsed = parseAmount(amount);
  const bare = withVatText(purpose, null);
  const isOurs = rate !== null && parsed.ok && withVatText(bare, vatText(parsed.amount, rate)) === purpose;
  return isOurs && bare !== '' ? { purpose: bare, rate } : { purpose, rate: null };
}

function decimalComma(decimal: string): string {
  return decimal.replace('.', ',');
}
