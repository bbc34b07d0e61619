import {
  writeUahTemplate,
  type CataloguePurpose,
  type CreditDeal,
  type Correspondent,
  type CurrencyRequest,
  type Payment,
} from '@ncb/shared-kernel/api/contract';
import { getRepaymentAddress } from '@ncb/shared-kernel/domain/rules';
import type { RepaymentKind } from '@ncb/shared-kernel/domain/vocabulary';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { createEmptyPayment, toDraft, toPaymentRequest } from '../../features/payment';
import { buildAddressedSource, type AddressedObject } from './build-addressed-source';
import { buildNewSource } from './payment-source';

const ACCOUNTS = [{ id: '7001' }, { id: '7002' }];
const requisites = toPaymentRequest(
  toDraft({
    ...createEmptyPayment(SAMPLE_SESSION, '7002'),
    number: '12',
    creditIban: 'UA263052990000026006999000301',
    receiverName: 'ТОВ «Світанок Постач»',
    receiverCode: '92000019',
    amount: '100.50',
    purpose: 'Оплата за товар',
  }),
);
const payment = { id: '9107', version: 3, status: 0, type: 1, ...requisites } as Payment;
const request = {
  id: '55',
  number: '5',
  documentDate: '2026-06-30',
  amount: '1000.00',
  currencyCode: '840',
  debitAccountId: '7001',
  hryvnias: '42330.00',
  transitIban: 'UA473516070000029000999000090',
  status: 4,
} as CurrencyRequest;

interface Parts {
  parameters?: PageParameters;
  payment?: Payment;
  template?: Extract<AddressedObject, { template: unknown }>['template'];
  request?: CurrencyRequest;
  linked?: Extract<AddressedObject, { request: unknown }>['linked'];
  deals?: readonly CreditDeal[];
  correspondents?: readonly Correspondent[];
  purposes?: readonly CataloguePurpose[];
}

function source({ parameters = {}, payment: stored, template, request, linked = [], ...others }: Parts) {
  const { deals, ...rows } = others;
  const context = { session: SAMPLE_SESSION, parameters, accounts: ACCOUNTS };
  if (stored) return buildAddressedSource(context, { payment: stored });
  if (template) return buildAddressedSource(context, { template });
  if (request) return buildAddressedSource(context, { request, linked });
  if (deals) return buildAddressedSource(context, { deals });
  return buildNewSource(context, { correspondents: [], purposes: [], ...rows });
}

describe('the address of the form', () => {
  it('without parameters begins an empty payment from the first account, with one from that', () => {
    expect(source({})).toMatchObject({ kind: 'form', initialValues: { debitAccountId: '7001', number: '107' } });
    expect(source({ parameters: { account: '7002' } })).toMatchObject({ initialValues: { debitAccountId: '7002' } });
  });

  it.each([
    [undefined, { kind: 'view' }],
    ['view', { kind: 'view' }],
    ['change', { kind: 'form', changes: { id: '9107' }, initialValues: { number: '12' } }],
    ['copy', { kind: 'form', changes: null, isTemplate: false, initialValues: { number: '107' } }],
    ['template', { kind: 'form', changes: null, isTemplate: true }],
    ['nonsense', { kind: 'view' }],
  ])('of a stored payment with the mode %s', (mode, expected) => {
    expect(source({ payment, parameters: { id: '9107', ...(mode && { mode }) } })).toMatchObject(expected);
  });

  it('shows a payment that can no longer be changed: somebody has signed it meanwhile', () => {
    const signed = { ...payment, status: 2 } as Payment;
    expect(source({ payment: signed, parameters: { mode: 'change' } })).toMatchObject({ kind: 'view' });
  });

  it('leaves the account to be chosen when the copied payment’s was closed since', () => {
    const closed = { ...payment, debitAccountId: '7999' };
    expect(source({ payment: closed, parameters: { mode: 'copy' } })).toMatchObject({
      initialValues: { debitAccountId: '' },
    });
  });

  it('of a template begins a new payment of today', () => {
    const template = { name: 'Папір', currencyCode: '980', data: writeUahTemplate({ id: null, ...requisites }) };
    expect(source({ template })).toMatchObject({
      kind: 'form',
      initialValues: { number: '107', documentDate: '2026-07-01', receiverName: 'ТОВ «Світанок Постач»' },
    });
    expect(source({ template: { ...template, data: 'not a payment' } })).toEqual({
      kind: 'nothing',
      reason: 'templateUnreadable',
    });
  });
});

describe('rows of the catalogues', () => {
  const correspondents = [
    {
      id: '4',
      name: 'Безкодний Петро Тестович',
      code: 'АА123456',
      iban: 'UA403348510000026209999000304',
      isResident: true,
      hasCode: false,
      maximum: '20000.00',
      phone: '',
    },
  ];
  const purposes = [{ id: '6', text: 'Оренда офісу' }];

  it('that the address names are filled in', () => {
    expect(
      source({ parameters: { correspondent: '4', purpose: '6', account: '7002' }, correspondents, purposes }),
    ).toMatchObject({
      kind: 'form',
      initialValues: {
        receiverName: 'Безкодний Петро Тестович',
        receiverCode: 'АА123456',
        receiverHasCode: false,
        purpose: 'Оренда офісу',
        debitAccountId: '7002',
      },
    });
  });

  it('that are gone since are told: nobody else may be paid in their place', () => {
    const nothing = { kind: 'nothing', reason: 'choiceGone' };
    expect(source({ parameters: { correspondent: '5' }, correspondents })).toEqual(nothing);
    expect(source({ parameters: { correspondent: '4', purpose: '7' }, correspondents, purposes })).toEqual(nothing);
  });
});

