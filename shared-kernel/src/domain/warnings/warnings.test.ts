import { DocumentStatus } from '../vocabulary';
import { hasLongCategory, findOtherAccounts, findLookAlikes, type PaymentRecord } from '.';

const IBAN = 'UA983052990000026008138043718';
const OTHER = 'UA263052990000026006999000301';
const TREASURY = 'UA308999980310001000000000001';

const KNOWN: PaymentRecord = {
  id: '501',
  documentDate: '2026-07-15',
  receiverAccount: IBAN,
  amount: '100.00',
  status: DocumentStatus.success,
};
const PAYMENT = { id: null, documentDate: '2026-07-15', creditIban: IBAN, amount: '100' };

const looksAlike = (
  earlier: Partial<PaymentRecord>,
  payment: Partial<Omit<typeof PAYMENT, 'id'>> & { id?: string } = {},
) => findLookAlikes({ ...PAYMENT, ...payment }, [{ ...KNOWN, ...earlier }]).length > 0;

describe('a payment that looks like one that exists', () => {
  it.each([
    ['2026-07-11', false],
    ['2026-07-12', true],
    ['2026-07-15', true],
    ['2026-07-18', true],
    ['2026-07-19', false],
  ])('to the same account of the same amount, the other dated %s: %s', (documentDate, alike) => {
    expect(looksAlike({ documentDate })).toBe(alike);
  });

  it('is another when account or amount differ', () => {
    expect([looksAlike({ receiverAccount: OTHER }), looksAlike({ amount: '100.01' })]).toEqual([false, false]);
  });

  it('is not itself while its requisites change', () => {
    expect([looksAlike({}, { id: '501' }), looksAlike({}, { id: '502' })]).toEqual([false, true]);
  });

  it('is compared with every document but those that the bank refused', () => {
    const alike = Object.values(DocumentStatus).filter((status) => looksAlike({ status }));
    expect(alike).toEqual([-1, 0, 1, 2, 3, 4, 5]);
  });

  it('is not looked for as long as amount or date are none', () => {
    expect([looksAlike({}, { amount: 'сто' }), looksAlike({}, { documentDate: '15.07.2026' })]).toEqual([false, false]);
  });

  it('names all that are alike, as they were given', () => {
    const rows = [KNOWN, { ...KNOWN, id: '502', amount: '1.00' }, { ...KNOWN, id: '503', number: '9' }];
    expect(findLookAlikes(PAYMENT, rows)).toEqual([rows[0], rows[2]]);
  });
});

describe('a receiver whose account has changed', () => {
  const payer = { bankCode: '351607', ownIbans: ['UA603516070000026003999000001'] };
  const earlier = [
    { receiverCode: '14360570', receiverAccount: IBAN },
    { receiverCode: '14360570', receiverAccount: IBAN },
    { receiverCode: '92000019', receiverAccount: OTHER },
  ];
  const others = (receiverCode: string, creditIban: string) =>
    findOtherAccounts({ receiverCode, creditIban }, earlier, payer);

  it('is told with the accounts by which it is known, each once', () => {
    expect(others('14360570', OTHER)).toEqual([IBAN]);
  });

  it.each([
    ['known by this account', '14360570', IBAN],
    ['new', '00032112', OTHER],
    ['the Treasury', '14360570', TREASURY],
    ['without a code yet', '', OTHER],
  ])('is not told when the receiver is %s', (_, code, iban) => {
    expect(others(code, iban)).toEqual([]);
  });

  it('is not told of accounts of the payer and of its bank, but of a customer with an account there', () => {
    const at = (receiverCode: string, creditIban: string) =>
      findOtherAccounts({ receiverCode, creditIban }, [{ receiverCode, receiverAccount: IBAN }], payer);
    expect(at('91000017', 'UA603516070000026003999000001')).toEqual([]);
    expect(at('14070197', 'UA913516070000026006999000020')).toEqual([]);
    expect(at('91000023', 'UA913516070000026006999000020')).toEqual([IBAN]);
    expect(at('14070197', OTHER)).toEqual([IBAN]);
  });

  it('is not told of those who share nine zeros or no code at all', () => {
    const shared = ['000000000', ''].map((receiverCode) => ({ receiverCode, receiverAccount: IBAN }));
    for (const { receiverCode } of shared)
      expect(findOtherAccounts({ receiverCode, creditIban: OTHER }, shared, payer)).toEqual([]);
  });
});

describe('a category that is longer than ISO 20022 allows', () => {
  const line = (length: number) => ({ category: 'Я'.repeat(length), account: '', amount: '', additionalInfo: '' });

  it.each([
    [35, false],
    [36, true],
  ])('of %d characters is told: %s', (length, isLong) => {
    const taxNotice = 'Я'.repeat(length);
    expect(hasLongCategory({ kind: 'budget', paymentKindCode: '', taxNotice, additionalInfo: '' })).toBe(isLong);
    expect(hasLongCategory({ kind: 'singleAccount', taxLines: [line(1), line(length)] })).toBe(isLong);
  });

  it('is in no purpose that has none', () => {
    expect(hasLongCategory({ kind: 'none' })).toBe(false);
    expect(hasLongCategory({ kind: 'stateProperty', budgetCode: 'Я'.repeat(36), additionalInfo: '' })).toBe(false);
  });
});
