import { fromDotted, isCalendarDate, toDotted } from '@ncb/shared-kernel/domain/dates';
import type { CanonicalField } from '@ncb/shared-kernel/domain/documents';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { formatAmount } from '@ncb/shared-kernel/domain/money';
import { findCurrency } from '@ncb/shared-kernel/domain/vocabulary';
import type { Texts } from '../texts/texts';
import { FIELDS, type FieldKind } from './fields';

const AMOUNT = /^[0-9]+(?:\.[0-9]{1,2})?$/;
/** The bank writes `true` and `false`; its wire knows `1` and `0`. */
const FLAGS: Readonly<Record<string, 'yes' | 'no'>> = { true: 'yes', '1': 'yes', false: 'no', '0': 'no' };

/** Kinds whose values have a form. A value in another form would be shown as something that it is not. */
const FORMS: Partial<Record<FieldKind, (value: string) => boolean>> = {
  amount: (value) => AMOUNT.test(value),
  date: (value) => isCalendarDate(value) || fromDotted(value) !== null,
  flag: (value) => Object.hasOwn(FLAGS, value),
};

/** True if the value can be shown as what its field means. */
export function hasShowableForm(field: CanonicalField, value: string): boolean {
  return FORMS[FIELDS[field].kind]?.(value) ?? true;
}

/** A field's value as the signer reads it. */
export function fieldValue(field: CanonicalField, value: string, texts: Texts): string {
  switch (FIELDS[field].kind) {
    case 'amount':
      return formatAmount(value, texts.language);
    case 'date':
      return isCalendarDate(value) ? toDotted(value) : value;
    case 'iban':
      return formatIban(value);
    case 'flag':
      return texts.text(FLAGS[value] ?? 'no');
    case 'currency':
      return currencyLetters(value);
    case 'type':
      return value === '1' ? texts.text('type.1') : value;
    case 'text':
      return value;
  }
}

/** `UAH` for `980`. Letters, and a number that we do not know, stay as they are signed. */
export function currencyLetters(code: string): string {
  return findCurrency(code)?.letters ?? code;
}
