import { act, fireEvent, waitFor } from '@testing-library/react';
import { action, choose, field, press, problemOf, type } from '@ncb/shared-kernel/remote-contract/testing';
import { EMPTY_HISTORY, PAYMENT, row, ACCOUNTS } from '../../testing/answers';
import { openBlock } from '../../testing/open-block';
import { openPage } from '../../testing/open-page';
import { FILLED, restoredPayment } from '../../testing/payment-draft';
import type { PaymentValues } from '../../features/payment';
import { PurposeBlock } from './PurposeBlock';
import { UahPaymentPage } from './UahPaymentPage';

const TREASURY = 'UA308999980310001000000000001';
const ORDINARY = 'UA263052990000026006999000301';
const CODES = {
  '/get_catalog': {
    success: true,
    rows: [
      { code: '101', name: 'Сплата суми податків і зборів' },
      { code: '121', name: 'Сплата адміністративного штрафу' },
    ],
  },
};
const ANSWERS = { ...EMPTY_HISTORY, ...CODES, '/acn_list': ACCOUNTS };
const BUDGET = { kind: 'budget', paymentKindCode: '101', taxNotice: '', additionalInfo: 'ЄСВ за червень' } as const;

const openPurpose = (values: Partial<PaymentValues>, isKindShown = false) =>
  openBlock(
    ({ checked }) => <PurposeBlock checked={checked} id={null} isKindShown={isKindShown} />,
    { creditIban: TREASURY, amount: '100,00', ...values },
    ANSWERS,
  );
const openForm = (values: Partial<PaymentValues> = {}, answers = {}) =>
  openPage(UahPaymentPage, {
    answers: { ...ANSWERS, ...answers },
    restored: restoredPayment({ ...FILLED, ...values }),
  });
const isThere = (name: string) => document.querySelector(`[data-field="${name}"]`) !== null;
const toBeSeen = (name: string) => waitFor(() => field(name));
const confirmClearing = async () => {
  await waitFor(() => action('confirmClear'));
  press('confirmClear');
};

describe('the purpose of a payment to the budget', () => {
  it('is code and information, begun with the text of the purpose without VAT', async () => {
    const { present } = await openPurpose({ purpose: 'ПДФО за червень, без ПДВ' });
    await toBeSeen('structuredPurpose.additionalInfo');
    expect(field('structuredPurpose.additionalInfo')).toHaveValue('ПДФО за червень');
    expect(isThere('purpose')).toBe(false);
    await waitFor(() => choose('structuredPurpose.paymentKindCode', 'адміністративного штрафу'));
    await waitFor(() => expect(field('purposeText')).toHaveTextContent('121 ПДФО за червень'));
    expect(present()).toMatchObject({
      purpose: 'ПДФО за червень, без ПДВ',
      structuredPurpose: { kind: 'budget', paymentKindCode: '121', additionalInfo: 'ПДФО за червень' },
    });
  });

  it('gives way to the old purpose for another receiver, and comes back with the Treasury: nothing is lost', async () => {
    const { setValues } = await openPurpose({ purpose: 'Оплата' });
    await toBeSeen('structuredPurpose.additionalInfo');
    type('structuredPurpose.additionalInfo', 'ЄСВ');
    act(() => setValues({ creditIban: ORDINARY }));
    await waitFor(() => expect(field('purpose')).toHaveValue('Оплата'));
    expect(isThere('structuredPurpose.additionalInfo')).toBe(false);
    type('purpose', 'Оплата за товар');
    act(() => setValues({ creditIban: TREASURY }));
    await waitFor(() => expect(field('structuredPurpose.additionalInfo')).toHaveValue('ЄСВ'));
    act(() => setValues({ creditIban: ORDINARY }));
    await waitFor(() => expect(field('purpose')).toHaveValue('Оплата за товар'));
  });

  it('keeps the text of a file until a field changes', async () => {
    const { present } = await openPurpose({ structuredPurpose: BUDGET, storedPurposeText: 'Як у файлі' });
    await waitFor(() => expect(field('purposeText')).toHaveTextContent('Як у файлі'));
    type('structuredPurpose.additionalInfo', 'ЄСВ за липень');
    await waitFor(() => expect(field('purposeText')).toHaveTextContent('101 ЄСВ за липень'));
    expect(present().storedPurposeText).toBe('');
  });

  it.each([
    ['*;131;91000017;Штраф;ППР № 5;;', { paymentKindCode: '131', taxNotice: 'ППР № 5', additionalInfo: 'Штраф' }],
    ['101 ЄСВ за жовтень', { paymentKindCode: '101', additionalInfo: 'ЄСВ за жовтень' }],
    ['22080300 Оренда', { kind: 'stateProperty', budgetCode: '22080300', additionalInfo: 'Оренда' }],
  ])('offers to split "%s", which another program wrote', async (purpose, fields) => {
    const { present } = await openPurpose({ purpose });
    await waitFor(() => action('convertPurpose'));
    press('convertPurpose');
    await waitFor(() => expect(present().structuredPurpose).toMatchObject(fields));
    expect(document.querySelector('[data-action="convertPurpose"]')).toBeNull();
  });

  it('does not replace a chosen code without a question, nor see a code in an information that has one', async () => {
    const { present } = await openPurpose({ structuredPurpose: { ...BUDGET, additionalInfo: '*;121;1;Штраф;;;' } });
    await waitFor(() => action('convertPurpose'));
    press('convertPurpose');
    await confirmClearing();
    await waitFor(() => expect(present().structuredPurpose).toMatchObject({ paymentKindCode: '121' }));
    type('structuredPurpose.additionalInfo', '101 день');
    await waitFor(() => expect(field('purposeText')).toHaveTextContent('121 101 день'));
    expect(document.querySelector('[data-action="convertPurpose"]')).toBeNull();
  });

  it('is of another kind on demand, which asks and clears what was typed, but not what was typed before', async () => {
    const { present } = await openPurpose({ purpose: 'Оренда за червень' }, true);
    await toBeSeen('structuredPurpose.kind');
    choose('structuredPurpose.kind', 'Оренда державного майна');
    await waitFor(() =>
      expect(present().structuredPurpose).toEqual({
        kind: 'stateProperty',
        budgetCode: '',
        additionalInfo: 'Оренда за червень',
      }),
    );
    type('structuredPurpose.additionalInfo', 'Оренда за липень');
    choose('structuredPurpose.kind', 'На єдиний рахунок');
    await confirmClearing();
    await waitFor(() => expect(present().structuredPurpose).toEqual({ kind: 'singleAccount', taxLines: [] }));
    expect(action('addTax')).toBeVisible();
  });
});

