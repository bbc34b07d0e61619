import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PaymentValues } from '../../features/payment';
import { action } from '../../testing/open-page';
import { openBlock } from '../../testing/open-block';
import { InstantChoice } from './InstantChoice';

const TERMS = { success: true, takes_part: 1, max_amount: '50000.00' };

const open = (values: Partial<PaymentValues> = {}, terms: object = TERMS) =>
  openBlock(InstantChoice, values, { '/get_instant_terms': terms });
const option = (name: string) => document.querySelector<HTMLInputElement>(`input[data-option="${name}"]`);
const textOf = (name: string) => (option(name)?.closest('label')?.textContent ?? '').replaceAll('\u00a0', ' ');

describe('the choice of an instant payment', () => {
  it('is never preselected, and tells the bound of the bank and what cannot be undone', async () => {
    const { present } = await open({ amount: '12' });
    await waitFor(() => expect(textOf('instant')).toContain('до 50 000,00 UAH'));
    expect(option('ordinary')).toBeChecked();
    expect(textOf('ordinary')).toContain('можна відкликати');
    fireEvent.click(option('instant') as HTMLInputElement);
    await waitFor(() => expect(option('instant')).toBeChecked());
    expect(screen.getByText('Після відправлення відкликати миттєвий платіж не можна')).toBeVisible();
    expect(present().isInstant).toBe(true);
  });

  it.each([
    ['above the bound', { amount: '50000.01' }, TERMS, 'Сума миттєвого платежу – до 50 000,00'],
    ['above the company’s limit', {}, { ...TERMS, own_max_amount: '11.99' }, 'Ліміт вашої компанії на миттєвий платіж'],
    ['above the limit of the day', {}, { ...TERMS, own_day_amount: '11.99' }, 'на миттєві платежі за день – 11,99'],
    ['to a bank that takes no part', {}, { ...TERMS, takes_part: 0 }, 'Банк отримувача не приймає миттєвих платежів'],
    ['on a later day', { valueDate: '2026-07-17' }, TERMS, 'Миттєвий платіж виконується одразу'],
  ])('is not offered %s, and says why', async (_, values, terms, reason) => {
    await open({ amount: '12', ...values }, terms);
    await waitFor(() => expect(textOf('instant')).toContain(reason));
    expect(option('instant')).toBeDisabled();
  });

  it('that became impossible is kept, until the user sends an ordinary payment', async () => {
    const { present } = await open({ amount: '50000.01', isInstant: true });
    await waitFor(() => expect(action('sendOrdinary')).toBeVisible());
    expect(option('instant')).toBeChecked();
    fireEvent.click(action('sendOrdinary'));
    await waitFor(() => expect(option('ordinary')).toBeChecked());
    expect(present().isInstant).toBe(false);
  });

  it('tells the lower limit of the company, and when the rest of the day is not enough', async () => {
    const terms = { ...TERMS, own_max_amount: '500.00', own_day_amount: '900.00', own_day_left: '100.00' };
    const { present } = await open({ amount: '100' }, terms);
    await waitFor(() => expect(textOf('instant')).toContain('до 500,00 UAH · сьогодні ще 100,00 UAH'));
    fireEvent.click(option('instant') as HTMLInputElement);
    await waitFor(() => expect(document.querySelector('[data-notice="noRecall"]')).toBeVisible());
    cleanup();
    await open({ amount: '100.01', isInstant: true }, terms);
    await waitFor(() => expect(document.querySelector('[data-notice="overDay"]')).toBeVisible());
    expect(action('sendOrdinary')).toBeVisible();
    expect(present().isInstant).toBe(true);
  });

  it('offers the ordinary payment beside a problem of the rules too', async () => {
    await open({ amount: '12', isInstant: true, valueDate: '2026-07-17' });
    await waitFor(() => option('instant'));
    fireEvent.blur(option('instant') as HTMLInputElement);
    await waitFor(() => expect(document.querySelector('[data-problem="instantOnDate"]')).toBeVisible());
    expect(action('sendOrdinary')).toBeVisible();
  });
});
