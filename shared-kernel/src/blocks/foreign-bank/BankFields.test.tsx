import { screen, waitFor } from '@testing-library/react';
import { field, openForm, problemOf, type, type WireAnswers } from '@ncb/shared-kernel/remote-contract/testing';
import { BankFields, foreignBankTexts, type BankValues } from '.';

type Values = BankValues<'intermediaryBank.'> & { readonly amount: string; readonly isUrgent: boolean };

const NOTHING: Values = {
  amount: '5',
  isUrgent: false,
  'intermediaryBank.swift': '',
  'intermediaryBank.name': '',
  'intermediaryBank.country': '',
  'intermediaryBank.address': '',
  'intermediaryBank.correspondentAccount': '',
  'intermediaryBank.nationalCode': '',
};

const open = (answers: WireAnswers, values: Partial<Values> = {}) =>
  openForm<Values>({
    Block: ({ checked }) => <BankFields checked={checked} prefix="intermediaryBank." required />,
    texts: foreignBankTexts,
    answers,
    initialValues: { ...NOTHING, ...values },
    check: ({ 'intermediaryBank.name': name }) =>
      name === '' ? [{ field: 'intermediaryBank.name', key: 'emptyField' }] : [],
  });

describe('a foreign bank', () => {
  it('is found by its BIC, in a form that holds other things too', async () => {
    const { present } = await open({
      '/get_bank_by_swift': { success: true, bank: { country_id: '276', bank_name: 'Deutsche Bank AG' } },
    });
    type('intermediaryBank.swift', 'deut de ff');
    await waitFor(() => expect(field('intermediaryBank.name')).toHaveValue('Deutsche Bank AG'));
    expect(present()).toMatchObject({
      'intermediaryBank.swift': 'DEUTDEFF',
      'intermediaryBank.country': '276',
      amount: '5',
    });
  });

  it('that our bank does not know is typed by hand', async () => {
    const { present } = await open({
      '/get_bank_by_swift': { success: false, error: 'немає', error_code: 'notFound' },
    });
    type('intermediaryBank.swift', 'DEUTDEFF');
    expect(await screen.findByText(/Цього банку немає в довіднику/)).toBeVisible();
    type('intermediaryBank.name', '');
    await waitFor(() => expect(problemOf('intermediaryBank.name')).toBe('emptyField'));
    type('intermediaryBank.name', 'Deutsche Bank');
    await waitFor(() => expect(problemOf('intermediaryBank.name')).toBeNull());
    expect(present()['intermediaryBank.name']).toBe('Deutsche Bank');
  });

  it('that could not be looked up is told of, and is typed by hand as well', async () => {
    await open({ '/get_bank_by_swift': { success: false, error: 'Сервіс недоступний', error_code: 'internalError' } });
    type('intermediaryBank.swift', 'DEUTDEFF');
    expect(await screen.findByText(/Банк за цим кодом знайти не вдалося/)).toBeVisible();
  });

  it.each([
    ['', 'Національний код', null],
    ['276', 'Національний код', null],
    ['356', 'IFSC', 'Наприклад, SBIN0000001'],
    ['124', 'Routing number (CACPA)', 'Наприклад, 000100012'],
    ['036', 'BSB', 'Наприклад, 062-000'],
  ])('in %j has its national code under the name %s, with the hint %s', async (country, name, hint) => {
    await open({}, { 'intermediaryBank.country': country });
    expect(field('intermediaryBank.nationalCode')).toHaveAccessibleName(name);
    if (hint === null) expect(screen.queryByText(/^Наприклад/)).toBeNull();
    else expect(screen.getByText(hint)).toBeVisible();
    type('intermediaryBank.nationalCode', 'sbin 000-0001');
    expect(field('intermediaryBank.nationalCode')).toHaveValue('SBIN0000001');
  });
});