describe('the form of a payment to the budget', () => {
  it('has a tag, no VAT and no fold for what it is already', async () => {
    await openForm({ creditIban: TREASURY });
    await toBeSeen('structuredPurpose.additionalInfo');
    expect(document.querySelector('[data-panel="receiver"]')).toHaveTextContent('Бюджет');
    expect(isThere('isVatIncluded')).toBe(false);
    for (const name of ['unfold-taxNotice', 'unfold-kind']) expect(action(name)).toBeVisible();
    expect(document.querySelector('[data-action="unfold-budget"]')).toBeNull();
  });

  it('says what is missing at the two fields', async () => {
    await openForm({ creditIban: TREASURY, purpose: '' });
    await toBeSeen('structuredPurpose.additionalInfo');
    fireEvent.click(action('save'));
    await waitFor(() => expect(problemOf('structuredPurpose.paymentKindCode')).toBe('sep4.spp.fillSpp'));
    await waitFor(() => expect(field('structuredPurpose').contains(document.activeElement)).toBe(true));
    type('structuredPurpose.additionalInfo', 'ЄСВ');
    fireEvent.click(action('save'));
    await waitFor(() => expect(problemOf('structuredPurpose.paymentKindCode')).toBe('sep4.spp.emptyType'));
  });

  it('tells at once that a purpose of more than 140 characters is too long, and takes none of it away', async () => {
    await openForm({ creditIban: TREASURY, purpose: 'Я'.repeat(141) });
    await waitFor(() => expect(problemOf('structuredPurpose.additionalInfo')).toBe('sep4.spp.addtlInfTooLong'));
    expect(field('structuredPurpose.additionalInfo')).toHaveValue('Я'.repeat(141));
  });

  it('misses the information of taxes that have none', async () => {
    const line = { category: '', account: TREASURY, amount: FILLED.amount, additionalInfo: '' };
    await openForm({ creditIban: TREASURY, structuredPurpose: { kind: 'singleAccount', taxLines: [line] } });
    await waitFor(() => action('addTax'));
    fireEvent.click(action('save'));
    await waitFor(() => expect(document.querySelector('[data-problem="sep4.spp.emptyAddtlInf"]')).toBeVisible());
  });

  it('opens the tax notice and takes it out by its cross', async () => {
    await openForm({ creditIban: TREASURY, structuredPurpose: { ...BUDGET, taxNotice: 'ППР № 5' } });
    await waitFor(() => expect(field('structuredPurpose.taxNotice')).toHaveValue('ППР № 5'));
    fireEvent.click(action('remove-taxNotice'));
    await waitFor(() => expect(isThere('structuredPurpose.taxNotice')).toBe(false));
    fireEvent.click(action('unfold-taxNotice'));
    await waitFor(() => expect(field('structuredPurpose.taxNotice')).toHaveValue(''));
  });
});

