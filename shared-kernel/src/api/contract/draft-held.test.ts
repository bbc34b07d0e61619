import { summariseDraft } from './draft-data';

describe('what a draft holds', () => {
  it.each([
    ['a payment form', { values: { receiverName: ' ТОВ «Світанок» ', amount: '12,50' } }, 'ТОВ «Світанок»', '12,50'],
    ['a form that keeps its values alone', { receiverName: 'ФОП Умовна', amount: '' }, 'ФОП Умовна', ''],
    ['a form of another kind', { values: { text: 'Лист' } }, '', ''],
    ['a content that is no record', 'Оплата', '', ''],
    ['a value that is no text', { values: { receiverName: 7, amount: null } }, '', ''],
  ])('of %s', (_, content, receiver, amount) => {
    expect(summariseDraft(content)).toEqual({ receiver, amount });
  });
});
