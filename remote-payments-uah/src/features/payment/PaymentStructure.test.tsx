import { act, cleanup, waitFor } from '@testing-library/react';
import { action, field, press, problemOf } from '@ncb/shared-kernel/remote-contract/testing';
import { openBlock } from '../../testing/open-block';
import { PaymentStructure } from './PaymentStructure';

const TREASURY = 'UA308999980310001000000000001';
const CODES = { '/get_catalog': { success: true, rows: [] } };
const BUDGET = { kind: 'budget', paymentKindCode: '101', taxNotice: '', additionalInfo: 'ЄСВ за червень' } as const;

const onRemoved = jest.fn();
const open = (values: Parameters<typeof openBlock>[1], startsOn = false) =>
  openBlock(
    ({ checked }) => <PaymentStructure checked={checked} startsOn={startsOn} onRemoved={onRemoved} />,
    { creditIban: TREASURY, amount: '100,00', ...values },
    CODES,
  );
const turnOff = async () => {
  field('structuredPurpose').click();
  await waitFor(() => action('confirmClear'));
  press('confirmClear');
};

describe('the structured purpose of a hryvnia payment', () => {
  it('takes the purpose with it, and VAT off', async () => {
    const { present } = await open({ purpose: 'ПДФО за червень, без ПДВ', isVatIncluded: true });
    press('budgetOn');
    await waitFor(() => expect(field('structuredPurpose.additionalInfo')).toHaveValue('ПДФО за червень'));
    expect(present()).toMatchObject({ purpose: '', isVatIncluded: false, structuredPurpose: { kind: 'budget' } });
  });

  it('has the mark on when it was opened by hand, unless the purpose is too long for it', async () => {
    const { present } = await open({ purpose: 'ЄСВ' }, true);
    await waitFor(() => expect(present()).toMatchObject({ structuredPurpose: { kind: 'budget' } }));
    cleanup();
    await open({ purpose: 'а'.repeat(141) }, true);
    await waitFor(() => expect(problemOf('structuredPurpose')).toBe('tooLongPpurp'));
  });

  it('asks before it is taken out, and gives its text back', async () => {
    const { present } = await open({ structuredPurpose: BUDGET });
    press('remove-budget');
    await waitFor(() => action('confirmClear'));
    expect(onRemoved).not.toHaveBeenCalled();
    press('confirmClear');
    await waitFor(() => expect(present().structuredPurpose).toBeUndefined());
    expect(present().purpose).toBe('ЄСВ за червень');
    expect(onRemoved).toHaveBeenCalledTimes(1);
  });

  it('gives its text back, but not into a purpose that was written meanwhile', async () => {
    const { present, put } = await open({ structuredPurpose: BUDGET });
    act(() => put({ purpose: 'Оплата' }));
    await turnOff();
    await waitFor(() => expect(present().structuredPurpose).toBeUndefined());
    expect(present().purpose).toBe('Оплата');
  });
});
