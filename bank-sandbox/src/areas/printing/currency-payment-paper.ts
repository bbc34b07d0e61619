import { toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import type { CanonicalField } from '@ncb/shared-kernel/domain/documents';
import { amountInWords, formatAmount, hasWords } from '@ncb/shared-kernel/domain/money';
import { PartyRole } from '@ncb/shared-kernel/domain/parties';
import { OWN_BANK } from '../banks/own-bank';
import { filled, type PaperRow, type PaperSection } from './paper';
import type { BankMarks } from './payment-paper';
import { readable } from './readable';
import { partyRows, purposeRows } from './structured-rows';

/** What is printed below the message blocks: why the payment is made and what is paid for it. */
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
 * A payment instruction in currency, laid out like the message that goes to the other bank: blocks 32, 50, 52, 56, 57,
 * 59, 70, 71 with their titles. A block that says nothing, as 56 without an intermediary, is left out.
 * Source: spec 3 §7, reference/banking 3.3
 * @param countryName the name of a country by its number
 */
export function currencyPaymentSections(
  value: (name: CanonicalField) => string,
  { received, confirmed }: BankMarks,
  countryName: (code: string) => string,
): readonly PaperSection[] {
  const currency = value('currency');
  const amount = value('amount');
  const country = (name: CanonicalField): PaperRow => ['Країна', countryName(value(name))];
  const block = (heading: string, rows: readonly PaperRow[]): PaperSection => ({ heading, rows: filled(rows) });
  return [
    block('32 Дата валютування, валюта, сума', [
      ['Дата валютування', toDotted(value('valueDate') || value('documentDate'))],
      ['Сума', `${currency} ${formatAmount(amount, 'ua')}`],
      ['Сума словами', hasWords(currency) ? amountInWords(amount, currency, 'uk', 'ifUsed') : ''],
    ]),
    block('50 Платник (Ordering customer)', [
      ['Рахунок', value('payerIban')],
      ['Назва', value('payerName')],
      ['Код', value('payerCode')],
    ]),
    block('52 Банк платника (Ordering institution)', [
      ['BIC', OWN_BANK.swift],
      ['Назва', OWN_BANK.name],
    ]),
    block('56 Банк-посередник (Intermediary)', [
      ['BIC', value('intermediaryBankSwift')],
      ['Назва', value('intermediaryBankName')],
      ['Адреса', value('intermediaryBankAddress')],
      country('intermediaryBankCountry'),
      ['Національний код', value('intermediaryBankCode')],
      ['Кореспондентський рахунок', value('intermediaryBankAccount')],
    ]),
    block('57 Банк бенефіціара (Account with institution)', [
      ['BIC', value('receiverBankSwift')],
      ['Назва', value('receiverBankName')],
      ['Адреса', value('receiverBankAddress')],
      country('receiverBankCountry'),
      ['Національний код', value('receiverBankCode')],
      ['Рахунок у банку-посереднику', value('receiverBankAccount')],
    ]),
    block('59 Бенефіціар (Beneficiary)', [
      ['Рахунок', value('receiverAccount')],
      ['Назва', value('receiverName')],
      ['Код', value('receiverCode')],
      ['Другий код', value('receiverSecondCode')],
      ['Адреса', value('receiverAddress')],
      country('receiverCountry'),
    ]),
    block('70 Призначення платежу (Remittance information)', [
      ['Призначення платежу', value('purpose')],
      ...purposeRows(value('structuredPurpose'), value('structuredPurposeKind')),
      ...partyRows(value('ultimateDebtor'), PartyRole.debtor),
      ...partyRows(value('ultimateCreditor'), PartyRole.creditor),
    ]),
    block('71 Витрати (Details of charges)', [['Витрати', readable('feePayer', value('feePayer'))]]),
    block(
      'Підстава, кошти, комісія',
      REASONS.map(([label, name]) => [label, readable(name, value(name))]),
    ),
    block('Відмітки банку', [
      ['Дата та час отримання', toDottedMoment(received)],
      ['Дата та час прийняття до виконання', toDottedMoment(confirmed)],
    ]),
  ];
}
