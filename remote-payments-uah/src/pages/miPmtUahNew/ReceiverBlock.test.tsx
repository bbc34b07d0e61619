import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import type { PaymentValues } from '../../features/payment';
import { CORRESPONDENT, NOTHING_KNOWN, PAYMENT, row } from '../../testing/answers';
import { action, field } from '../../testing/open-page';
import { openBlock } from '../../testing/payment-block';
import { ReceiverBlock } from './ReceiverBlock';

const NON_RESIDENT = {
  ...CORRESPONDENT,
  RECORD_ID: 5,
  CODE: '000000000',
  NAME: 'Test Handel GmbH',
  IBAN: 'UA653003350000026008999000305',
  IS_RESIDENT: 0,
};
const CATALOGUE = { '/get_clnt_catalog': { success: true, rows: [CORRESPONDENT, NON_RESIDENT] } };
const SVITANOK = { creditIban: 'UA263052990000026006999000301', receiverCode: '92000019' };

const NOBODY = { creditIban: '', receiverCode: '', receiverName: '' };

const open = (values: Partial<PaymentValues> = NOBODY, answers: WireAnswers = {}) =>
  openBlock(({ checked }) => <ReceiverBlock checked={checked} id={null} />, values, {
    ...NOTHING_KNOWN,
    ...CATALOGUE,
    ...answers,
  });
const typeInto = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('the receiver', () => {
  it('is filled in whole by a correspondent whose name one begins to type', async () => {
    const { present } = await open();
    typeInto('name_co', 'світан');
    fireEvent.click(await screen.findByText('92000019 · UA26 3052 9900 0002 6006 9990 0030 1'));
    expect(present()).toMatchObject({ ...SVITANOK, receiverName: 'ТОВ «Світанок Постач»', receiverHasCode: true });
    expect(field('acnt_co')).toHaveValue(SVITANOK.creditIban);
  });

  it('is chosen by its account too, and Tab on the way takes nothing that was not chosen', async () => {
    const { present } = await open();
    fireEvent.focus(field('acnt_co'));
    typeInto('acnt_co', 'UA26 3052');
    await screen.findByText('92000019 · UA26 3052 9900 0002 6006 9990 0030 1');
    fireEvent.keyDown(field('acnt_co'), { key: 'Tab', code: 'Tab', keyCode: 9, which: 9 });
    fireEvent.blur(field('acnt_co'));
    expect(present()).toMatchObject({ creditIban: 'UA263052', receiverName: '' });
  });

  it('is chosen from the whole catalogue; nine zeros there are no code', async () => {
    const { present } = await open();
    fireEvent.click(action('chooseReceiver'));
    fireEvent.click(await screen.findByText('Test Handel GmbH'));
    expect(present()).toMatchObject({
      receiverCode: '000000000',
      receiverIsResident: false,
      receiverHasCode: false,
    });
    await waitFor(() => expect(field('okpo_co')).toHaveAttribute('readonly'));
  });

  it('without a code has a passport while resident, nine zeros when not, and an empty code again afterwards', async () => {
    const { present } = await open();
    fireEvent.click(field('has_code'));
    expect(await screen.findByText('Паспорт (серія та номер)')).toBeVisible();
    fireEvent.click(field('is_resident'));
    expect(present().receiverCode).toBe('000000000');
    fireEvent.click(field('has_code'));
    expect(present().receiverCode).toBe('');
    expect(await screen.findByText('Код отримувача')).toBeVisible();
  });

  it('that the catalogue has is not offered to be kept', async () => {
    await open(SVITANOK);
    expect(await screen.findByText('Отримувач є в довіднику')).toBeVisible();
    expect(field('saveReceiver')).toBeDisabled();
  });

  it('with a long name is asked for a short one when it is kept', async () => {
    await open();
    typeInto('name_co', 'Я'.repeat(39));
    expect(document.querySelector('[data-field="NAME"]')).toBeNull();
    fireEvent.click(field('saveReceiver'));
    await waitFor(() => expect(field('NAME')).toBeVisible());
  });

  it('known by another account is warned of as soon as account and code are whole', async () => {
    const other = { ...row(5, '90'), acnt_co: 'UA583004650000026001999000302' };
    await open(NOBODY, {
      '/get_clnt_catalog': { success: true, rows: [] },
      '/get_payments': { success: true, paydoc_list: [other] },
    });
    typeInto('acnt_co', SVITANOK.creditIban);
    expect(document.querySelector('[data-warning]')).toBeNull();
    typeInto('okpo_co', SVITANOK.receiverCode);
    await waitFor(() => expect(document.querySelector('[data-warning="otherAccounts"]')).not.toBeNull());
    expect(screen.getByText('UA58 3004 6500 0002 6001 9990 0030 2')).toBeVisible();
  });

  it('paid before gets the last payment that was not refused once more', async () => {
    const rows = [row(6, '95'), row(5, '94')];
    const { present, shell } = await open(SVITANOK, {
      '/get_payments': { success: true, paydoc_list: rows },
      '/get_pmt_info': { success: true, pmt_info: { ...PAYMENT, pay_purp: 'Оренда за червень, без ПДВ' } },
    });
    await waitFor(() => expect(field('lastPayment')).toHaveTextContent('№ 94'));
    fireEvent.click(action('repeatLast'));
    await waitFor(() => expect(present().purpose).toBe('Оренда за червень, без ПДВ'));
    expect(present()).toMatchObject({ amount: '100.50', number: '107', receiverName: 'ТОВ «Світанок Постач»' });
    expect(shell.calls.find(({ path }) => path === '/get_pmt_info')?.parameters.get('pmt_id')).toBe('994');
    // The journal is asked by a GET: an account in its address would be written down on the way.
    const asked = shell.calls.filter(({ path }) => path === '/get_payments').map(({ parameters }) => `${parameters}`);
    expect(asked.filter((address) => address.includes(SVITANOK.creditIban))).toEqual([]);
  });
});
