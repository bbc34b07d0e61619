import { screen } from '@testing-library/react';
import type { Payment } from '../../api/contract';
import { openPage } from '@ncb/shared-kernel/remote-contract/testing';
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
const readValue = (label: string) => screen.queryByText(label)?.closest('tr')?.querySelector('td')?.textContent ?? null;

describe('the details of a payment', () => {
  it('have both accounts as IBANs, in groups', async () => {
    await open({});
    const words = ['Рахунок платника', 'Рахунок отримувача (IBAN)'];
    expect(words.map(readValue)).toEqual([
      'UA60 3516 0700 0002 6003 9990 0000 1',
      'UA26 3052 9900 0002 6006 9990 0030 1',
    ]);
  });

  it('name the country of a non-resident receiver', async () => {
    await open({});
    expect(readValue('Резидент')).toBe('Нерезидент, Польща');
    expect(readValue('Код нерезидента')).toBe('000000000');
  });

  it('say nothing of the country of a resident', async () => {
    await open({ receiverIsResident: true, receiverHasCode: true, receiverCode: '92000019', receiverCountry: '804' });
    expect(readValue('Резидент')).toBeNull();
    expect(document.body).not.toHaveTextContent('Україна');
  });
});