describe('a template', () => {
  it('is begun empty or changed under the name that it has', () => {
    const template = { name: 'Папір', currencyCode: '980', data: writeUahTemplate({ id: null, ...requisites }) };
    const parameters = { mode: 'template' };
    expect(source({ parameters })).toMatchObject({ kind: 'form', isTemplate: true, templateName: null });
    expect(source({ parameters, template })).toMatchObject({ isTemplate: true, templateName: 'Папір' });
    expect(source({ template })).toMatchObject({ isTemplate: false, templateName: null });
  });
});

describe('a request to buy currency', () => {
  it('is paid to the bank’s transit account, and the payment names it', () => {
    expect(source({ request })).toMatchObject({
      kind: 'form',
      requestId: '55',
      hasRefusedPayment: false,
      initialValues: {
        number: '107',
        creditIban: 'UA473516070000029000999000090',
        receiverName: 'Тестовий банк',
        receiverCode: '14070197',
        amount: '42330.00',
        purpose: 'Перерахування коштів для купівлі 1000.00 USD згідно заявки № 5 від 30.06.2026, без ПДВ',
      },
    });
  });

  it('is not paid twice at once, nor after the bank has refused it', () => {
    const inProgress = [{ status: 4, amount: '1.00' }] as const;
    const nothing = { kind: 'nothing', reason: 'requestRefused' };
    expect(source({ request, linked: inProgress })).toEqual(nothing);
    expect(source({ request: { ...request, status: 6 } })).toEqual(nothing);
  });

  it('is paid for what the bank still misses and no payment is on its way for', () => {
    const amount = (missing: string, ...linked: readonly { status: 0 | 5; amount: string }[]) => {
      const result = source({ request: { ...request, missing }, linked });
      return result.kind === 'form' ? result.initialValues.amount : result.kind;
    };
    expect(amount('1245.00', { status: 5, amount: '41085.00' })).toBe('1245.00');
    expect(amount('1245.00', { status: 0, amount: '245.00' })).toBe('1000.00');
    expect(amount('1245.00', { status: 0, amount: '1245.00' })).toBe('');
  });

  it('whose payment was refused can be paid again, and the form says so', () => {
    const refused = [{ status: 6, amount: '1.00' }] as const;
    expect(source({ request, linked: refused })).toMatchObject({ kind: 'form', hasRefusedPayment: true });
  });

  it.each([[{ hryvnias: null }], [{ transitIban: '' }]])('without %p cannot be paid yet', (missing) => {
    expect(source({ request: { ...request, ...missing } })).toEqual({
      kind: 'nothing',
      reason: 'requestIncomplete',
    });
  });
});

describe('the repayment of a credit', () => {
  const deal: CreditDeal = {
    number: 'КР-2024/77',
    status: 'active',
    start: '2024-06-05',
    end: '2027-06-05',
    rate: '18.5',
    currencyLetters: 'UAH',
    currencyCode: '980',
    amount: '900000.00',
    principal: '480000.00',
    interest: '7692.31',
    overdue: '0.00',
    principalAccount: 'UA213516070000020639999000040',
    interestAccount: 'UA643516070000020686999000093',
    repaymentAccount: '',
    overduePrincipal: '0.00',
    penalty: '0.00',
    overdueDays: 0,
    nextDay: null,
    payOverdue: null,
    payNext: null,
    payAll: null,
    payEarly: null,
  };
  const deals = [{ ...deal, number: 'КР-2020/01', principal: '1.00' }, deal];
  const addressed = (kind: RepaymentKind) => getRepaymentAddress(deal, kind).parameters;

  it('begins with what is owed today, to the account that the bank names', () => {
    expect(source({ parameters: addressed('principal'), deals })).toMatchObject({
      kind: 'form',
      changes: null,
      requestId: null,
      initialValues: {
        number: '107',
        documentDate: '2026-07-01',
        debitAccountId: '7001',
        creditIban: 'UA213516070000020639999000040',
        receiverName: 'Тестовий банк',
        receiverCode: '14070197',
        amount: '480000.00',
        purpose: 'Погашення основного боргу за кредитним договором № КР-2024/77 від 05.06.2024, без ПДВ',
      },
    });
    expect(source({ parameters: addressed('interest'), deals })).toMatchObject({
      initialValues: { creditIban: 'UA643516070000020686999000093', amount: '7692.31' },
    });
  });

  it('is paid from the account that the address names', () => {
    expect(source({ parameters: { ...addressed('principal'), account: '7002' }, deals })).toMatchObject({
      initialValues: { debitAccountId: '7002' },
    });
  });

  it.each<[string, readonly CreditDeal[], string]>([
    ['a deal that the company does not have', [], 'dealUnknown'],
    ['a deal under which nothing is owed', [{ ...deal, principal: '0.00' }], 'nothingToRepay'],
    ['a closed deal', [{ ...deal, status: 'closed' }], 'nothingToRepay'],
    ['a deal in another currency', [{ ...deal, currencyCode: '978', currencyLetters: 'EUR' }], 'dealInCurrency'],
  ])('of %s opens no form and says why', (_, deals, reason) => {
    expect(source({ parameters: addressed('principal'), deals })).toEqual({ kind: 'nothing', reason });
  });

  it('is an empty payment where the address names a debt that is not known here', () => {
    const parameters = { ...addressed('principal'), repay: 'fine' };
    expect(source({ parameters, deals })).toMatchObject({
      kind: 'form',
      initialValues: { amount: '', creditIban: '' },
    });
  });
});
