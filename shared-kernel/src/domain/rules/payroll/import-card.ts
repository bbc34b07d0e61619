/**
 * Sixteen digits that are no part of a longer number, also in groups of four. An IBAN in such groups is found first: its
 * digits could pass for a card's.
 */
const SIXTEEN = /UA(?:[ \u00a0]?[0-9]){27}|(?<![\p{L}\p{N}])(?:[0-9]{4}[ \u00a0-]?){3}[0-9]{4}(?![\p{L}\p{N}])/giu;
const CARD_LENGTH = 16;
const SHOWN = 4;

/** True for the number of a payment card: 16 digits that pass Luhn's check. Source: reference/areas B2.5, H */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s\u00a0-]/g, '');
  if (digits.length !== CARD_LENGTH || !/^[0-9]+$/.test(digits)) return false;
  const sum = [...digits].reduce((all, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card as it may be shown: `5168 •••• •••• 4402`. */
export function maskedCard(text: string): string {
  const digits = text.replace(/[^0-9]/g, '');
  return `${digits.slice(0, SHOWN)} •••• •••• ${digits.slice(-SHOWN)}`;
}

/** The first card number in a text, as it stands there; null for none. */
export function cardIn(text: string): string | null {
  return (text.match(SIXTEEN) ?? []).find(isCardNumber) ?? null;
}

/** A text in which every card number is masked. */
export function withMaskedCards(text: string): string {
  return text.replace(SIXTEEN, (found) => (isCardNumber(found) ? maskedCard(found) : found));
}
