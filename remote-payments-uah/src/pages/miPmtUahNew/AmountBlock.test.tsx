import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import type { PaymentValues } from '../../features/payment';
import { action, field } from '../../testing/open-page';
import { openBlock } from '../../testing/payment-block';
import { AmountBlock } from './AmountBlock';
import { PurposeBlock } from './PurposeBlock';

const open = (values: Partial<PaymentValues> = {}, answers: WireAnswers = {}) =>
  openBlock(
    ({ checked }) => (
      <>
        <AmountBlock checked={checked} />
        <PurposeBlock checked={checked} />
      </>
    ),
    values,
    answers,
  );
const typeInto = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const textOf = (name: string) => field(name).textContent.replaceAll('\u00a0', ' ');

describe('the amount', () => {
  it('stands under the field in words as it was understood', async () => {
    await open();
    typeInto('amount', '1 234,5');
    await waitFor(() => expect(textOf('amountInWords')).toBe('Одна тисяча двісті тридцять чотири гривні 50 копійок'));
    typeInto('amount', '1 234,567');
    await waitFor(() => expect(document.querySelector('[data-field="amountInWords"]')).toBeNull());
  });

  it('tells the VAT that it includes, and the purpose shows the text that will be added', async () => {
    await open({ amount: '120', purpose: 'Оплата' });
    expect(document.querySelector('[data-field="vat_rate"]')).toBeNull();
    fireEvent.click(field('is_vat_included'));
    await waitFor(() => expect(textOf('vatAmount')).toBe('ПДВ: 20,00 UAH'));
    expect(textOf('vatText')).toBe('Буде додано: у т.ч. ПДВ 20 % – 20,00 грн.');
    // «Оплата», comma, space and the VAT text; with it a purpose has 160 characters.
    expect(screen.getByText('36 з 160')).toBeVisible();
    typeInto('amount', '60');
    await waitFor(() => expect(textOf('vatText')).toBe('Буде додано: у т.ч. ПДВ 20 % – 10,00 грн.'));
  });

  it('of a payment with a structured purpose includes no VAT', async () => {
    const structuredPurpose = {
      kind: 'budget',
      paymentKindCode: '101',
      taxNotice: '',
      additionalInfo: 'ПДФО',
    } as const;
    await open({ amount: '120', creditIban: 'UA308999980310001000000000001', structuredPurpose, isVatIncluded: true });
    expect(field('is_vat_included')).toBeDisabled();
    expect(screen.getByText('Платіж до бюджету не містить ПДВ')).toBeVisible();
    expect(document.querySelector('[data-field="vatText"]')).toBeNull();
    expect(field('pay_purp')).toHaveAttribute('placeholder', '101 ПДФО');
  });
});

describe('the purpose', () => {
  it('is taken from the catalogue', async () => {
    const rows = [
      { RECORD_ID: 1, PPURP_TEXT: 'Оплата за товар' },
      { RECORD_ID: 2, PPURP_TEXT: 'Оренда офісу' },
    ];
    const { present, shell } = await open({}, { '/get_clnt_catalog': { success: true, rows } });
    expect(shell.calls).toEqual([]);
    fireEvent.click(action('choosePurpose'));
    fireEvent.click(await screen.findByText('Оренда офісу'));
    expect(present().purpose).toBe('Оренда офісу');
    expect(shell.calls.map(({ parameters }) => parameters.get('catalog_ref'))).toEqual(['ncb_ppurps_c']);
  });

  it('can be kept once there is one', async () => {
    await open();
    expect(field('savePurpose')).toBeDisabled();
    typeInto('pay_purp', 'Оренда');
    await waitFor(() => expect(field('savePurpose')).toBeEnabled());
  });
});
