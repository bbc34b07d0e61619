import { isCalendarDate, toDotted } from '@ncb/shared-kernel/domain/dates';
import type { CanonicalField } from '@ncb/shared-kernel/domain/documents';
import { amountInWords, formatAmount, hasWords } from '@ncb/shared-kernel/domain/money';
import { PartyRole } from '@ncb/shared-kernel/domain/parties';
import { FIELD_NAMES } from './field-names';
import { filled, type PaperRow, type PaperSection } from './paper';
import type { SignedContent } from './signed-content';
import { partyRows, purposeRows } from './structured-rows';

/** What only machines need is signed too, and is not printed: the title says the rest of it. */
const TECHNICAL: readonly CanonicalField[] = ['v', 'type', 'id', 'version', 'number', 'structuredPurposeKind'];

/** Words that stand for something in a signed text. */
const WORDS: Readonly<Partial<Record<CanonicalField, Readonly<Record<string, string>>>>> = {
  paymentKind: { own: 'у межах банку', ext: 'за межі банку' },
  fundsSource: { own: 'власні кошти', cred: 'придбані кошти' },
  feeMode: { debit: 'списання з рахунку', withhold: 'утримання із суми', transfer: 'переказ з іншого банку' },
  basis: { contract: 'зовнішньоекономічний договір', agreement: 'угода', other: 'інше', nobase: 'без підстави' },
};

/** A document of any kind: the fields that were signed, in the order in which people read them. */
export function generalSections({ fields }: Pick<SignedContent, 'fields'>): readonly PaperSection[] {
  const value = (name: CanonicalField) => fields.find((field) => field.name === name)?.value ?? '';
  const rows = fields
    .filter(({ name }) => !TECHNICAL.includes(name))
    .flatMap(({ name, value: text }) => rowsOf(name, text, value));
  return [{ heading: '', rows: filled(rows) }];
}

function rowsOf(name: CanonicalField, text: string, value: (name: CanonicalField) => string): readonly PaperRow[] {
  if (name === 'structuredPurpose') return purposeRows(text, value('structuredPurposeKind'));
  if (name === 'ultimateDebtor') return partyRows(text, PartyRole.debtor);
  if (name === 'ultimateCreditor') return partyRows(text, PartyRole.creditor);
  if (name === 'amount') return amountRows(text, value('currency'));
  return [[FIELD_NAMES[name], readable(name, text)]];
}

function amountRows(amount: string, currency: string): readonly PaperRow[] {
  return [
    [FIELD_NAMES.amount, `${formatAmount(amount, 'ua')} ${currency}`],
    ['Сума словами', hasWords(currency) ? amountInWords(amount, currency, 'uk', 'ifUsed') : ''],
  ];
}

function readable(name: CanonicalField, text: string): string {
  const word = WORDS[name]?.[text];
  if (word !== undefined) return word;
  if (name.endsWith('Date') && isCalendarDate(text)) return toDotted(text);
  return text === 'true' ? 'так' : text === 'false' ? 'ні' : text;
}
