import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrencyPayment } from '../../api/contract';
import { EMPTY_BANK } from '../../domain/rules';
import { action, field, openPage } from '@ncb/shared-kernel/remote-contract/testing';
import { TrackingCard, trackingTexts } from '.';

const UETR = '7f3c1a52-9b0e-4d66-8a41-c2e05fb7d913';
const PAYMENT: CurrencyPayment & { readonly uetr: string } = {
  id: '48',
  uetr: UETR,
  type: 2,
  number: '48',
  documentDate: '2026-07-15',
  valueDate: '',
  currencyCode: '978',
  currencyLetters: 'EUR',
  debitAccountId: '7003',
  debitIban: 'UA21',
  amount: '12480.00',
  purpose: '',
  basis: null,
  contracts: [],
  agreementNumber: '',
  agreementDate: '',
  basisText: '',
  status: 5,
  version: 1,
  creator: '',
  abortReason: null,
  confirmed: null,
  sent: '2026-07-15T09:06:00',
  signatures: [{ signer: 'Вигаданець Т.', right: 1, at: '2026-07-15T08:51:00', certificate: '' }],
  kind: 'ext',
  fundsSource: 'own',
  feePayer: 'SHA',
  comment: '',
  requestId: '',
  beneficiary: {
    name: 'TEST GMBH',
    code: '',
    secondCode: '',
    account: 'DE89370400440532013000',
    country: '276',
    address: '',
  },
  addressParts: undefined,
  beneficiaryBank: { ...EMPTY_BANK, swift: 'COBADEFF', name: 'COMMERZBANK AG' },
  intermediaryBank: EMPTY_BANK,
};

const step = (kind: string, bank: string, time: string, fee = '', reason = '') => ({
  step: kind,
  bic: bank.slice(0, 4),
  bank_name: bank,
  step_time: time,
  fee,
  reason,
});
const ON_WAY = {
  success: true,
  uetr: UETR,
  amount: '12480.00',
  sim_cur: 'EUR',
  fee_type: 'SHA',
  withheld: '0.00',
  arrives_on: '17.07.2026',
  steps: [
    step('sent', 'Наш банк', '15.07.2026 09:14:00'),
    step('accepted', 'RZBA Bank', '15.07.2026 11:32:00', '12.00'),
    step('accepted', 'COBA Bank', ''),
    step('credited', 'COBA Bank', ''),
  ],
};

const open = (answer: object = ON_WAY) =>
  openPage(
    { Page: () => <TrackingCard payment={PAYMENT} />, texts: [trackingTexts] },
    { answers: { '/get_pmt_tracking': answer } },
  );
const steps = () =>
  [...document.querySelectorAll('[data-step]')].map((one) => [
    one.getAttribute('data-step'),
    one.getAttribute('data-state'),
  ]);

describe('TrackingCard', () => {
  it('tells the way from the signatures on, where the payment is now and when it is expected', async () => {
    await open();
    await screen.findByText('Надіслано у SWIFT');
    expect(steps()).toEqual([
      ['signed', 'done'],
      ['taken', 'done'],
      ['sent', 'done'],
      ['accepted', 'now'],
      ['accepted', 'todo'],
      ['credited', 'todo'],
    ]);
    expect(screen.getByText('Підписано: Вигаданець Т.')).toBeVisible();
    expect(screen.getByText('Утримав 12,00 EUR')).toBeVisible();
    expect(field('arrives_on')).toHaveTextContent('17.07.2026');
    expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('Прийняв RZBA, RZBA Bank');
  });

  it('says why less arrives; a bank that has not told is unknown', async () => {
    await open();
    await screen.findByText('Чому прийде менше');
    expect(field('why_less')).toHaveTextContent('RZBA Bank утримав−12,00 EUR');
    expect(field('why_less')).toHaveTextContent('COBA Bank ще не повідомивневідомо');
    expect(field('why_less')).toHaveTextContent('Отримувач одержить, до12 468,00 EUR');
  });

  it('is nowhere now once it is credited, and is not asked for any more', async () => {
    const credited = step('credited', 'COBA Bank', '17.07.2026 10:00:00', '5.00');
    await open({ ...ON_WAY, arrives_on: '', steps: [...ON_WAY.steps.slice(0, 2), credited] });
    await screen.findByText('Зараховано отримувачу');
    expect(steps().every(([, state]) => state === 'done')).toBe(true);
    expect(field('why_less')).toHaveTextContent('Отримувач одержить12 463,00 EUR');
    expect(document.querySelector('[data-field="arrives_on"]')).toBeNull();
  });

  it('ends with the reason where a bank sent the payment back', async () => {
    const rejected = step('rejected', 'COBA Bank', '16.07.2026 10:00:00', '', 'Рахунок закрито');
    await open({ ...ON_WAY, arrives_on: '', steps: [...ON_WAY.steps.slice(0, 2), rejected] });
    await screen.findByText('Рахунок закрито');
    expect(steps().at(-1)).toEqual(['rejected', 'bad']);
    expect(document.querySelector('[data-field="why_less"]')).toBeNull();
  });

  it('copies the number, and a text for the partner that any bank reads', async () => {
    const copied: string[] = [];
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text);
      return Promise.resolve();
    });
    const { notices } = await open();
    await user.click(action('copyUetr'));
    await user.click(action('copyPartnerText'));
    await waitFor(() => expect(copied).toHaveLength(2));
    expect(copied[0]).toBe(UETR);
    expect(copied[1]).toBe(
      [
        'Payment No 48 of 15.07.2026, EUR 12,480.00',
        'Beneficiary: TEST GMBH, account DE89370400440532013000',
        'Beneficiary bank: COBADEFF, COMMERZBANK AG',
        `UETR: ${UETR}`,
        'Please ask your bank to trace the payment by this UETR.',
      ].join('\n'),
    );
    expect(notices).toHaveLength(2);
  });

  it('shows the number all the same when the bank does not say where the payment is', async () => {
    await open({ success: false, error: 'Недоступно', error_code: 'notFound' });
    await screen.findByRole('button', { name: 'Спробувати ще раз' });
    expect(field('uetr')).toHaveTextContent(UETR);
  });
});
