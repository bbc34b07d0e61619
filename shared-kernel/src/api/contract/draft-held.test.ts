import { summariseDraft } from './draft-data';

const NOTHING = { receiver: '', amount: '', number: '', isChange: false };

describe('what a draft holds', () => {
  it.each([
    [
      'a payment form',
      { values: { receiverName: ' ТОВ «Світанок» ', amount: '12,50', number: '107' }, documentId: null },
      { receiver: 'ТОВ «Світанок»', amount: '12,50', number: '107' },
    ],
    [
      'a form that changes a document',
      { values: { number: '9' }, documentId: '9107' },
      { number: '9', isChange: true },
    ],
    ['a currency payment', { values: { 'beneficiary.name': 'Nordlicht GmbH' } }, { receiver: 'Nordlicht GmbH' }],
    ['a letter', { subject: 'Довідка', text: 'Прошу' }, { receiver: 'Довідка' }],
    ['a form that keeps its values alone', { receiverName: 'ФОП Умовна', amount: '' }, { receiver: 'ФОП Умовна' }],
    ['a form of another kind', { values: { text: 'Лист' } }, {}],
    ['a content that is no record', 'Оплата', {}],
    ['a value that is no text', { values: { receiverName: 7, amount: null } }, {}],
  ])('of %s', (_, content, values) => {
    expect(summariseDraft(content)).toEqual({ ...NOTHING, ...values });
  });
});
