import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { openForm } from '@ncb/shared-kernel/remote-contract/testing';
import { SelectField } from './SelectField';

interface Values {
  currency: string;
}

const OPTIONS = ['USD', 'EUR', 'GBP', 'PLN'].map((value) => ({ value, label: value }));

const open = () =>
  openForm<Values>({
    Block: ({ checked }) => <SelectField checked={checked} name="currency" label="Валюта" options={OPTIONS} />,
    texts: [],
    initialValues: { currency: '' },
    check: () => [],
  });
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

  it('keeps its options in their places while it is open; what comes late is there when it is opened again', async () => {
    const form = await openForm<Values>({
      Block: ({ checked }) => {
        const [options, setOptions] = useState(OPTIONS);
        return (
          <>
            <SelectField checked={checked} name="currency" label="Валюта" options={options} />
            <button onClick={() => setOptions([{ value: 'CHF', label: 'CHF' }, ...OPTIONS.slice(1)])}>відповідь</button>
          </>
        );
      },
      texts: [],
      initialValues: { currency: '' },
      check: () => [],
    });
    const list = screen.getByRole('combobox');
    const options = () =>
      [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
    const press = (key: string, keyCode: number) => fireEvent.keyDown(list, { key, keyCode, which: keyCode });
    press('ArrowDown', 40);
    expect(options()).toEqual(['USD', 'EUR', 'GBP', 'PLN']);
    press('ArrowDown', 40);
    fireEvent.click(screen.getByText('відповідь'));
    expect(options()).toEqual(['USD', 'EUR', 'GBP', 'PLN']);
    press('Enter', 13);
    expect(form.present().currency).toBe('EUR');
    await waitFor(() => expect(list).toHaveAttribute('aria-expanded', 'false'));
    press('ArrowDown', 40);
    expect(options()).toEqual(['CHF', 'EUR', 'GBP', 'PLN']);
  });
});
