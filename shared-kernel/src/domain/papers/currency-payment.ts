import { toDotted, toDottedMoment } from '../dates';
import type { CanonicalField } from '../documents';
import { spellAmount, formatInCurrency, hasWords } from '../money';
import { PartyRole } from '../parties';
import { section, type BankMarks, type PrintoutRow, type PrintoutSection } from './printout-section';
import { formatSignedValue } from './format-signed-value';
import { buildPartyRows, buildPurposeRows } from './structured-rows';

export interface SendingBank {
  /** BIC; '' if unknown. */
  readonly swift: string;
  readonly name: string;
}

/** Reader of a field as in the signed text; '' for none. */
export type GetFieldValue = (name: CanonicalField) => string;

/** Below the message blocks. */
const REASONS = [
  ['Вид переказу', 'paymentKind'],
  ['Джерело коштів', 'fundsSource'],
  ['Підстава', 'basis'],
  ['Договори', 'contracts'],
  ['Номер угоди', 'agreementNumber'],
  ['Дата угоди', 'agreementDate'],
  ['Опис підстави', 'basisText'],
  ['Спосіб сплати комісії', 'feeMode'],
  ['Комісія банку', 'feeAmount'],
  ['Валюта комісії', 'feeCurrency'],
  ['Рахунок для комісії', 'feeIban'],
  ['Заявка', 'requestId'],
  ['Коментар', 'comment'],
] as const satisfies readonly (readonly [label: string, name: CanonicalField])[];

/**
 * Builds the printout in the layout of the SWIFT message; empty blocks, such as 56 without an intermediary, are left
 * out. Source: docs/requirements/currency-payroll-credits-statements.md#forms-on-paper,
 * docs/requirements/banking-rules.md#currency-payment-instruction.
 * @param value returns a field of the document
 * @param countryName returns a country's name by its numeric code
 */
export function buildCurrencyPaymentSections(
  value: GetFieldValue,
  { received, confirmed, uetr = '' }: BankMarks,
  { bank, countryName }: { readonly bank: SendingBank; countryName: (code: string) => string },
): readonly PrintoutSection[] {
  const currency = value('currency');
  const amount = value('amount');
  const country = (name: CanonicalField): PrintoutRow => ['Країна', countryName(value(name))];
  return [
    section('32 Дата валютування, валюта, сума', [
      ['Дата валютування', toDotted(value('valueDate'))],
      ['Сума', `${currency} ${formatInCurrency(amount, currency, 'ua')}`],
      ['Сума словами', hasWords(currency) ? spellAmount(amount, currency, 'uk', 'ifUsed') : ''],
    ]),
    section('50 Платник (Ordering customer)', [
      ['Рахунок', value('payerIban')],
      ['Назва', value('payerName')],
      ['Код', value('payerCode')],
    ]),
    section('52 Банк платника (Ordering institution)', [
      ['BIC', bank.swift],
      ['Назва', bank.name],
    ]),
    section('56 Банк-посередник (Intermediary)', [
      ['BIC', value('intermediaryBankSwift')],
      ['Назва', value('intermediaryBankName')],
      ['Адреса', value('intermediaryBankAddress')],
      country('intermediaryBankCountry'),
      ['Національний код', value('intermediaryBankCode')],
      ['Кореспондентський рахунок', value('intermediaryBankAccount')],
    ]),
    section('57 Банк бенефіціара (Account with institution)', [
      ['BIC', value('receiverBankSwift')],
      ['Назва', value('receiverBankName')],
      ['Адреса', value('receiverBankAddress')],
      country('receiverBankCountry'),
      ['Національний код', value('receiverBankCode')],
      ['Рахунок у банку-посереднику', value('receiverBankAccount')],
    ]),
    section('59 Бенефіціар (Beneficiary)', [
      ['Рахунок', value('receiverAccount')],
      ['Назва', value('receiverName')],
      ['Код', value('receiverCode')],
      ['Другий код', value('receiverSecondCode')],
      ['Адреса', value('receiverAddress')],
      country('receiverCountry'),
    ]),
    section('70 Призначення платежу (Remittance information)', [
      ['Призначення платежу', value('purpose')],
      ...buildPurposeRows(value('structuredPurpose'), value('structuredPurposeKind')),
      ...buildPartyRows(value('ultimateDebtor'), PartyRole.debtor),
      ...buildPartyRows(value('ultimateCreditor'), PartyRole.creditor),
    ]),
    section('71 Витрати (Details of charges)', [['Витрати', formatSignedValue('feePayer', value('feePayer'))]]),
    section(
      'Підстава, кошти, комісія',
      REASONS.map(([label, name]) => [label, formatSignedValue(name, value(name))]),
    ),
    section('Відмітки банку', [
      ['Дата та час отримання', toDottedMoment(received)],
      ['Дата та час прийняття до виконання', toDottedMoment(confirmed)],
      ['UETR', uetr],
    ]),
  ];
}
