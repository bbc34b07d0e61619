import { decodeWire, encodeParameters } from './call';
import { getExecutedPayment, getSignedPdf, listLinkedPayments, recallDocuments } from './payment-documents';

describe('documents around a payment', () => {
  it('are recalled by id and type, one verdict each, by a call of ours', () => {
    expect(recallDocuments).toMatchObject({ method: 'POST', path: '/recall_docs', origin: 'ours' });
    const parameters = encodeParameters(recallDocuments.request, { documents: [{ id: '501', type: 1 }] });
    expect(parameters).toEqual({ pmt_ids: '[{"id":"501","type":1}]' });
    const payroll = encodeParameters(recallDocuments.request, { documents: [{ id: '502', type: 'payroll' }] });
    expect(payroll).toEqual({ pmt_ids: '[{"id":"502","type":"payroll"}]' });
  });

  it('are linked to a request with their status', () => {
    expect(encodeParameters(listLinkedPayments.request, { requestId: '77' })).toEqual({ request_ref: '77' });
    expect(decodeWire(listLinkedPayments.answer, { payments: [{ pmt_id: 1, status_ref: 4 }] })).toMatchObject({
      value: { payments: [{ id: '1', status: 4, amount: null }] },
    });
    expect(decodeWire(listLinkedPayments.answer, {})).toEqual({ ok: true, value: { payments: [] } });
  });

  it('are printed by the bank’s number and the account', () => {
    const parameters = encodeParameters(getExecutedPayment.request, { bankDocumentId: '90001', accountId: '7001' });
    expect(parameters).toEqual({ nopinf: '90001', acn_ref: '7001' });
    expect(decodeWire(getExecutedPayment.answer, { pmt_info: { cur_ref: 980, amount: '5' } })).toMatchObject({
      value: { payment: { currencyCode: '980', amount: '5.00', receiverName: '' } },
    });
  });

  it('come signed as PDF', () => {
    const parameters = encodeParameters(getSignedPdf.request, { document: { id: '501', type: 1 } });
    expect(parameters).toEqual({ cdata: '{"id":"501","type":1}' });
  });
});
