import userEvent from '@testing-library/user-event';
import type { Payment } from '../../api/contract';
import { action, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { PaymentRequisites, paymentSheetTexts } from '.';

const STORED: Payment = {
  id: '9107',
  number: '107',
  documentDate: '2026-06-30',
  valueDate: '',
  type: 1,
  status: 5,
  version: 1,
  debitAccountId: '7001',
  debitIban: 'UA603516070000026003999000001',
  creditIban: 'UA263052990000026006999000301',
  receiverName: 'Умовна Фірма',
  receiverCode: '000000000',
  receiverIsResident: false,
  receiverHasCode: false,
  receiverCountry: '616',
  amount: '100.50',
  currencyLetters: 'UAH',
  purpose: 'Оплата',
  creator: 'Тестенко І. П.',
  abortReason: null,
  confirmed: null,
  signatures: [],
};

const open = (changes: Partial<Payment>) =>
  openPage(
    { Page: () => <PaymentRequisites payment={{ ...STORED, ...changes }} />, texts: paymentSheetTexts },
    { answers: { '/bank_info': { success: true, bank_name: 'АТ «Тестовий»' } } },
  );
const readValue = (field: string) => document.querySelector(`[data-field="${field}"] > dd`)?.textContent ?? null;

describe('the details of a payment', () => {
  it('have both accounts as IBANs, in groups', async () => {
    await open({});
    expect(readValue('payer')).toBe('UA60 3516 0700 0002 6003 9990 0000 1');
    expect(readValue('receiver')).toContain('UA26 3052 9900 0002 6006 9990 0030 1');
  });

  it('name an instant payment', async () => {
    await open({});
    expect(readValue('transfer')).toBeNull();
    await open({ isInstant: true });
    expect(readValue('transfer')).toBe('Миттєвий платіж на IBAN');
  });

  it('copy the account without spaces', async () => {
    const person = userEvent.setup();
    await open({});
    await person.click(action('copyIban'));
    expect(await navigator.clipboard.readText()).toBe('UA263052990000026006999000301');
  });

  it('copy the UETR, which a payment not sent lacks', async () => {
    const person = userEvent.setup();
    await open({ uetr: '8a562c67-ca16-48ba-b074-65581be6f001' });
    await person.click(action('copyUetr'));
    expect(await navigator.clipboard.readText()).toBe('8a562c67-ca16-48ba-b074-65581be6f001');
    expect(readValue('uetr')).toContain('8a562c67');
  });

  it('say how the receiver’s name compares with the owner of the account, if it was compared', async () => {
    await open({});
    expect(readValue('nameCheck')).toBeNull();
    const compared = { verdict: 'closeMatch', verifiedName: 'ПП «Степовий Млин»', reason: null } as const;
    await open({ receiverNameCheck: { ...compared, checkedAt: '2026-07-15T09:00:00' } });
    expect(readValue('nameCheck')).toContain('майже збігається. Рахунок записано на ПП «Степовий Млин»');
  });

  it('name no owner that the bank did not tell', async () => {
    const compared = { verdict: 'closeMatch', verifiedName: null, reason: null } as const;
    await open({ receiverNameCheck: { ...compared, checkedAt: '2026-07-15T09:00:00' } });
    expect(readValue('nameCheck')?.trim()).toBe('Назва майже збігається.');
  });

  it('name the country of a non-resident receiver, and the code as theirs', async () => {
    await open({});
    expect(readValue('receiver')).toContain('Нерезидент, Польща');
    expect(readValue('receiver')).toContain('Код нерезидента 000000000');
  });

  it.each([
    ['Рахунок отримувача закрито', 'receiver', 'UA26 3052 9900 0002 6006 9990 0030 1'],
    ['Код отримувача не належить власнику рахунку', 'receiver', 'Код нерезидента 000000000'],
    ['Сума платежу перевищує заборгованість за кредитним договором', 'amount', '100,50'],
  ])('mark what the bank refused the payment for: %s', async (abortReason, field, text) => {
    await open({ status: 6, abortReason });
    const wrong = document.querySelectorAll('[data-problem="refused"]');
    expect(wrong).toHaveLength(1);
    expect(wrong[0]?.closest('[data-field]')).toHaveAttribute('data-field', field);
    expect(wrong[0]).toHaveTextContent(text);
  });

  it('say nothing of the country of a resident', async () => {
    await open({ receiverIsResident: true, receiverHasCode: true, receiverCode: '92000019', receiverCountry: '804' });
    expect(readValue('receiver')).not.toContain('Нерезидент');
    expect(document.body).not.toHaveTextContent('Україна');
  });
});
