import { toDotted, toDottedMoment } from '../../domain/dates';
import { spellAmount, formatAmount, formatInCurrency } from '../../domain/money';
import { formatCallBack, formatNameCheck } from '../../domain/papers';
import type { UltimateParty } from '../../domain/parties';
import { DocumentStatus, getLanguageTag, type Language } from '../../domain/vocabulary';
import { PRINT_TEXTS, type PrintTexts } from '../texts';
import type { PrintedParty, PrintedPayment } from './printed-payment';

export interface FormField {
  readonly label: string;
  readonly value: string;
}

export type FormLine = readonly [FormField] | readonly [FormField, FormField];

type Words = PrintTexts['payment'];

/**
 * Returns the lines of a payment instruction in the order of the bank's form. Source:
 * docs/requirements/banking-rules.md#payment-instruction.
 */
export function getPaymentFields(payment: PrintedPayment, language: Language): readonly FormLine[] {
  const words = PRINT_TEXTS[language].payment;
  const { payer, receiver, amount, currency } = payment;
  const sum = `${formatInCurrency(amount, currency, language)} ${currency}`;
  const verdict = payment.status === DocumentStatus.aborted ? words.refused : words.executed;
  return [
    [
      buildField(words.documentDate, toDotted(payment.documentDate)),
      buildField(words.valueDate, toDotted(payment.valueDate)),
    ],
    ...buildOptionalLine(verdict, toDottedMoment(payment.confirmed)),
    ...buildOptionalLine(words.refusedByBank, payment.abortReason),
    ...buildOptionalLine('UETR', payment.uetr),
    [buildField(words.payer, payer.name), buildField(words.payerCode, payer.code)],
    [buildField(words.payerAccount, payer.iban), buildField(words.amount, sum)],
    [buildField(words.payerBank, formatBank(payer, words))],
    ...buildActualPartyLines(payment.ultimateDebtor, words.actualPayer, words.actualPayerCode),
    [buildField(words.receiver, receiver.name), buildField(words.receiverCode, getReceiverCode(payment))],
    [buildField(words.receiverAccount, receiver.iban)],
    ...buildOptionalLine(words.nameCheck, formatNameCheck(payment.nameCheck, words.nameChecks)),
    ...buildOptionalLine(words.callBack, formatCallBack(payment.callBack, words.callBacks)),
    [buildField(words.receiverBank, formatBank(receiver, words))],
    ...buildActualPartyLines(payment.ultimateCreditor, words.actualReceiver, words.actualReceiverCode),
    [buildField(words.amountInWords, spellAmount(amount, currency, language, 'ifUsed'))],
    [buildField(words.purpose, payment.purpose)],
    ...buildPurposeLines(payment, words),
    ...buildOptionalLine(words.more, getAdditionalDetails(payment, words, language)),
  ];
}

export function getTaxRows({ structuredPurpose: purpose }: PrintedPayment, language: Language) {
  if (purpose?.kind !== 'singleAccount') return [];
  return purpose.taxLines.map(({ category, account, amount, additionalInfo }, index) => [
    String(index + 1),
    category,
    account,
    additionalInfo,
    formatAmount(amount, language),
  ]);
}

function buildField(label: string, value: string): FormField {
  return { label, value };
}

function buildOptionalLine(label: string, value: string): readonly FormLine[] {
  return value === '' ? [] : [[buildField(label, value)]];
}

function formatBank({ bankName, bankCode }: PrintedParty, words: Words): string {
  return [bankName, `${words.bankCode} ${bankCode}`].filter((part) => part !== '').join(', ');
}

/** Returns the receiver's code; a passport is printed among the additional details instead. */
function getReceiverCode({ receiver, receiverCodeKind }: PrintedPayment): string {
  return receiverCodeKind === 'passport' ? '' : receiver.code;
}

function getAdditionalDetails(payment: PrintedPayment, words: Words, language: Language): string {
  const { receiver, receiverCodeKind, receiverCountry, standardPurposeCode, isInstant, isUnreadable } = payment;
  return [
    isInstant && words.instant,
    receiverCodeKind === 'passport' && `${words.passport} ${receiver.code}`,
    receiverCodeKind === 'none' && words.noCode,
    receiverCountry !== null &&
      [words.nonResident, getCountryName(receiverCountry, language)].filter((part) => part !== '').join(', '),
    standardPurposeCode !== '' && `${words.standardPurposeCode} ${standardPurposeCode}`,
    isUnreadable && words.unreadable,
  ]
    .filter((part) => part !== false)
    .join('; ');
}

function getCountryName(letters: string, language: Language): string {
  if (letters === '') return '';
  return new Intl.DisplayNames(getLanguageTag(language), { type: 'region' }).of(letters) ?? letters;
}

function buildActualPartyLines(party: UltimateParty | undefined, name: string, code: string): readonly FormLine[] {
  if (!party) return [];
  const { identificationType, identificationCode, residenceCountry } = party;
  const whose = [identificationType, identificationCode, residenceCountry].filter((part) => part !== '').join(' ');
  return [[buildField(name, party.name), buildField(code, whose)]];
}

function buildPurposeLines({ structuredPurpose: purpose }: PrintedPayment, words: Words): readonly FormLine[] {
  switch (purpose?.kind) {
    case 'budget':
      return [
        [buildField(words.paymentKindCode, purpose.paymentKindCode)],
        ...buildOptionalLine(words.taxNotice, purpose.taxNotice),
        ...buildOptionalLine(words.additionalInfo, purpose.additionalInfo),
      ];
    case 'stateProperty':
      return [
        [buildField(words.budgetCode, purpose.budgetCode)],
        ...buildOptionalLine(words.additionalInfo, purpose.additionalInfo),
      ];
    // A distribution is printed as a table below the form.
    case 'singleAccount':
    case 'none':
    case undefined:
      return [];
  }
}
