import type { PrintedPayment } from '../payment/printed-payment';

export function printedPayment(overrides: Partial<PrintedPayment> = {}): PrintedPayment {
  return {
    number: '101',
    documentDate: '2026-07-01',
    valueDate: '',
    status: 5,
    confirmed: '2026-07-01T10:16:00',
    abortReason: '',
    uetr: '',
    amount: '1200.00',
    currency: 'UAH',
    payer: {
      name: 'ТОВ «Калинова Брама»',
      code: '91000017',
      iban: 'UA603516070000026003999000001',
      bankCode: '351607',
      bankName: 'АТ «НЕЗАЛЕЖНИЙ КОМЕРЦІЙНИЙ БАНК»',
    },
    receiver: {
      name: 'ТОВ «Ґанок і Їжак № 5»',
      code: '92000019',
      iban: 'UA263052990000026006999000301',
      bankCode: '305299',
      bankName: 'АТ КБ «Тестовий»',
    },
    nameCheck: null,
    receiverCodeKind: 'code',
    receiverCountry: null,
    purpose: 'Оплата за товар згідно з договором № 12 від 01.06.2026, у т. ч. ПДВ 20 % 200,00 ₴',
    standardPurposeCode: '',
    isInstant: false,
    callBack: null,
    isUnreadable: false,
    signatures: [
      { signer: 'Тестенко Іван Петрович', certificate: '5e984d526f82f38f', at: '2026-07-01T10:12:00' },
      { signer: 'Ґалаґан Єва Юріївна', certificate: '20b4e4ed0d30998c', at: '2026-07-01T10:14:30' },
    ],
    bankCertificate: '2fb1a0c9d4e77a10',
    ...overrides,
  };
}
