import userEvent from '@testing-library/user-event';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { AmountField } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { CORRESPONDENT, NOTHING_KNOWN, row } from '../../testing/answers';
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

/** Enough for the fields to be open. */
const UNKNOWN = { creditIban: '', receiverCode: '', receiverName: 'Н' };
const NOBODY = { creditIban: '', receiverCode: '', receiverName: '' };

const open = (values: Partial<PaymentValues> = NOBODY, answers: WireAnswers = {}) =>
  openBlock(({ checked }) => <ReceiverBlock checked={checked} />, values, {
    ...NOTHING_KNOWN,
    ...CATALOGUE,
    ...answers,
  });
const typeInto = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('the receiver', () => {
  it('is filled in whole by a correspondent whose name, code or account one begins to type', async () => {
    for (const typed of ['світан', '9200001', 'UA26 3052']) {
      const { present } = await open();
      typeInto('name_co', typed);
      fireEvent.click(await screen.findByText('UA26 3052 9900 0002 6006 9990 0030 1'));
      expect(present()).toMatchObject({ ...SVITANOK, receiverName: 'ТОВ «Світанок Постач»', receiverHasCode: true });
      expect(await screen.findByText('Змінити')).toBeVisible();
      expect(field('acnt_co')).toHaveTextContent('UA26 3052 9900 0002 6006 9990 0030 1');
      expect(screen.getByText(/є в довіднику/)).toBeVisible();
      cleanup();
    }
  });

  it('is offered from recent payments too, with the day of the last one', async () => {
    const paid = { ...row(5, '90'), name_co: 'ТОВ «Світлиця»', okpo_co: '92000025' };
    const { present } = await open(NOBODY, { '/get_payments': { success: true, paydoc_list: [paid] } });
    typeInto('name_co', 'світли');
    fireEvent.click(await screen.findByText('платили 01.07'));
    expect(present()).toMatchObject({ receiverName: 'ТОВ «Світлиця»', receiverCode: '92000025' });
    await waitFor(() => expect(field('saveReceiver')).toBeEnabled());
  });

  it('whose whole account was typed and left by Tab hands on to the amount: the button in between is gone', async () => {
    const { present } = await openBlock(
      ({ checked }) => (
        <>
          <ReceiverBlock checked={checked} />
          <AmountField checked={checked} label="Сума" name="amount" field="amount" />
        </>
      ),
      NOBODY,
      { ...NOTHING_KNOWN, ...CATALOGUE },
    );
    act(() => field('name_co').focus());
    typeInto('name_co', 'УА26 3052 9900 0002 6006 9990 0030 1');
    await screen.findByText('UA26 3052 9900 0002 6006 9990 0030 1');
    await userEvent.tab();
    expect(await screen.findByText('Змінити')).toBeVisible();
    expect(present()).toMatchObject(SVITANOK);
    await waitFor(() => expect(field('amount')).toHaveFocus());
  });

  it('whom nobody knows opens account and code, with what was typed where it belongs', async () => {
    const { present } = await open();
    typeInto('name_co', 'Нова Назва');
    fireEvent.click(await screen.findByText('Новий отримувач «Нова Назва»'));
    await waitFor(() => expect(field('acnt_co')).toHaveFocus());
    expect(present()).toMatchObject({ receiverName: 'Нова Назва', creditIban: '' });
    cleanup();
    const other = await open();
    fireEvent.focus(field('name_co'));
    typeInto('name_co', 'UA65 3003 3500');
    fireEvent.blur(field('name_co'));
    await waitFor(() => expect(field('acnt_co')).toHaveValue('UA65 3003 3500'));
    expect(other.present().receiverName).toBe('');
  });

  it('is known by a whole account that is typed or pasted, without being chosen', async () => {
    const { present } = await open();
    fireEvent.focus(field('name_co'));
    typeInto('name_co', 'UA26 3052 9900 0002 6006 9990 0030 1');
    await screen.findByText('ТОВ «Світанок Постач»');
    fireEvent.blur(field('name_co'));
    await waitFor(() => expect(present()).toMatchObject({ ...SVITANOK, receiverName: 'ТОВ «Світанок Постач»' }));
  });

  it('is put where it belongs also by a try to save in the middle of typing', async () => {
    const { present } = await open();
    typeInto('name_co', 'UA65 3003 3500');
    await screen.findByText('Новий отримувач «UA65 3003 3500»');
    field('name_co').focus();
    fireEvent.click(action('trySaving'));
    await waitFor(() => expect(present()).toMatchObject({ creditIban: 'UA6530033500', receiverName: '' }));
  });

  it('is not taken by Tab on the way to the next field', async () => {
    const { present } = await open();
    fireEvent.focus(field('name_co'));
    typeInto('name_co', 'світан');
    await screen.findByText('UA26 3052 9900 0002 6006 9990 0030 1');
    fireEvent.keyDown(field('name_co'), { key: 'Tab', code: 'Tab', keyCode: 9, which: 9 });
    fireEvent.blur(field('name_co'));
    expect(present()).toMatchObject({ creditIban: '', receiverName: 'світан' });
  });

  it('is taken by Enter from the list of what stands in the field, not of the letters before', async () => {
    const { present } = await open();
    field('name_co').focus();
    typeInto('name_co', 'handel');
    await screen.findByText('UA65 3003 3500 0002 6008 9990 0030 5');
    // One task: the list of the new letters has not been drawn yet.
    act(() => {
      typeInto('name_co', 'світан');
      fireEvent.keyDown(field('name_co'), { key: 'Enter', code: 'Enter', keyCode: 13, which: 13 });
    });
    await waitFor(() => expect(present()).toMatchObject({ ...SVITANOK, receiverName: 'ТОВ «Світанок Постач»' }));
  });

  it('that was half typed stays in its fields when it becomes whole', async () => {
    await open({ creditIban: 'UA26305299', receiverCode: '92000019', receiverName: 'ТОВ «Світанок Постач»' });
    typeInto('acnt_co', SVITANOK.creditIban);
    await screen.findByText('АТ «Тестовий»');
    expect(field('acnt_co')).toHaveValue(SVITANOK.creditIban);
  });

  it('that was chosen is a card: it is changed in place, or taken out whole', async () => {
    const { present } = await open({ ...SVITANOK, receiverName: 'ТОВ «Світанок Постач»' });
    fireEvent.click(action('changeReceiver'));
    await waitFor(() => expect(field('name_co')).toHaveFocus());
    expect(field('acnt_co')).toHaveValue('UA26 3052 9900 0002 6006 9990 0030 1');
    cleanup();
    const other = await open({ ...SVITANOK, receiverName: 'ТОВ «Світанок Постач»' });
    fireEvent.click(action('removeReceiver'));
    await waitFor(() => expect(field('name_co')).toHaveFocus());
    expect(other.present()).toMatchObject(NOBODY);
    expect(present()).toMatchObject(SVITANOK);
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
    await waitFor(() => action('changeReceiver'));
    fireEvent.click(action('changeReceiver'));
    await waitFor(() => expect(field('okpo_co')).toHaveAttribute('readonly'));
  });

  it('without a code has a passport while resident, nine zeros when not, and an empty code again afterwards', async () => {
    const { present } = await open(UNKNOWN);
    fireEvent.click(field('has_code'));
    expect(await screen.findByText('Паспорт (серія та номер)')).toBeVisible();
    fireEvent.click(field('is_resident'));
    expect(present().receiverCode).toBe('000000000');
    fireEvent.click(field('has_code'));
    expect(present().receiverCode).toBe('');
    expect(await screen.findByText('Код отримувача')).toBeVisible();
  });

  it('that the catalogue has is not offered to be kept', async () => {
    await open({ ...SVITANOK, receiverName: 'ТОВ «Світанок Постач»' });
    expect(await screen.findByText(/є в довіднику/)).toBeVisible();
    expect(document.querySelector('[data-field="saveReceiver"]')).toBeNull();
    fireEvent.click(action('changeReceiver'));
    await waitFor(() => expect(field('receiverKept')).toHaveTextContent('Отримувач є в довіднику'));
    expect(document.querySelector('[data-field="saveReceiver"]')).toBeNull();
  });

  it('with a long name is asked for a short one when it is kept', async () => {
    await open(UNKNOWN);
    typeInto('name_co', 'Я'.repeat(39));
    expect(document.querySelector('[data-field="NAME"]')).toBeNull();
    fireEvent.click(field('saveReceiver'));
    await waitFor(() => expect(field('NAME')).toBeVisible());
  });
});
