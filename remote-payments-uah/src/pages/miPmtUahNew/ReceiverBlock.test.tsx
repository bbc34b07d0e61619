import userEvent from '@testing-library/user-event';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { AmountField } from '@ncb/shared-kernel/ui';
import type { PaymentValues } from '../../features/payment';
import { CORRESPONDENT, EMPTY_HISTORY, row } from '../../testing/answers';
import { action, field } from '../../testing/open-page';
import { openBlock } from '../../testing/open-block';
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

const UNKNOWN = { creditIban: '', receiverCode: '', receiverName: 'Н' };
const NOBODY = { creditIban: '', receiverCode: '', receiverName: '' };

const open = (values: Partial<PaymentValues> = NOBODY, answers: WireAnswers = {}) =>
  openBlock(({ checked }) => <ReceiverBlock checked={checked} />, values, {
    ...EMPTY_HISTORY,
    ...CATALOGUE,
    ...answers,
  });
/** Two receivers of the catalogue, then receivers paid since. */
const TWO_KEPT = {
  success: true,
  rows: [
    CORRESPONDENT,
    { ...CORRESPONDENT, RECORD_ID: 6, NAME: 'ТОВ «Світязь Двадцять»', IBAN: 'UA653003350000026008999000305' },
  ],
};
const PAID_LATELY = ['Один', 'Два', 'Три'].map((name, index) => ({
  ...row(5, `9${index}`),
  name_co: `ТОВ «Світоч ${name}»`,
  okpo_co: '92000025',
  acnt_co: ['UA583004650000026001999000302', 'UA583004650000026001999000303', 'UA583004650000026001999000304'][index],
}));
const press = (key: 'Enter' | 'ArrowDown') => {
  const code = key === 'Enter' ? 13 : 40;
  fireEvent.keyDown(field('receiverName'), { key, code: key, keyCode: code, which: code });
};
const names = () =>
  [...document.querySelectorAll('.ant-select-item-option [data-row] > :first-child')].map(
    ({ textContent: name }) => name,
  );
const highlighted = () =>
  document.querySelector('.ant-select-item-option-active [data-row] > :first-child')?.textContent ?? null;
