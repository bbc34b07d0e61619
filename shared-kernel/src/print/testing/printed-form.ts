import { buildCurrencyPaymentSections } from '../../domain/papers';
import type { CanonicalField } from '../../domain/documents';
import type { PrintedForm } from '../form/printed-form';

const VALUES: Partial<Record<CanonicalField, string>> = {
  documentDate: '2026-07-15',
  valueDate: '2026-07-16',
  payerName: 'ТОВ «Калинова Брама»',
  payerCode: '91000017',
  payerIban: 'UA213516070000026007233566001',
  amount: '12480.00',
  currency: 'EUR',
  paymentKind: 'ext',
  fundsSource: 'own',
  feePayer: 'SHA',
  feeMode: 'debit',
  feeAmount: '624.00',
  feeCurrency: 'UAH',
  feeIban: 'UA603516070000026003999000001',
  receiverName: 'MUELLER MASCHINENBAU GMBH',
  receiverCode: 'DE000000001',
  receiverAccount: 'DE89370400440532013000',
  receiverCountry: '276',
  receiverAddress: 'Teststrasse 3, 10115 Berlin',
  receiverBankSwift: 'DEUTDEFFXXX',
  receiverBankName: 'DEUTSCHE BANK AG',
  receiverBankCountry: '276',
  intermediaryBankSwift: 'COBADEFFXXX',
  intermediaryBankName: 'COMMERZBANK AG',
  intermediaryBankCountry: '276',
  intermediaryBankAccount: '400886700401',
  basis: 'contract',
  contracts: '№ 2026/114, MUELLER MASCHINENBAU GMBH: 12480.00 EUR',
  purpose: 'PREPAYMENT FOR GOODS UNDER CONTRACT NO 2026/114 DATED 10.01.2026, INVOICE NO 17 DATED 01.07.2026',
};

export function printedForm(
  values: Partial<Record<CanonicalField, string>> = {},
  changes: Partial<PrintedForm> = {},
): PrintedForm {
  const all = { ...VALUES, ...values };
  return {
    title: 'Платіжна інструкція в іноземній валюті № 48 від 15.07.2026',
    sections: buildCurrencyPaymentSections(
      (name) => all[name] ?? '',
      { received: '2026-07-15T10:51:00', confirmed: '2026-07-16T09:06:00' },
      {
        bank: { swift: 'SBXXUA2XXXX', name: 'АТ «НЕЗАЛЕЖНИЙ КОМЕРЦІЙНИЙ БАНК»' },
        countryName: (code) => (code === '276' ? 'Німеччина' : code),
      },
    ),
    signed: {
      status: 5,
      confirmed: '2026-07-16T09:06:00',
      payer: { bankName: 'АТ «НЕЗАЛЕЖНИЙ КОМЕРЦІЙНИЙ БАНК»', bankCode: '351607' },
      signatures: [
        { signer: 'Тестенко Іван Петрович', certificate: '5e984d526f82f38f', at: '2026-07-15T10:12:00' },
        { signer: 'Ґалаґан Єва Юріївна', certificate: '20b4e4ed0d30998c', at: '2026-07-15T10:14:30' },
      ],
      bankCertificate: '2fb1a0c9d4e77a10',
    },
    ...changes,
  };
}
