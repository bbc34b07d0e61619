import type { CurrencyPayment } from '../../api/contract';
import { toDotted } from '../../domain/dates';
import { formatInCurrency } from '../../domain/money';
import { toSwiftText } from '../../domain/text';

type TracedPayment = Pick<
  CurrencyPayment,
  'number' | 'documentDate' | 'amount' | 'currencyLetters' | 'beneficiary' | 'beneficiaryBank'
>;

/**
 * Builds a text with which the partner's bank finds the payment: English in any interface language, in characters that
 * every mail program has.
 */
export function buildPartnerText(payment: TracedPayment, uetr: string): string {
  const { number, documentDate, amount, currencyLetters, beneficiary, beneficiaryBank } = payment;
  const sum = `${currencyLetters} ${formatInCurrency(amount, currencyLetters, 'en').replace(/[\u00a0\u202f]/g, ' ')}`;
  return [
    `Payment No ${toSwiftText(number)} of ${toDotted(documentDate)}, ${sum}`,
    `Beneficiary: ${beneficiary.name}, account ${beneficiary.account}`,
    `Beneficiary bank: ${[beneficiaryBank.swift, beneficiaryBank.name].filter((part) => part !== '').join(', ')}`,
    `UETR: ${uetr}`,
    'Please ask your bank to trace the payment by this UETR.',
  ].join('\n');
}