const clock = jest.spyOn(performance, 'now');
let passed = 0;
beforeEach(() => {
  passed = 0;
  clock.mockImplementation(() => passed);
});
/** Time to read the list. */
const afterReading = () => {
  passed += 300;
};
const typeInto = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('the receiver', () => {
  it('is filled in whole by a correspondent whose name, code or account one begins to type', async () => {
    for (const typed of ['світан', '9200001', 'UA26 3052']) {
      const { present } = await open();
      typeInto('receiverName', typed);
      const offered = await screen.findByText('UA26 3052 9900 0002 6006 9990 0030 1');
      afterReading();
      fireEvent.click(offered);
      expect(present()).toMatchObject({ ...SVITANOK, receiverName: 'ТОВ «Світанок Постач»', receiverHasCode: true });
      expect(await screen.findByText('Змінити')).toBeVisible();
      expect(field('creditIban')).toHaveTextContent('UA26 3052 9900 0002 6006 9990 0030 1');
      expect(screen.getByText(/є в довіднику/)).toBeVisible();
      cleanup();
    }
  });

  it('is offered from recent payments too, with the day of the last one', async () => {
    const paid = { ...row(5, '90'), name_co: 'ТОВ «Світлиця»', okpo_co: '92000025' };
    const { present } = await open(NOBODY, { '/get_payments': { success: true, paydoc_list: [paid] } });
    typeInto('receiverName', 'світли');
    const paidOn = await screen.findByText('платили 01.07');
    afterReading();
    fireEvent.click(paidOn);
    expect(present()).toMatchObject({ receiverName: 'ТОВ «Світлиця»', receiverCode: '92000025' });
    await waitFor(() => expect(field('saveReceiver')).toBeEnabled());
  });

  it('whose whole account was typed and left by Tab hands on to the amount: the button in between is gone', async () => {
    const { present } = await openBlock(
      ({ checked }) => (
        <>
          <ReceiverBlock checked={checked} />
          <AmountField checked={checked} label="Сума" name="amount" />
        </>
      ),
      NOBODY,
      { ...EMPTY_HISTORY, ...CATALOGUE },
    );
    act(() => field('receiverName').focus());
    typeInto('receiverName', 'УА26 3052 9900 0002 6006 9990 0030 1');
    await screen.findByText('UA26 3052 9900 0002 6006 9990 0030 1');
    await userEvent.tab();
    expect(await screen.findByText('Змінити')).toBeVisible();
    expect(present()).toMatchObject(SVITANOK);
    await waitFor(() => expect(field('amount')).toHaveFocus());
  });

  it('whom nobody knows opens account and code, with what was typed where it belongs', async () => {
    const { present } = await open();
    typeInto('receiverName', 'Нова Назва');
    fireEvent.click(await screen.findByText('Новий отримувач «Нова Назва»'));
    await waitFor(() => expect(field('creditIban')).toHaveFocus());
    expect(present()).toMatchObject({ receiverName: 'Нова Назва', creditIban: '' });
    cleanup();
    const other = await open();
    fireEvent.focus(field('receiverName'));
    typeInto('receiverName', 'UA65 3003 3500');
    fireEvent.blur(field('receiverName'));
    await waitFor(() => expect(field('creditIban')).toHaveValue('UA65 3003 3500'));
    expect(other.present().receiverName).toBe('');
  });

  it('is known by a whole account that is typed or pasted, without being chosen', async () => {
    const { present } = await open();
    fireEvent.focus(field('receiverName'));
    typeInto('receiverName', 'UA26 3052 9900 0002 6006 9990 0030 1');
    await screen.findByText('ТОВ «Світанок Постач»');
    fireEvent.blur(field('receiverName'));
    await waitFor(() => expect(present()).toMatchObject({ ...SVITANOK, receiverName: 'ТОВ «Світанок Постач»' }));
  });

  it('is put where it belongs also by a try to save in the middle of typing', async () => {
    const { present } = await open();
    typeInto('receiverName', 'UA65 3003 3500');
    await screen.findByText('Новий отримувач «UA65 3003 3500»');
    field('receiverName').focus();
    fireEvent.click(action('trySaving'));
    await waitFor(() => expect(present()).toMatchObject({ creditIban: 'UA6530033500', receiverName: '' }));
  });

  it('is not taken by Tab on the way to the next field', async () => {
    const { present } = await open();
    fireEvent.focus(field('receiverName'));
    typeInto('receiverName', 'світан');
    await screen.findByText('UA26 3052 9900 0002 6006 9990 0030 1');
    fireEvent.keyDown(field('receiverName'), { key: 'Tab', code: 'Tab', keyCode: 9, which: 9 });
    fireEvent.blur(field('receiverName'));
    expect(present()).toMatchObject({ creditIban: '', receiverName: 'світан' });
  });

  it('is taken by Enter from the list of what stands in the field, not of the letters before', async () => {
    const { present } = await open();
    field('receiverName').focus();
    typeInto('receiverName', 'handel');
    await screen.findByText('UA65 3003 3500 0002 6008 9990 0030 5');
    // In one task: the user has not seen the new list.
    act(() => {
      typeInto('receiverName', 'світан');
      press('Enter');
    });
    expect(present()).toMatchObject({ creditIban: '', receiverName: 'світан' });
    await screen.findByText('UA26 3052 9900 0002 6006 9990 0030 1');
    afterReading();
    press('Enter');
    await waitFor(() => expect(present()).toMatchObject({ ...SVITANOK, receiverName: 'ТОВ «Світанок Постач»' }));
  });

  it('is the one that was highlighted, though an answer that came late knows others', async () => {
    let answer = (_: unknown) => undefined as void;
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    const { present } = await open(NOBODY, { '/get_clnt_catalog': TWO_KEPT, '/get_payments': () => late });
    field('receiverName').focus();
    typeInto('receiverName', 'сві');
    // The catalogue is loaded.
    await screen.findByText('UA65 3003 3500 0002 6008 9990 0030 5');
    typeInto('receiverName', 'світ');
    await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('Світ'));
    const before = names();
    expect(before).toHaveLength(2);
    press('ArrowDown');
    await waitFor(() => expect(highlighted()).toBe(before[1]));
    answer({ success: true, paydoc_list: PAID_LATELY });
    // Read within this task.
    await act(() => new Promise((read) => void late.then(() => setTimeout(read))));
    expect(names().slice(0, 2)).toEqual(before);
    expect(highlighted()).toBe(before[1]);
    afterReading();
    press('Enter');
    await waitFor(() => expect(present().receiverName).toBe(before[1]));
  });

  it('is offered behind the others when an answer comes late, and is not chosen before it can be read', async () => {
    let answer = (_: unknown) => undefined as void;
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    const { present } = await open(NOBODY, { '/get_clnt_catalog': TWO_KEPT, '/get_payments': () => late });
    field('receiverName').focus();
    typeInto('receiverName', 'сві');
    await screen.findByText('UA65 3003 3500 0002 6008 9990 0030 5');
    typeInto('receiverName', 'світ');
    await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('Світ'));
    const before = names();
    answer({ success: true, paydoc_list: PAID_LATELY });
    await screen.findByText('Знайдено пізніше');
    expect(names()).toEqual([...before, ...PAID_LATELY.map(({ name_co: name }) => name)]);
    press('Enter');
    fireEvent.click(screen.getByText('UA58 3004 6500 0002 6001 9990 0030 2'));
    expect(present()).toMatchObject({ creditIban: '', receiverName: 'світ' });
    afterReading();
    fireEvent.click(screen.getByText('UA58 3004 6500 0002 6001 9990 0030 2'));
    await waitFor(() => expect(present().receiverName).toBe('ТОВ «Світоч Один»'));
  });

  it('that was half typed stays in its fields when it becomes whole', async () => {
    await open({ creditIban: 'UA26305299', receiverCode: '92000019', receiverName: 'ТОВ «Світанок Постач»' });
    typeInto('creditIban', SVITANOK.creditIban);
    await screen.findByText('АТ «Тестовий»');
    expect(field('creditIban')).toHaveValue(SVITANOK.creditIban);
  });

  it('that was chosen is a card: it is changed in place, or taken out whole', async () => {
    const { present } = await open({ ...SVITANOK, receiverName: 'ТОВ «Світанок Постач»' });
    fireEvent.click(action('changeReceiver'));
    await waitFor(() => expect(field('receiverName')).toHaveFocus());
    expect(field('creditIban')).toHaveValue('UA26 3052 9900 0002 6006 9990 0030 1');
    cleanup();
    const other = await open({ ...SVITANOK, receiverName: 'ТОВ «Світанок Постач»' });
    fireEvent.click(action('removeReceiver'));
    await waitFor(() => expect(field('receiverName')).toHaveFocus());
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
    await waitFor(() => expect(field('receiverCode')).toHaveAttribute('readonly'));
  });

  it('without a code has a passport while resident, nine zeros when not, and an empty code again afterwards', async () => {
    const { present } = await open(UNKNOWN);
    fireEvent.click(field('receiverHasCode'));
    expect(await screen.findByText('Паспорт (серія та номер)')).toBeVisible();
    fireEvent.click(field('receiverIsResident'));
    expect(present().receiverCode).toBe('000000000');
    fireEvent.click(field('receiverHasCode'));
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
    typeInto('receiverName', 'Я'.repeat(39));
    expect(document.querySelector('[data-field="catalogueName"]')).toBeNull();
    fireEvent.click(field('saveReceiver'));
    await waitFor(() => expect(field('catalogueName')).toBeVisible());
  });
});
