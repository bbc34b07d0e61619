import { decodeWire, encodeParameters } from './call';
import type { UahPaymentToSave } from './uah-payment';
import { addTemplate, getTemplate, listTemplates, readUahTemplate, writeUahTemplate } from './templates';

const PAYMENT: UahPaymentToSave = {
  id: null,
  number: '',
  documentDate: '',
  valueDate: '',
  debitAccountId: '7001',
  creditIban: 'UA983052990000026008138043718',
  receiverName: 'ТОВ «Ромашка»',
  receiverCode: '14360570',
  receiverIsResident: true,
  receiverHasCode: true,
  amount: '100.00',
  purpose: 'Оренда',
  structuredPurposeKind: 'budget',
  structuredPurposeXml: '<Strd/>',
};

describe('templates', () => {
  it('are listed under the upper-case names of the wire', () => {
    const row = {
      TEMPLATE_ID: 5,
      TEMPLATE_NAME: 'Оренда',
      RECEIVER_NAME: 'ТОВ «Ромашка»',
      ACN_RECEIVER: 'UA983052990000026008138043718',
      OKPO_CO: '92000019',
      AMOUNT: 100,
      CUR_REF: 980,
    };
    expect(decodeWire(listTemplates.answer, { templates_list: [row] })).toEqual({
      ok: true,
      value: {
        templates: [
          {
            id: '5',
            name: 'Оренда',
            receiverName: 'ТОВ «Ромашка»',
            receiverAccount: 'UA983052990000026008138043718',
            receiverCode: '92000019',
            amount: '100.00',
            currencyCode: '980',
          },
        ],
      },
    });
    expect(decodeWire(listTemplates.answer, {})).toEqual({ ok: true, value: { templates: [] } });
  });

  it('are stored with the payment as JSON text', () => {
    const parameters = encodeParameters(addTemplate.request, {
      name: 'Оренда',
      type: 1,
      currencyCode: '980',
      amount: '100.00',
      receiverName: 'ТОВ «Ромашка»',
      receiverAccount: 'UA983052990000026008138043718',
      data: writeUahTemplate(PAYMENT),
    });
    expect(parameters).toMatchObject({ template_name: 'Оренда', template_type: '1', cur_ref: '980', amount: '100.00' });
    expect(JSON.parse(parameters['cdata'] ?? '')).toMatchObject({ acnt_co: PAYMENT.creditIban, sppType: 'budget' });
  });

  it('give back the payment that was stored', () => {
    const answer = { template_name: 'Оренда', template_data: writeUahTemplate(PAYMENT) };
    const decoded = decodeWire(getTemplate.answer, answer);
    expect(decoded).toMatchObject({ ok: true, value: { name: 'Оренда', currencyCode: null } });
    expect(readUahTemplate(answer.template_data)).toEqual({ ok: true, value: PAYMENT });
  });

  it.each([
    ['no JSON', '{', 'template_data'],
    ['no payment', '[]', ''],
    ['a payment with a wrong field', '{"amount":[5]}', 'amount'],
  ])('with %s in it is a value that says where', (_, data, where) => {
    expect(readUahTemplate(data)).toEqual({ ok: false, where });
  });
});
