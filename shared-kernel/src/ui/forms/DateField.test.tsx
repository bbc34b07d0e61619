import { fireEvent, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShellServicesProvider, useShell } from '@ncb/shared-kernel/remote-contract';
import { field, openForm } from '@ncb/shared-kernel/remote-contract/testing';
import type { Language } from '../../domain/vocabulary';
import { DateField } from './DateField';

interface Values {
  date: string;
}

const RANGE = { from: '2026-10-21', to: '2027-02-20' };

function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <ShellServicesProvider value={{ ...useShell(), language }}>{children}</ShellServicesProvider>;
}

const open = (date = '', language: Language = 'ua') =>
  openForm<Values>({
    Block: ({ checked }) => (
      <InLanguage language={language}>
        <DateField checked={checked} name="date" label="Дата" range={RANGE} />
      </InLanguage>
    ),
    texts: [],
    initialValues: { date },
    check: () => [],
  });
const getText = () => (field('date') as HTMLInputElement).value;
const type = (value: string) => fireEvent.change(field('date'), { target: { value } });

describe('a date in a form', () => {
  it('stays as it is typed while it is typed: a figure taken out of the day does not move the caret', async () => {
    const form = await open('2026-11-22');
    expect(getText()).toBe('22.11.2026');
    fireEvent.focus(field('date'));
    type('2.11.2026');
    expect(getText()).toBe('2.11.2026');
    type('25.11.2026');
    expect(form.present().date).toBe('2026-11-25');
    type('5.11.2026');
    fireEvent.blur(field('date'));
    await waitFor(() => expect(getText()).toBe('05.11.2026'));
    expect(form.present().date).toBe('2026-11-05');
  });

  it.each([
    ['without a year', '5.1', '05.01.2027', '2027-01-05'],
    ['in six figures', '221126', '22.11.2026', '2026-11-22'],
    ['that does not exist as it was typed', '31.11', '31.11', '31.11'],
  ])('takes a date %s when it is left', async (_, typed, written, expected) => {
    const form = await open();
    fireEvent.focus(field('date'));
    type(typed);
    expect(form.present().date).toBe(typed);
    fireEvent.blur(field('date'));
    await waitFor(() => expect(getText()).toBe(written));
    expect(form.present().date).toBe(expected);
  });

  it.each(['5 jan', '5 January 2027', '05.01.2027', '5/1/2027', '050127'])(
    'is shown by the habit of English, in which %s can be typed',
    async (typed) => {
      const form = await open('2026-11-22', 'en');
      expect(getText()).toBe('22 Nov 2026');
      fireEvent.focus(field('date'));
      type(typed);
      fireEvent.blur(field('date'));
      await waitFor(() => expect(getText()).toBe('5 Jan 2027'));
      expect(form.present().date).toBe('2027-01-05');
    },
  );

  it.each([
    ['Enter', { key: 'Enter', code: 'Enter' }],
    ['Ctrl+S', { key: 's', code: 'KeyS', ctrlKey: true }],
  ])('is whole for what %s does with the focus still in it', async (_, keys) => {
    const form = await open();
    fireEvent.focus(field('date'));
    type('5.1');
    fireEvent.keyDown(field('date'), keys);
    expect(form.present().date).toBe('2027-01-05');
  });
});
