import { act, waitFor } from '@testing-library/react';
import { action, field, press } from '@ncb/shared-kernel/remote-contract/testing';
import { openBlock } from '../../testing/payment-block';
import { PaymentStructure } from './PaymentStructure';

const TREASURY = 'UA308999980310001000000000001';
const CODES = { '/get_catalog': { success: true, rows: [] } };
const BUDGET = { kind: 'budget', paymentKindCode: '101', taxNotice: '', additionalInfo: 'ЄСВ за червень' } as const;

const open = (values: Parameters<typeof openBlock>[1]) =>
  openBlock(PaymentStructure, { creditIban: TREASURY, amount: '100,00', ...values }, CODES);
const turnOff = async () => {
  field('budget').click();
  await waitFor(() => action('confirmClear'));
  press('confirmClear');
};

describe('the structured purpose of a hryvnia payment', () => {
  it('takes the purpose with it, and VAT off', async () => {
    const { present } = await open({ purpose: 'ПДФО за червень, без ПДВ', isVatIncluded: true });
    press('budgetOn');
    await waitFor(() => expect(field('addtInf')).toHaveValue('ПДФО за червень'));
    expect(present()).toMatchObject({ purpose: '', isVatIncluded: false, structuredPurpose: { kind: 'budget' } });
  });

  it('gives its text back, but not into a purpose that was written meanwhile', async () => {
    const { present, put } = await open({ structuredPurpose: BUDGET });
    act(() => put({ purpose: 'Оплата' }));
    await turnOff();
    await waitFor(() => expect(present().structuredPurpose).toBeUndefined());
    expect(present().purpose).toBe('Оплата');
  });
});
