/**
 * First digits and lengths of cards. 14 digits (old Diners Club) are left out: old accounts have 14 digits and may pass
 * Luhn's check by chance. Source: ISO/IEC 7812-1.
 */
const ISSUERS: readonly (readonly [first: RegExp, lengths: readonly number[]])[] = [
  // Visa
  [/^4/, [13, 16, 19]],
  // Mastercard
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  // Maestro, Discover, UnionPay
  [/^(?:50|5[6-9]|6)/, [16, 17, 18, 19]],
  // American Express
  [/^3[47]/, [15]],
  // JCB, Diners Club
  [/^(?:352[89]|35[3-8]|30[0-5]|3[689])/, [16, 17, 18, 19]],
  // Prostir
  [/^9804/, [16]],
  // Mir
  [/^220[0-4]/, [16, 17, 18, 19]],
];

const SEPARATORS = '[\\s\\u200b\\u2010-\\u2015\\u2212.-]';
const SEPARATOR = new RegExp(SEPARATORS, 'gu');
const GAP = `${SEPARATORS}{0,2}`;

/**
 * Card-like digits: in fours, as on American Express, or in one piece. IBANs and UETRs match first, because their
 * groups could pass for a card's. 13 digits are a barcode.
 */
const CANDIDATE = new RegExp(
  [
    `UA(?:[ \\u00a0]?[0-9]){27}`,
    `[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}`,
    `(?<![\\p{L}\\p{N}])(?<fours>[0-9]{4}(?:${GAP}[0-9]{4}){3})(?<rest>${GAP}[0-9]{1,3})?(?![\\p{L}\\p{N}])`,
    `(?<![\\p{L}\\p{N}])(?<other>[0-9]{4}${GAP}[0-9]{6}${GAP}[0-9]{5})(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'giu',
);
const SHOWN = 4;
const MASKED = /^[0-9]{4}\s*•{4}\s*•{4}\s*[0-9]{4}$/u;

/** True for a card number, also with separators. Source: ISO/IEC 7812-1 annex B (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(SEPARATOR, '');
  if (!/^[0-9]{13,19}$/.test(digits)) return false;
  const isIssued = ISSUERS.some(([first, lengths]) => lengths.includes(digits.length) && first.test(digits));
  return isIssued && hasLuhnDigit(digits);
}

/** Masks a card: `5168 •••• •••• 4402`. At most the first six and last four may be shown. Source: PCI DSS 3.4.1. */
export function maskCard(text: string): string {
  const digits = text.replace(/[^0-9]/g, '');
  return `${digits.slice(0, SHOWN)} •••• •••• ${digits.slice(-SHOWN)}`;
}

export function isMaskedCard(text: string): boolean {
  return MASKED.test(text);
}

/** Returns the first card number in a text, or null. */
export function findCardNumber(text: string): string | null {
  for (const match of text.matchAll(CANDIDATE)) {
    const card = matchCard(match[0], match.groups);
    if (card !== null) return card;
  }
  return null;
}

export function maskCards(text: string): string {
  if (isCardNumber(text)) return maskCard(text);
  return text.replace(CANDIDATE, (found, ...rest) => {
    const card = matchCard(found, rest.at(-1) as Groups);
    return card === null ? found : maskCard(card) + found.slice(card.length);
  });
}

type Groups = Readonly<Record<string, string | undefined>> | undefined;

/** Returns the card at the beginning; a small amount may follow it. */
function matchCard(found: string, groups: Groups): string | null {
  const { fours, other } = groups ?? {};
  if (fours === undefined && other === undefined) return null;
  if (isCardNumber(found)) return found;
  const isApart = fours !== undefined && !/^[0-9]/.test(found.slice(fours.length));
  return isApart && isCardNumber(fours) ? fours : null;
}

function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
