import { fireEvent, waitFor } from '@testing-library/react';
import { ACCOUNTS, NOTHING_KNOWN } from '../../testing/answers';
import { field, openPage, problemOf } from '../../testing/open-page';
import { type } from '../../testing/payment-block';
import { UahPaymentPage } from './UahPaymentPage';

const long = (length: number) => 'а'.repeat(length);

/** Problems, and what shows them: a field by its wire name and what is typed there. Source: spec 2 §8 */
const TYPED: readonly (readonly [key: string, field: string, text: string])[] = [
  ['emptyField', 'acnt_co', ' '],
  ['nonUkrainianIban', 'acnt_co', 'DE983052990000026008138043718'],
  ['invalidIban', 'acnt_co', 'UA273052990000026006999000301'],
  ['invalidOkpo', 'okpo_co', '92000018'],
  ['emptyField', 'name_co', ''],
  ['tooLongName', 'name_co', long(141)],
  ['incorrectAmount', 'amount', '12,345'],
  ['incorrectAmount', 'amount', 'сто'],
  ['lessThan1', 'amount', '0'],
  ['tooMuch', 'amount', '1000000000'],
  ['incorrectPDate', 'doc_date', '02.07.2026'],
  ['incorrectPDate', 'doc_date', '31.05.2026'],
  ['incorrectVDate', 'val_date', '30.06.2026'],
  ['incorrectVDate', 'val_date', '12.07.2026'],
  ['incorrectPDate', 'doc_date', '31.06.2026'],
  ['emptyField', 'pay_purp', ''],
  ['tooLongPpurp', 'pay_purp', long(421)],
  ['tooLongNumber', 'pmt_num', '12345678901'],
];

describe('a problem of the payment form', () => {
  it.each(TYPED)('%s is shown in words at the field that has it', async (key, name, text) => {
    await openPage(UahPaymentPage, { answers: { ...NOTHING_KNOWN, '/acn_list': ACCOUNTS } });
    await waitFor(() => field('amount'));
    type(name, text);
    await waitFor(() => expect(problemOf(name)).toBe(key));
    const shown = field(name).closest('.ncb-field')?.querySelector('[data-problem]');
    expect(shown?.textContent).toMatch(/[а-яіїє]{3}/i);
    expect(shown?.textContent).not.toContain(key);
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
  });

  it('is named for a passport too, and for a resident whose code is that of nobody', async () => {
    await openPage(UahPaymentPage, { answers: { ...NOTHING_KNOWN, '/acn_list': ACCOUNTS } });
    await waitFor(() => field('amount'));
    type('okpo_co', '0000000000');
    await waitFor(() => expect(problemOf('okpo_co')).toBe('receiverResidentCodeError'));
    fireEvent.click(field('has_code'));
    type('okpo_co', 'АБ12');
    await waitFor(() => expect(problemOf('okpo_co')).toBe('invalidPspNo'));
  });
});
