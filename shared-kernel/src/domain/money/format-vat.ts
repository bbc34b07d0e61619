import { parseAmount } from './parse-amount';
import { computeIncludedVat } from './compute-included-vat';

export const NO_VAT_TEXT = 'без ПДВ';

/** Ours, and typed variants. */
const VAT_TEXT_AT_END =
  /(?:^|[\s,;.]+)(?:[ув] (?:т\.? ?ч\.?|тому числі) ПДВ ?[0-9]+(?:[.,][0-9]+)? ?%(?: ?[–—-])? ?[0-9 ]+[.,][0-9]{2}(?: ?грн\.?)?|без ПДВ)[\s.]*$/iu;

/**
 * Returns the VAT text: always Ukrainian, without grouped thousands, because purposes must not contain no-break spaces.
 * @returns `у т.ч. ПДВ 20 % – 16,67 грн.` for 100.00 at 20 percent
 */
export function formatVat(amount: string, rate: string): string {
  return `у т.ч. ПДВ ${toDecimalComma(rate)} % – ${toDecimalComma(computeIncludedVat(amount, rate))} грн.`;
}

/** Replaces the VAT text at the end of a purpose; null removes it. */
export function withVatText(purpose: string, text: string | null): string {
  const bare = purpose.replace(VAT_TEXT_AT_END, '');
  return [bare, text].filter(Boolean).join(', ');
}

const OWN_VAT_TEXT_AT_END = /ПДВ ([0-9]+(?:,[0-9]+)?) % – [0-9]+,[0-9]{2} грн\.$/;

/**
 * Splits a stored purpose into text and VAT rate, so that a copy's VAT follows its new amount. Only if rebuilding gives
 * the same text; otherwise the rate is null.
 * @param amount of the payment, as typed
 */
export function splitVatText(
  purpose: string,
  amount: string,
): { readonly purpose: string; readonly rate: string | null } {
  const rate = OWN_VAT_TEXT_AT_END.exec(purpose)?.[1]?.replace(',', '.') ?? null;
  const parsed = parseAmount(amount);
  const bare = withVatText(purpose, null);
  const isOurs = rate !== null && parsed.ok && withVatText(bare, formatVat(parsed.amount, rate)) === purpose;
  return isOurs && bare !== '' ? { purpose: bare, rate } : { purpose, rate: null };
}

function toDecimalComma(decimal: string): string {
  return decimal.replace('.', ',');
}
