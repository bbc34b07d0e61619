import { fireEvent, waitFor } from '@testing-library/react';
import { field, openForm } from '@ncb/shared-kernel/remote-contract/testing';
import { AmountField } from './AmountField';

const open = (amount: string) =>
  openForm<{ amount: string }>({
    Block: ({ checked }) => <AmountField checked={checked} name="amount" label="Сума" currency="UAH" />,
    texts: [],
    initialValues: { amount },
    check: () => [],
  });
const type = (value: string) => fireEvent.change(field('amount'), { target: { value } });
const getText = () => (field('amount') as HTMLInputElement).value.replaceAll('\u00a0', ' ');

describe('an amount with spaces between thousands', () => {
  it('is read on when a figure is taken out of it: the spaces are the field’s own', async () => {
    const { present } = await open('1250.00');
    fireEvent.focus(field('amount'));
    expect(getText()).toBe('1 250,00');
    type('1\u00a025,00');
    expect(present().amount).toBe('125,00');
    fireEvent.blur(field('amount'));
    await waitFor(() => expect(getText()).toBe('125,00'));
  });

  it('is as typed where a person has typed or pasted the spaces', async () => {
    const { present } = await open('1250.00');
    fireEvent.focus(field('amount'));
    type('1');
    type('12 50');
    expect(present().amount).toBe('12 50');
    fireEvent.blur(field('amount'));
    type('1 250,00');
    fireEvent.blur(field('amount'));
    fireEvent.focus(field('amount'));
    fireEvent.paste(field('amount'));
    type('12 50');
    expect(present().amount).toBe('12 50');
  });
});
