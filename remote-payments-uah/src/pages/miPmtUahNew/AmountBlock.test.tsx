import { fireEvent, screen, waitFor } from '@testing-library/react';
import { choose, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { EMPTY_HISTORY, PAYMENT, row } from '../../testing/answers';
import type { PaymentValues } from '../../features/payment';
import { action, field } from '../../testing/open-page';
import { openBlock } from '../../testing/open-block';
import { AmountBlock } from './AmountBlock';
import { PurposeBlock } from './PurposeBlock';

const SVITANOK = { creditIban: 'UA263052990000026006999000301', receiverCode: '92000019' };

const open = (values: Partial<PaymentValues> = {}, answers: WireAnswers = {}) =>
  openBlock(
    ({ checked }) => (
      <>
        <AmountBlock checked={checked} />
        <PurposeBlock checked={checked} id={null} isKindShown={false} />
      </>
    ),
    values,
    { ...EMPTY_HISTORY, ...answers },
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
    expect(document.querySelector('[data-field="vatRate"]')).toBeNull();
    fireEvent.click(screen.getByText('20 %'));
    await waitFor(() => expect(textOf('vatAmount')).toBe('20,00 UAH, допишемо в призначення'));
    expect(textOf('vatText')).toBe('Буде додано: у т.ч. ПДВ 20 % – 20,00 грн.');
    // «Оплата», comma, space and the VAT text; its limit is 160 characters.
    expect(screen.getByText('36 / 160')).toBeVisible();
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
    expect(screen.getByText('До бюджету – без ПДВ')).toBeVisible();
    for (const name of ['isVatIncluded', 'vatText', 'purpose']) {
      expect(document.querySelector(`[data-field="${name}"]`)).toBeNull();
    }
    await waitFor(() => expect(field('purposeText')).toHaveTextContent('101 ПДФО'));
  });
});

describe('the VAT', () => {
  it('is one of three choices, the third of them with a rate of its own', async () => {
    const { present } = await open({ amount: '107' });
    fireEvent.click(screen.getByText('Інша ставка'));
    await waitFor(() => expect(present()).toMatchObject({ isVatIncluded: true, vatRate: '7' }));
    await waitFor(() => field('vatRate'));
    choose('vatRate', '14 %');
    await waitFor(() => expect(present().vatRate).toBe('14'));
    fireEvent.click(screen.getByText('Без ПДВ'));
    await waitFor(() => expect(present().isVatIncluded).toBe(false));
    await waitFor(() => expect(document.querySelector('[data-field="vatRate"]')).toBeNull());
  });
});

describe('the purpose', () => {
  it('is taken from the catalogue', async () => {
    const rows = [
      { RECORD_ID: 1, PPURP_TEXT: 'Оплата за товар' },
      { RECORD_ID: 2, PPURP_TEXT: 'Оренда офісу' },
    ];
    const { present, shell } = await open({}, { '/get_clnt_catalog': { success: true, rows } });
    const purposes = () => shell.calls.filter(({ parameters }) => parameters.get('catalog_ref') === 'ncb_ppurps_c');
    expect(purposes()).toEqual([]);
    fireEvent.click(action('choosePurpose'));
    fireEvent.click(await screen.findByText('Оренда офісу'));
    expect(present().purpose).toBe('Оренда офісу');
    expect(purposes()).toHaveLength(1);
  });

  it('can be kept once there is one', async () => {
    await open();
    expect(document.querySelector('[data-field="savePurpose"]')).toBeNull();
    typeInto('purpose', 'Оренда');
    await waitFor(() => expect(field('savePurpose')).toBeEnabled());
  });

  it('is taken from the last payment to the receiver that was not refused, with all that belonged to it', async () => {
    const rows = [row(6, '95'), row(5, '94')];
    const { present, shell } = await open(SVITANOK, {
      ...EMPTY_HISTORY,
      '/get_payments': { success: true, paydoc_list: rows },
      '/get_pmt_info': { success: true, pmt_info: { ...PAYMENT, pay_purp: 'Оренда за червень, без ПДВ' } },
    });
    await waitFor(() => expect(field('lastPayment')).toHaveTextContent('№ 94'));
    fireEvent.click(action('repeatLast'));
    await waitFor(() => expect(present().purpose).toBe('Оренда за червень, без ПДВ'));
    expect(present()).toMatchObject({ amount: '100.50', number: '107', receiverName: 'ТОВ «Світанок Постач»' });
    expect(shell.calls.find(({ path }) => path === '/get_pmt_info')?.parameters.get('pmt_id')).toBe('994');
    // The URL is logged on the way.
    const requests = shell.calls
      .filter(({ path }) => path === '/get_payments')
      .map(({ parameters }) => `${parameters}`);
    expect(requests.filter((address) => address.includes(SVITANOK.creditIban))).toEqual([]);
  });
});
