import { EMPTY_PARTY } from '@ncb/shared-kernel/domain/parties';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { readDraft } from './payment-draft';
import { createEmptyPayment } from './payment-values';

const initial = createEmptyPayment(SAMPLE_SESSION, '7001');
const BUDGET = { kind: 'budget', paymentKindCode: '101', taxNotice: '', additionalInfo: 'ПДФО' } as const;
const read = (values: object, begin = initial) => readDraft({ documentId: null, version: null, values }, null, begin);

describe('a kept form', () => {
  it('does not get back from the stored payment what was taken out while typing', () => {
    expect(read(initial, { ...initial, structuredPurpose: BUDGET })?.values.structuredPurpose).toBeUndefined();
  });

  it('of an older form begins with what that form did not know', () => {
    expect(read({ amount: '5', purpose: 'Оплата' })?.values).toMatchObject({
      amount: '5',
      purpose: 'Оплата',
      vatRate: '20',
      saveReceiver: false,
    });
  });

  it.each([
    ['a structured purpose of a kind that we do not know', { structuredPurpose: { kind: 'customs' } }],
    ['a list in place of a part', { structuredPurpose: [] }],
    [
      'a distribution with a tax that lacks its account',
      { structuredPurpose: { kind: 'singleAccount', taxLines: [{}] } },
    ],
    ['a party without an address', { ultimateDebtor: { ...EMPTY_PARTY, address: undefined } }],
    ['a rate that is no number', { vatRate: 'двадцять' }],
    ['a switch that is a text', { isVatIncluded: 'yes' }],
    ['a value that nobody knows', { unheard: 'of' }],
  ])('leaves out %s', (_, values) => {
    expect(read(values)?.values).toEqual({
      ...initial,
      structuredPurpose: undefined,
      ultimateDebtor: undefined,
      ultimateCreditor: undefined,
    });
  });

  it('keeps a structured purpose as it was typed', () => {
    expect(read({ structuredPurpose: BUDGET })?.values.structuredPurpose).toEqual(BUDGET);
  });
});
