import type { Payment } from '../../api/contract';
import { buildPaymentPrintout } from './build-payment-printout';

const FACTS = {
  payer: { name: 'ТОВ «Калинова Брама»', code: '91000017' },
  bankNames: new Map([['351607', 'Тестовий банк']]),
  bankCertificate: '2fb1',
};
const STORED: Payment = {
  id: '9107',
  number: '107',
  documentDate: '2026-06-30',
  valueDate: '',
  type: 1,
  status: 5,
  version: 1,
  debitAccountId: '7001',
  debitIban: 'UA603516070000026003999000001',
  creditIban: 'UA263052990000026006999000301',
  receiverName: 'ТОВ «Світанок Постач»',
  receiverCode: '92000019',
  receiverIsResident: true,
  receiverHasCode: true,
  amount: '100.50',
  currencyLetters: 'UAH',
  purpose: 'Оплата',
  creator: 'Тестенко І. П.',
  abortReason: null,
  confirmed: '2026-07-01T10:16:00',
  signatures: [{ signer: 'Тестенко І. П.', right: 1, at: '2026-07-01T10:12:00', certificate: '5e98' }],
};
const printed = (changes: Partial<Payment> = {}) => buildPaymentPrintout({ ...STORED, ...changes }, FACTS);

describe('a payment for its paper', () => {
  it('names the banks of both accounts, and none where the bank is not known', () => {
    expect(printed().payer).toMatchObject({ bankCode: '351607', bankName: 'Тестовий банк', code: '91000017' });
    expect(printed().receiver).toMatchObject({ bankCode: '305299', bankName: '' });
  });

  it.each([
    ['a code', {}, 'code', null],
    ['a passport', { receiverHasCode: false }, 'passport', null],
    [
      'nothing, from abroad',
      { receiverHasCode: false, receiverIsResident: false, receiverCountry: '616' },
      'none',
      'PL',
    ],
    ['a code, from a country that is not told', { receiverIsResident: false }, 'code', ''],
  ])('says what a receiver with %s is known by', (_, changes, kind, country) => {
    expect(printed(changes)).toMatchObject({ receiverCodeKind: kind, receiverCountry: country });
  });

  it('says that a part of it cannot be read', () => {
    expect(printed().isUnreadable).toBe(false);
    expect(printed({ structuredPurposeXml: '<broken', structuredPurposeKind: 'budget' }).isUnreadable).toBe(true);
  });

  it('keeps who has signed it, with which certificate', () => {
    expect(printed().signatures[0]).toMatchObject({ signer: 'Тестенко І. П.', certificate: '5e98' });
  });
});