describe('the budget mark before there is an account', () => {
  it('turns the purpose into fields, asks before it is turned off, and gives the purpose back', async () => {
    await openForm({ creditIban: '', purpose: 'Оплата' });
    fireEvent.click(await waitFor(() => action('unfold-budget')));
    await waitFor(() => expect(field('structuredPurpose.additionalInfo')).toHaveValue('Оплата'));
    fireEvent.click(action('budgetOff'));
    await confirmClearing();
    await waitFor(() => expect(field('purpose')).toHaveValue('Оплата'));
  });

  it('is refused beside a purpose of more than 140 characters, until that is shorter', async () => {
    await openForm({ creditIban: '', purpose: 'Я'.repeat(141) });
    fireEvent.click(await waitFor(() => action('unfold-budget')));
    await waitFor(() => expect(problemOf('purpose')).toBe('tooLongPpurp'));
    type('purpose', 'Я'.repeat(140));
    fireEvent.click(action('unfold-budget'));
    await toBeSeen('structuredPurpose.additionalInfo');
  });

  it('does not exist for an account elsewhere, where nothing of it would be sent', async () => {
    await openForm({ creditIban: ORDINARY, structuredPurpose: BUDGET });
    await toBeSeen('purpose');
    expect(document.querySelector('[data-action="unfold-budget"]')).toBeNull();
    expect(isThere('structuredPurpose.additionalInfo')).toBe(false);
  });
});

describe('my taxes', () => {
  const tax = (number: string, changes: object) => ({
    ...row(5, number),
    acnt_co: TREASURY,
    okpo_co: '99000011',
    name_co: 'ГУК у м. Києві',
    pay_purp: '101 ЄСВ за травень',
    ...changes,
  });
  const PAID = {
    '/get_payments': {
      success: true,
      paydoc_list: [
        tax('81', {}),
        tax('80', { pmt_date: '12.06.2026', amount: '2500.00', pay_purp: '101 ПДВ за травень', acnt_co: TREASURY }),
      ],
    },
  };

  it('fill receiver, code and information with one press, never the sum, which gets the focus', async () => {
    await openPage(UahPaymentPage, { answers: { ...ANSWERS, ...PAID } });
    await waitFor(() => expect(document.querySelectorAll('[data-action="chooseTax"]')).toHaveLength(2));
    const [, vat] = document.querySelectorAll('[data-action="chooseTax"]');
    expect(vat?.textContent.replaceAll('\u00a0', ' ')).toBe('ПДВвостаннє 12.06 · 2 500,00до 30.07');
    fireEvent.click(vat as Element);
    await waitFor(() => expect(field('structuredPurpose.additionalInfo')).toHaveValue('ПДВ за травень'));
    expect(field('structuredPurpose.paymentKindCode')).toHaveTextContent('101');
    expect(field('receiverName')).toHaveTextContent('ГУК у м. Києві');
    expect(field('amount')).toHaveValue('');
    expect(field('amount')).toHaveFocus();
  });

  it('are in the menu of the page too, all of them', async () => {
    await openPage(UahPaymentPage, { answers: { ...ANSWERS, ...PAID } });
    await waitFor(() => field('amount'));
    fireEvent.click(action('more'));
    await waitFor(() => action('unfold-taxes'));
    fireEvent.click(action('unfold-taxes'));
    await waitFor(() => expect(document.querySelector('[data-dialog="taxes"]')).toHaveTextContent('ЄСВ'));
  });

  it('are not offered beside an ordinary payment, nor while a stored one is changed', async () => {
    await openForm({}, PAID);
    await waitFor(() => field('purpose'));
    expect(document.querySelector('[data-panel="taxes"]')).toBeNull();
  });
});

it('a stored payment to the budget keeps what it says when its sum changes', async () => {
  const stored = {
    ...PAYMENT,
    acnt_co: TREASURY,
    pay_purp: 'ЄСВ, текст із файлу',
    sppType: 'budget',
    rmtStrd: '<Strd><TaxRmt><Rcrd><CertId>101</CertId><AddtlInf>ЄСВ</AddtlInf></Rcrd></TaxRmt></Strd>',
  };
  await openPage(UahPaymentPage, {
    parameters: { id: '9107', mode: 'change' },
    answers: { ...ANSWERS, '/get_pmt_info': { success: true, pmt_info: stored } },
  });
  await waitFor(() => expect(field('purposeText')).toHaveTextContent('ЄСВ, текст із файлу'));
  expect(field('structuredPurpose.additionalInfo')).toHaveValue('ЄСВ');
  expect(document.querySelector('[data-action="unfold-taxes"]')).toBeNull();
});
