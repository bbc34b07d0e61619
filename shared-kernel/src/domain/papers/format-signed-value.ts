import { isCalendarDate, toDotted } from '../dates';
import type { CanonicalField } from '../documents';

const WORDS: Readonly<Partial<Record<CanonicalField, Readonly<Record<string, string>>>>> = {
  paymentKind: { own: 'у межах банку', ext: 'за межі банку' },
  fundsSource: { own: 'власні кошти', cred: 'придбані кошти' },
  feeMode: { debit: 'списання з рахунку', withhold: 'утримання із суми', transfer: 'переказ з іншого банку' },
  feePayer: {
    OUR: 'OUR — усі витрати платить платник',
    SHA: 'SHA — кожна сторона платить свої',
    BEN: 'BEN — витрати утримуються із суми',
  },
  rateType: {
    bank: 'за курсом банку на момент угоди',
    notHigher: 'не вище за курс клієнта',
    notLower: 'не нижче за курс клієнта',
    desired: 'бажаний курс клієнта',
  },
  basis: { contract: 'зовнішньоекономічний договір', agreement: 'угода', other: 'інше', nobase: 'без підстави' },
};

/** Formats a signed value: words for codes, `dd.MM.yyyy` for dates. */
export function formatSignedValue(name: CanonicalField, text: string): string {
  const word = WORDS[name]?.[text];
  if (word !== undefined) return word;
  return name.endsWith('Date') && isCalendarDate(text) ? toDotted(text) : text;
}
