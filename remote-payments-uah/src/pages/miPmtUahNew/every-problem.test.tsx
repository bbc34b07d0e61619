import { fireEvent, waitFor } from '@testing-library/react';
import { type } from '@ncb/shared-kernel/remote-contract/testing';
import { ACCOUNTS, EMPTY_HISTORY } from '../../testing/answers';
import { action, field, openPage, problemOf } from '../../testing/open-page';
import { FILLED, restoredPayment } from '../../testing/payment-draft';
import { UahPaymentPage } from './UahPaymentPage';

const long = (length: number) => 'а'.repeat(length);

/** Texts that cause the problem. Source: docs/requirements/hryvnia-payments.md#validation-keys. */
const TYPED: readonly (readonly [key: string, field: string, text: string])[] = [
  ['emptyField', 'creditIban', ' '],
  ['nonUkrainianIban', 'creditIban', 'DE983052990000026008138043718'],
  ['invalidIban', 'creditIban', 'UA273052990000026006999000301'],
  ['invalidOkpo', 'receiverCode', '92000018'],
  ['emptyField', 'receiverName', ''],
  ['tooLongName', 'receiverName', long(141)],
  ['incorrectAmount', 'amount', '12,345'],
  ['lessThan1', 'amount', '0'],
  ['incorrectAmount', 'amount', 'сто'],
  ['tooMuch', 'amount', '1000000000'],
  ['incorrectPDate', 'documentDate', '02.07.2026'],
  ['incorrectPDate', 'documentDate', '31.05.2026'],
  ['incorrectPDate', 'documentDate', '31.06.2026'],
  ['incorrectVDate', 'valueDate', '30.06.2026'],
  ['incorrectVDate', 'valueDate', '12.07.2026'],
  ['emptyField', 'purpose', ''],
  ['tooLongPpurp', 'purpose', long(421)],
  ['tooLongNumber', 'number', '12345678901'],
];

async function open() {
  const answers = { ...EMPTY_HISTORY, '/acn_list': ACCOUNTS };
  await openPage(UahPaymentPage, { answers, restored: restoredPayment(FILLED) });
  await waitFor(() => field('amount'));
  fireEvent.click(action('changeReceiver'));
  fireEvent.click(action('unfold-valueDate'));
  await waitFor(() => [field('creditIban'), field('valueDate')]);
}

/** Time limit of one form for all: eighteen forms would take twice as long. */
const ALL_IN_ONE_FORM_MS = 60_000;

describe('a problem of the payment form', () => {
  it(
    'is shown in words at the field that has it, and gone with the mistake',
    async () => {
      await open();
      let right = '';
      for (const [index, [key, name, text]] of TYPED.entries()) {
        if (problemOf(name) === null) right = (field(name) as HTMLInputElement).value;
        type(name, text);
        await waitFor(() => expect([name, text, problemOf(name)]).toEqual([name, text, key]));
        const message = field(name).closest('.ncb-field')?.querySelector('[data-problem]');
        expect(message?.textContent).toMatch(/[а-яіїє]{3}/i);
        expect(message?.textContent).not.toContain(key);
        expect(field(name)).toHaveAttribute('aria-invalid', 'true');
        const [nextKey, nextName] = TYPED[index + 1] ?? [];
        if (nextName === name && nextKey !== key) continue;
        type(name, right);
        await waitFor(() => expect([name, right, problemOf(name)]).toEqual([name, right, null]));
      }
    },
    ALL_IN_ONE_FORM_MS,
  );

  it('is named for a passport too, and for a resident whose code is that of nobody', async () => {
    await open();
    type('receiverCode', '0000000000');
    await waitFor(() => expect(problemOf('receiverCode')).toBe('receiverResidentCodeError'));
    fireEvent.click(field('receiverHasCode'));
    type('receiverCode', 'АБ12');
    await waitFor(() => expect(problemOf('receiverCode')).toBe('invalidPspNo'));
  });
});
