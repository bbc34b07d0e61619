import { fireEvent, screen } from '@testing-library/react';
import { openForm } from '@ncb/shared-kernel/remote-contract/testing';
import { SelectField } from './SelectField';

interface Values {
  currency: string;
}

const OPTIONS = ['USD', 'EUR', 'GBP', 'PLN'].map((value) => ({ value, label: value }));

const open = () =>
  openForm<Values>({
    Block: ({ checked }) => (
      <SelectField checked={checked} name="currency" field="currency" label="Валюта" options={OPTIONS} />
    ),
    texts: [],
    initialValues: { currency: '' },
    check: () => [],
  });
/** As fast as a person types. */
const type = (...keys: readonly string[]) =>
  keys.forEach((key) => fireEvent.keyDown(screen.getByRole('combobox'), { key }));

describe('a list of a form', () => {
  it('chooses the option that begins with what is typed, and Enter after it chooses no other', async () => {
    const form = await open();
    type('E', 'u', 'r');
    expect(form.present().currency).toBe('EUR');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps what is chosen where nothing begins so', async () => {
    const form = await open();
    type('p');
    type('x');
    expect(form.present().currency).toBe('PLN');
  });

  it('leaves keys that type nothing, and Space, to the list', async () => {
    const form = await open();
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'e', ctrlKey: true });
    type(' ');
    expect(form.present().currency).toBe('');
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  });
});
