import { checkIban, isTaxCode, normaliseAccount, normaliseCode, normalisePassport } from '../../domain/identifiers';

/** Characters that users and keyboards put in place of an apostrophe within a name. */
const APOSTROPHES = /(?<=[\u0400-\u045fҐґ])(?:["`´*″“”„′]|['’ʼ]{2})(?=[\u0400-\u045fҐґ])/g;
const HYPHENS = /(?<=[\u0400-\u045fҐґ])[\u2010-\u2015\u2212](?=[\u0400-\u045fҐґ])/g;
const PUNCTUATION = /[,;]+(?=\s|$)|^[,;]+/g;

export function correctName(name: string): string {
  return name.replace(APOSTROPHES, "'").replace(HYPHENS, '-').replace(PUNCTUATION, '').trim();
}

const LETTER_O = /[OОoо]/g;
const IBAN_DIGITS = /^[0-9]{27}$/;

/**
 * Normalises a pasted account. A missing UA and letters O in place of zeros are corrected only if the check digits then
 * agree.
 */
export function correctAccount(text: string): string {
  const normalised = normaliseAccount(text)
    .toUpperCase()
    .replace(/^IBAN:?/, '')
    .replace(/^UА/, 'UA');
  const digits = normalised.replace(/^UA/, '').replace(LETTER_O, '0');
  const whole = `UA${digits}`;
  return IBAN_DIGITS.test(digits) && checkIban(whole) === null ? whole : normalised;
}

const NO_CODE = /^(?:[-–—.]+|0+|немає|відсутній|нема|нет|отсутствует|none|n\/a)$/i;

/** Normalises a code. Letters O become zeros if the check digit then agrees; a word for "none" becomes ''. */
export function correctCode(text: string): string {
  const normalised = normaliseCode(
    text
      .trim()
      .replace(/^['’`]/, '')
      .replace(/(?<=^[0-9]{6,10})[.,]0{1,2}$/, ''),
  );
  if (NO_CODE.test(normalised) || NO_CODE.test(text.trim())) return '';
  const digits = normalised.replace(LETTER_O, '0');
  if (isTaxCode(digits)) return digits;
  return /^[0-9]*$/.test(normalised) ? normalised : normalisePassport(text);
}
