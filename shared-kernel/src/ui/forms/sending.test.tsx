import { fireEvent, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { field, openForm } from '@ncb/shared-kernel/remote-contract/testing';
import { AmountField } from './AmountField';
import { TextField } from './TextField';
import type { CheckedForm } from './use-checked-form';

interface Values {
  amount: string;
  purpose: string;
}

const typeInto = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

async function open() {
  const latest: { form: CheckedForm<Values> | null } = { form: null };
  const { present, setValues } = await openForm<Values>({
    Block: ({ checked }) => {
      useEffect(() => {
        latest.form = checked;
      });
      return (
        <>
          <AmountField checked={checked} name="amount" label="Сума" />
          <TextField checked={checked} name="purpose" label="За що" />
        </>
      );
    },
    texts: [],
    initialValues: { amount: '', purpose: '' },
    check: () => [],
  });
  /**
   * Starts sending.
   * @returns function that ends it
   */
  const send = () => {
    let answer = (_words: string) => {};
    const sending = latest.form?.sending(
      () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    );
    return () => {
      answer('sent');
      return sending;
    };
  };
  return { present, setValues, send };
}

describe('a form whose values are being sent', () => {
  it('takes no other letter: it would go with the form, and nobody would have seen it go', async () => {
    const { present, setValues, send } = await open();
    typeInto('purpose', 'Оплата');
    typeInto('amount', '100');
    field('purpose').focus();
    const end = send();
    typeInto('purpose', 'Оплата за');
    typeInto('amount', '1007');
    setValues({ purpose: 'Інше' });
    expect(present()).toEqual({ amount: '100', purpose: 'Оплата' });
    await waitFor(() => expect(field('purpose')).toHaveValue('Оплата'));
    expect(field('purpose')).toHaveFocus();
    expect(await end()).toBe('sent');
  });

  it('is typed on when the bank has answered, not before: a second press changes nothing', async () => {
    const { present, send } = await open();
    const [end, endSecond] = [send(), send()];
    await endSecond();
    typeInto('purpose', 'зарано');
    expect(present().purpose).toBe('');
    await end();
    typeInto('purpose', 'вчасно');
    expect(present().purpose).toBe('вчасно');
  });
});
