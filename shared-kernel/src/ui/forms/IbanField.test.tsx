import { act, fireEvent, waitFor } from '@testing-library/react';
import { field, openForm } from '@ncb/shared-kernel/remote-contract/testing';
import { IbanField } from './IbanField';

interface Values {
  iban: string;
}

const IBAN = 'UA263052990000026006999000301';
const GROUPED = 'UA26 3052 9900 0002 6006 9990 0030 1';

const open = (iban = '') =>
  openForm<Values>({
    Block: ({ checked }) => <IbanField checked={checked} name="iban" label="Рахунок" />,
    texts: [],
    initialValues: { iban },
    check: () => [],
  });
const getText = () => (field('iban') as HTMLInputElement).value;
const type = (value: string) => fireEvent.change(field('iban'), { target: { value } });

describe('a Ukrainian account in a form', () => {
  it('is kept without spaces and stands in groups of four', async () => {
    const form = await open(IBAN);
    expect(getText()).toBe(GROUPED);
    expect(form.present().iban).toBe(IBAN);
  });

  it('stays as it is typed while it is typed: the caret keeps its place', async () => {
    const form = await open(IBAN);
    fireEvent.focus(field('iban'));
    expect(getText()).toBe(GROUPED);
    type('UA26 3052 9900 0002 6006 9990 0030');
    expect(getText()).toBe('UA26 3052 9900 0002 6006 9990 0030');
    expect(form.present().iban).toBe(IBAN.slice(0, -1));
    type('ua26-3052 99');
    expect(getText()).toBe('ua26-3052 99');
    expect(form.present().iban).toBe('UA26305299');
    fireEvent.blur(field('iban'));
    await waitFor(() => expect(getText()).toBe('UA26 3052 99'));
    expect(form.present().iban).toBe('UA26305299');
  });

  it.each([
    ['wrong check digits', 'UA273052990000026006999000301', 'UA27 3052 9900 0002 6006 9990 0030 1'],
    ['a digit too many', `${IBAN}7`, 'UA26 3052 9900 0002 6006 9990 0030 17'],
    ['no account', 'РАХУНОК1', 'РАХУНОК1'],
    ['another country', 'DE89370400440532013000', 'DE89370400440532013000'],
  ])('with %s loses no character when it is left', async (_, typed, written) => {
    const form = await open();
    fireEvent.focus(field('iban'));
    type(typed);
    fireEvent.blur(field('iban'));
    await waitFor(() => expect(getText()).toBe(written));
    expect(form.present().iban).toBe(typed);
  });

  it.each([
    ['Cyrillic letters that look alike', 'УА26 3052 9900 0002 6006 9990 0030 1'],
    ['a Latin and a Cyrillic letter', 'UА263052990000026006999000301'],
    ['the letters of the same keys', 'гф263052990000026006999000301'],
  ])('begins with UA, also typed with %s', async (_, typed) => {
    const form = await open();
    fireEvent.focus(field('iban'));
    type(typed);
    expect(getText()).toBe(typed);
    expect(form.present().iban).toBe(IBAN);
    fireEvent.blur(field('iban'));
    await waitFor(() => expect(getText()).toBe(GROUPED));
  });

  it('shows what somebody else has written since', async () => {
    const form = await open();
    fireEvent.focus(field('iban'));
    type('UA26');
    act(() => form.setValues({ iban: IBAN }));
    await waitFor(() => expect(getText()).toBe(GROUPED));
  });
});
