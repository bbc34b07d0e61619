import type { CanonicalField, CanonicalType } from '@ncb/shared-kernel/domain/documents';
import type { TextKey } from '../texts/texts';

/** Text keys of a field's values. A value without a text makes the document undisplayable. */
const WORDS: Partial<Record<CanonicalField, Readonly<Record<string, TextKey>>>> = {
  paymentKind: { own: 'paymentKind.own', ext: 'paymentKind.ext' },
  fundsSource: { own: 'fundsSource.own', cred: 'fundsSource.cred' },
  feePayer: { OUR: 'feePayer.OUR', SHA: 'feePayer.SHA', BEN: 'feePayer.BEN' },
  feeMode: { debit: 'feeMode.debit', withhold: 'feeMode.withhold', transfer: 'feeMode.transfer' },
  rateType: {
    bank: 'rateType.bank',
    notHigher: 'rateType.notHigher',
    notLower: 'rateType.notLower',
    desired: 'rateType.desired',
  },
  basis: {
    contract: 'basis.contract',
    agreement: 'basis.agreement',
    other: 'basis.other',
    nobase: 'basis.nobase',
  },
  callBack: { done: 'callBack.done', notDone: 'callBack.notDone', unanswered: 'callBack.unanswered' },
  payrollHalf: { first: 'payrollHalf.first', second: 'payrollHalf.second' },
};

const TYPES: Readonly<Record<CanonicalType, TextKey>> = {
  '1': 'type.1',
  '2': 'type.2',
  '3': 'type.3',
  '4': 'type.4',
  '5': 'type.5',
  payroll: 'type.payroll',
  declaration: 'type.declaration',
};

export function getWordKey(field: CanonicalField, word: string): TextKey | null {
  const words = WORDS[field] ?? {};
  return Object.hasOwn(words, word) ? (words[word] ?? null) : null;
}

export function getTypeKey(type: string): TextKey | null {
  return Object.hasOwn(TYPES, type) ? TYPES[type as CanonicalType] : null;
}
