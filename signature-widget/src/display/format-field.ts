import { findCountry } from '@ncb/shared-kernel/domain/countries';
import { parseDotted, isCalendarDate, toDotted } from '@ncb/shared-kernel/domain/dates';
import type { CanonicalField } from '@ncb/shared-kernel/domain/documents';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { formatPhone } from '@ncb/shared-kernel/domain/rules';
import { findCurrency, getLanguageTag } from '@ncb/shared-kernel/domain/vocabulary';
import type { TextKey, Texts } from '../texts/texts';
import { FIELDS, type FieldKind } from './fields';
import { getTypeKey, getWordKey } from './words';

const AMOUNT = /^[0-9]+(?:\.[0-9]{1,2})?$/;
const MONTH = /^[0-9]{4}-(?:0[1-9]|1[0-2])$/;
/** Flags in canonical texts are `true` and `false`, on the wire `1` and `0`. */
const FLAGS: Readonly<Record<string, 'yes' | 'no'>> = { true: 'yes', '1': 'yes', false: 'no', '0': 'no' };

/** Checks of kinds with a fixed form: another form would be shown as something else. */
const FORMS: Partial<Record<FieldKind, (value: string, field: CanonicalField) => boolean>> = {
  amount: (value) => AMOUNT.test(value),
  date: (value) => isCalendarDate(value) || parseDotted(value) !== null,
  month: (value) => MONTH.test(value),
  flag: (value) => Object.hasOwn(FLAGS, value),
  country: (value) => findCountry(value)?.numeric === value,
  word: (value, field) => getWordKey(field, value) !== null,
};

export function hasShowableForm(field: CanonicalField, value: string): boolean {
  return FORMS[FIELDS[field].kind]?.(value, field) ?? true;
}

export function formatField(field: CanonicalField, value: string, texts: Texts): string {
  switch (FIELDS[field].kind) {
    case 'amount':
      return formatAmount(value, texts.language);
    case 'date':
      return isCalendarDate(value) ? toDotted(value) : value;
    case 'month':
      return formatMonth(value, texts);
    case 'iban':
      return formatIban(value);
    case 'phone':
      return formatPhone(value);
    case 'flag':
      return texts.text(FLAGS[value] ?? 'no');
    case 'currency':
      return getCurrencyLetters(value);
    case 'account':
      // Only IBANs are grouped by four: spaces in another account would seem to belong to the account.
      return /^[A-Z]{2}[0-9]{2}[A-Z0-9]+$/.test(value) ? formatIban(value) : value;
    case 'country':
      return formatCountry(value, texts);
    case 'type':
      return translate(getTypeKey(value), value, texts);
    case 'word':
      return translate(getWordKey(field, value), value, texts);
    case 'text':
    case 'lines':
      return value;
  }
}

function translate(key: TextKey | null, value: string, texts: Texts): string {
  return key === null ? value : texts.text(key);
}

/** Returns a month's name: `липень 2026 р.` for `2026-07`. */
function formatMonth(month: string, texts: Texts): string {
  const formatter = new Intl.DateTimeFormat(getLanguageTag(texts.language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return formatter.format(new Date(`${month}-01T00:00:00Z`));
}

/** Returns a country's name with the signed number: `Німеччина (276)`. */
function formatCountry(number: string, texts: Texts): string {
  const names = new Intl.DisplayNames(getLanguageTag(texts.language), { type: 'region' });
  const alpha2 = findCountry(number)?.alpha2;
  return alpha2 ? `${names.of(alpha2) ?? alpha2} (${number})` : number;
}

/** Returns a currency's letters: `UAH` for `980`. Letters and unknown numbers stay as signed. */
export function getCurrencyLetters(code: string): string {
  return findCurrency(code)?.letters ?? code;
}
