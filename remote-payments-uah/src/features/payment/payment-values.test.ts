import type { UahPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { EMPTY_PARTY } from '@ncb/shared-kernel/domain/parties';
import { createEmptyPurpose } from '@ncb/shared-kernel/domain/remittance';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { checkPayment } from './check-payment';
import { createEmptyPayment, toDraft, toPaymentRequest, type PaymentValues } from './payment-values';
import { toCopyValues, toRepeatValues, toPaymentValues } from './stored-values';

const TREASURY = 'UA308999980310001000000000001';
const BUDGET = { kind: 'budget', paymentKindCode: '101', taxNotice: '', additionalInfo: 'ПДФО' } as const;

const filled: PaymentValues = {
  ...createEmptyPayment(SAMPLE_SESSION, '7001'),
  creditIban: 'UA263052990000026006999000301',
  receiverName: 'ТОВ «Світанок Постач»',
  receiverCode: '92000019',
  amount: '120,00',
  purpose: 'Оплата за товар',
};
const stored: UahPaymentToSave = { id: '9107', ...toPaymentRequest(toDraft({ ...filled, number: '12' })) };

describe('what is sent of a form', () => {
  it('has no party of whom only the kind was chosen', () => {
    const nobody = { ...EMPTY_PARTY, isJuridical: false };
    const draft = toDraft({
      ...filled,
      ultimateDebtor: nobody,
      ultimateCreditor: { ...nobody, name: 'Вигадана Марія' },
    });
    expect(draft).not.toHaveProperty('ultimateDebtor');
    expect(draft.ultimateCreditor).toMatchObject({ name: 'Вигадана Марія' });
  });

  it('has the VAT text of amount and rate after the purpose', () => {
    expect(toDraft({ ...filled, isVatIncluded: true }).purpose).toBe('Оплата за товар, у т.ч. ПДВ 20 % – 20,00 грн.');
    expect(toDraft({ ...filled, isVatIncluded: true, vatRate: '7', amount: '107' }).purpose).toBe(
      'Оплата за товар, у т.ч. ПДВ 7 % – 7,00 грн.',
    );
  });

  it('has one VAT text, whatever was typed before the switch was turned', () => {
    const purpose = 'Оплата за товар, без ПДВ';
    expect(toDraft({ ...filled, purpose, isVatIncluded: true }).purpose).toBe(
      'Оплата за товар, у т.ч. ПДВ 20 % – 20,00 грн.',
    );
    expect(toDraft({ ...filled, purpose }).purpose).toBe(purpose);
  });

  it('has no purpose where only the VAT would be one', () => {
    expect(toDraft({ ...filled, purpose: ' ', isVatIncluded: true }).purpose).toBe('');
  });

  it('is the text of the structure where a payment to the Treasury says nothing else, and without VAT', () => {
    const values = { ...filled, creditIban: TREASURY, structuredPurpose: BUDGET, purpose: '', isVatIncluded: true };
    expect(toDraft(values)).toMatchObject({ purpose: '101 ПДФО', isVatIncluded: false, structuredPurpose: BUDGET });
    expect(toDraft({ ...values, purpose: 'Оплата' }).purpose).toBe('101 ПДФО');
    expect(toDraft({ ...values, storedPurposeText: 'ПДФО за червень' }).purpose).toBe('ПДФО за червень');
  });

  it('has the purpose as information where nothing else was typed for the Treasury, without VAT', () => {
    const values = { ...filled, creditIban: TREASURY, purpose: 'ПДФО, без ПДВ' };
    const additionalInfo = { ...createEmptyPurpose('budget'), additionalInfo: 'ПДФО' };
    for (const structuredPurpose of [undefined, createEmptyPurpose('none')]) {
      const draft = toDraft({ ...values, ...(structuredPurpose && { structuredPurpose }) });
      expect(draft).toMatchObject({ purpose: 'ПДФО', structuredPurpose: additionalInfo });
    }
  });

  it('has no structured purpose for anybody but the Treasury', () => {
    expect(toDraft({ ...filled, structuredPurpose: BUDGET })).not.toHaveProperty('structuredPurpose');
    expect(toDraft({ ...filled, creditIban: TREASURY, purpose: '' })).not.toHaveProperty('structuredPurpose');
  });

  it('names the request that it brings the hryvnias for, and nothing that is only the form’s', () => {
    const request = toPaymentRequest(toDraft({ ...filled, saveReceiver: true, savePurpose: true }), '55');
    expect(request).toMatchObject({ requestId: '55', amount: '120.00' });
    for (const name of ['vatRate', 'isVatIncluded', 'saveReceiver', 'catalogueName', 'savePurpose']) {
      expect(request).not.toHaveProperty(name);
    }
  });
});

describe('a stored payment', () => {
  it('comes back with its VAT switch on, so that a new amount gets a new VAT', () => {
    const withVat = { ...stored, purpose: 'Оплата за товар, у т.ч. ПДВ 20 % – 20,00 грн.' };
    const values = toPaymentValues(withVat, SAMPLE_SESSION);
    expect(values).toMatchObject({ purpose: 'Оплата за товар', isVatIncluded: true, vatRate: '20' });
    expect(toDraft({ ...values, amount: '60' }).purpose).toBe('Оплата за товар, у т.ч. ПДВ 20 % – 10,00 грн.');
  });

  it('has an empty purpose where it is the text of its structure, so that the text follows the structure', () => {
    const values = { ...filled, creditIban: TREASURY, structuredPurpose: BUDGET, purpose: '' };
    const again = toPaymentValues({ ...toPaymentRequest(toDraft(values)) }, SAMPLE_SESSION);
    expect(again).toMatchObject({ purpose: '', structuredPurpose: BUDGET });
    expect(toDraft(again).purpose).toBe('101 ПДФО');
  });

  it('keeps a text of its own beside its structure, and its purpose where the structure is not sent', () => {
    const values = { ...filled, creditIban: TREASURY, structuredPurpose: BUDGET };
    const request = { ...toPaymentRequest(toDraft(values)), purpose: 'ПДФО за червень' };
    const again = toPaymentValues(request, SAMPLE_SESSION);
    expect(again).toMatchObject({ purpose: '', storedPurposeText: 'ПДФО за червень' });
    expect(toDraft(again).purpose).toBe('ПДФО за червень');
    const elsewhere = toPaymentValues({ ...request, creditIban: filled.creditIban }, SAMPLE_SESSION);
    expect(elsewhere).toMatchObject({ purpose: 'ПДФО за червень', storedPurposeText: '' });
  });

  it('is copied with the next number, today’s date and no value date', () => {
    expect(toCopyValues({ ...stored, valueDate: '2026-06-01' }, SAMPLE_SESSION)).toMatchObject({
      number: '107',
      documentDate: '2026-07-01',
      valueDate: '',
      receiverName: 'ТОВ «Світанок Постач»',
    });
  });

  it('is repeated without number, dates and account, and takes out what it did not have', () => {
    const repeated = toRepeatValues(stored, SAMPLE_SESSION);
    expect(repeated).toMatchObject({ amount: '120.00', purpose: 'Оплата за товар' });
    expect(Object.keys(repeated)).toContain('structuredPurpose');
    for (const name of ['number', 'documentDate', 'valueDate', 'debitAccountId', 'creditIban']) {
      expect(repeated).not.toHaveProperty(name);
    }
  });
});

describe('what the catalogue gets', () => {
  const context = { bankDay: SAMPLE_SESSION.bankDay, debitAccount: null };
  const problemsOf = (values: PaymentValues) =>
    checkPayment(values, context).filter(({ field }) => field === 'catalogueName' || field === 'receiverName');
  const long = { ...filled, receiverName: 'Я'.repeat(39), saveReceiver: true };

  it('is a name of 38 characters, asked for and not cut', () => {
    expect(problemsOf(long)).toEqual([{ field: 'catalogueName', key: 'fillAllFields' }]);
    expect(problemsOf({ ...long, catalogueName: 'Я'.repeat(39) })).toEqual([
      { field: 'catalogueName', key: 'tooLongName', params: { length: '39', max: '38' } },
    ]);
    expect(problemsOf({ ...long, catalogueName: 'Якась назва' })).toEqual([]);
  });

  it('asks for nothing when nothing is kept, or the name is short enough', () => {
    expect(problemsOf({ ...long, saveReceiver: false })).toEqual([]);
    expect(problemsOf({ ...filled, saveReceiver: true })).toEqual([]);
  });
});
